import { data, href } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { replaceActivityFile } from "#features/activities/commands.server.ts";
import { activityProblemText } from "#features/activities/messages.ts";
import { maxActivityBytes } from "#features/activities/reading/limits.ts";
import { matchActivities } from "#features/training/matching/matching.server.ts";
import { services } from "#services/context.ts";
import { fileFormOf } from "#services/sent-files.ts";
import { upTo } from "#values/form/body-limit.ts";
import { sentFile } from "#values/form/sent-file.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/activity.ts";
import styles from "./activity/activity.css?url";
import { loadActivity, missingActivity } from "./activity/activity-page.server.ts";
import { ActivityPage } from "./activity/activity-page.tsx";

export const handle: Handle = { keepsPages: true };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export function loader(args: Route.LoaderArgs) {
  return loadActivity(args);
}

const fileLimit = upTo(34, "The file is larger than 30 MB.");

/** `POST /training/activities/:id` measures the activity again from another file. */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const all = services(args.context);
  const { id } = args.params;
  const { signal } = args.request;
  const file = await sentFile(await fileFormOf(args, viewer, fileLimit), maxActivityBytes);
  if (!file) throw data(null, 400);
  const { problem } = await replaceActivityFile(all, viewer, id, { ...file, signal });
  if (problem === "gone") throw missingActivity();
  if (problem !== null) return data({ problem: activityProblemText(problem) }, 409);
  await matchActivities(all, viewer);
  const own = href("/training/activities/:id", { id });
  return seeOtherSaying(own, "File replaced and measured again.");
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  officeMeta(loaderData?.activity.name ?? "Activity");

export default function Activity({ loaderData, actionData }: Route.ComponentProps) {
  return <ActivityPage page={loaderData} problem={actionData?.problem ?? null} />;
}
