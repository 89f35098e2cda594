import { data, href } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { typeActivity } from "#features/activities/commands.server.ts";
import { activityProblemText } from "#features/activities/messages.ts";
import { runnersToday } from "#features/activities/runners-day.server.ts";
import { typedActivityForm } from "#features/activities/schema.ts";
import { matchActivities } from "#features/training/matching/matching.server.ts";
import { services } from "#services/context.ts";
import { formErrors, formOf, readForm } from "#values/form/form.ts";
import { lengthUnitOf } from "#values/web/cookie.ts";
import { languageOf } from "#values/web/language.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/new.ts";
import styles from "./activities.css?url";
import { loadActivities } from "./activity-list.server.ts";
import { ActivityList } from "./activity-list.tsx";

export const handle: Handle = { keepsPages: true };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** The list of activities, with the form of a typed one open. */
export function loader(args: Route.LoaderArgs) {
  return loadActivities(args);
}

/** `POST /training/activities/new` adds an activity that is typed in. */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const all = services(args.context);
  const unit = lengthUnitOf(args.request.headers.get("cookie"));
  const form = await formOf(args.request);
  const today = await runnersToday(all, viewer);
  const { value, errors } = readForm(typedActivityForm({ unit, today }), form);
  if (!value) return data(errors, 400);
  const typed = {
    ...value,
    meters: value.distance,
    seconds: value.duration,
    lang: languageOf(args.url),
  };
  const stored = await typeActivity(all, viewer, typed);
  if (stored.problem !== null) {
    return data(formErrors(activityProblemText(stored.problem), form), 409);
  }
  await matchActivities(all, viewer);
  return seeOtherSaying(href("/training/activities/:id/:change?", { id: stored.id }), {
    en: "Activity added.",
    es: "Actividad agregada.",
  });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Activities", es: "Actividades" }, pageLanguages(matches).lang);

export default function NewActivity({ loaderData, actionData }: Route.ComponentProps) {
  return <ActivityList list={loaderData} typing={{ errors: actionData ?? null }} />;
}
