import { data, href } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { renameActivity } from "#features/activities/commands.server.ts";
import { activityProblemText } from "#features/activities/messages.ts";
import { activityName } from "#features/activities/schema.ts";
import { services } from "#services/context.ts";
import { formErrors, formOf, readForm } from "#values/form/form.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/rename.ts";
import styles from "./activity.css?url";
import { loadActivity, missingActivity } from "./activity-page.server.ts";
import { ActivityPage } from "./activity-page.tsx";

export const handle: Handle = { keepsPages: true };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** The page of the activity, with the form of its name open. */
export function loader(args: Route.LoaderArgs) {
  return loadActivity(args);
}

/** `POST /training/activities/:id/rename` changes what its runner calls the activity. */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const { id } = args.params;
  const form = await formOf(args.request);
  const { value, errors } = readForm(activityName, form);
  if (!value) return data(errors, 400);
  const { problem } = await renameActivity(services(args.context), viewer, id, value);
  if (problem === "gone") throw missingActivity();
  if (problem !== null) return data(formErrors(activityProblemText(problem), form), 409);
  return seeOtherSaying(href("/training/activities/:id", { id }), "Activity changed.");
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  officeMeta(loaderData?.activity.name ?? "Activity");

export default function RenameActivity({ loaderData, actionData }: Route.ComponentProps) {
  return <ActivityPage page={loaderData} naming={{ errors: actionData ?? null }} />;
}
