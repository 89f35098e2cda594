import { data, href } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import {
  deleteActivity,
  removeActivityFile,
  renameActivity,
  replaceActivityFile,
} from "#features/activities/commands.server.ts";
import { activityProblemText } from "#features/activities/messages.ts";
import { findActivity } from "#features/activities/queries.server.ts";
import { maxActivityBytes } from "#features/activities/reading/limits.ts";
import { activityForm } from "#features/activities/schema.ts";
import { ActivityView } from "#features/activities/showing/activity-view.tsx";
import { shownActivity } from "#features/activities/showing/shown-activity.server.ts";
import { matchActivities } from "#features/training/matching/matching.server.ts";
import { services } from "#services/context.ts";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { formErrors, formOf, readForm } from "#values/form/form.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import { saidBefore, saidNow, seeOtherSaying } from "#values/web/said.ts";
import { lengthUnitOf } from "#values/web/unit-cookie.ts";
import type { Route } from "./+types/activity.ts";
import styles from "./activity/activity.css?url";
import { ManageForms } from "./activity/manage-forms.tsx";
import { TrainingFrame } from "./frame.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

const missing = "This activity is not there. It may have been deleted.";

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  const found = await findActivity(services(args.context), viewer, args.params.id);
  if (!found) throw data(missing, 404);
  const unit = lengthUnitOf(args.request.headers.get("cookie"));
  const said = saidBefore(args.request.headers.get("cookie"));
  const headers = said ? { "Set-Cookie": saidNow(href("/training/activities")) } : undefined;
  return data({ unit, activity: shownActivity(found, unit), said }, { headers });
}

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const all = services(args.context);
  const { id } = args.params;
  const form = await formOf(args.request);
  const { value, errors } = readForm(activityForm, form);
  if (!value) return data({ errors }, 400);
  const refusal = (problem: Parameters<typeof activityProblemText>[0]) => {
    if (problem === "gone") throw data(missing, 404);
    return data({ errors: formErrors(activityProblemText(problem), form) }, 409);
  };
  if (value.intent === "delete") {
    const { problem } = await deleteActivity(all, viewer, id);
    if (problem !== null) return refusal(problem);
    return seeOtherSaying(href("/training/activities"), "Activity deleted.");
  }
  const { problem } =
    value.intent === "rename"
      ? await renameActivity(all, viewer, id, value)
      : value.intent === "remove-file"
        ? await removeActivityFile(all, viewer, id)
        : await replaceActivityFile(all, viewer, id, {
            name: value.file?.name ?? "",
            // A longer file is refused by its length; its bytes need not be copied for that.
            bytes: (await value.file?.slice(0, maxActivityBytes + 1).bytes()) ?? new Uint8Array(),
          });
  if (problem !== null) return refusal(problem);
  if (value.intent === "replace") await matchActivities(all, viewer);
  const said = {
    rename: "Activity changed.",
    "remove-file": "File removed. The numbers stay.",
    replace: "File replaced and measured again.",
  };
  return seeOtherSaying(href("/training/activities/:id", { id }), said[value.intent]);
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  officeMeta(loaderData?.activity.name ?? "Activity");

/** One activity: where it led, how fast, how high, and with what effort. */
export default function Activity({ loaderData, actionData }: Route.ComponentProps) {
  const { activity, unit } = loaderData;
  return (
    <TrainingFrame at="activities" said={loaderData.said}>
      <BackLink to={href("/training/activities")}>All activities</BackLink>
      <ActivityView activity={activity} unit={unit} />
      <ManageForms activity={activity} errors={actionData?.errors ?? null} />
    </TrainingFrame>
  );
}
