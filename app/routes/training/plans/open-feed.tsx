import { href } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { openFeed } from "#features/training/calendar/feed.server.ts";
import { publicOrigin, services } from "#services/context.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Handle } from "../../handle.ts";
import styles from "../training.css?url";
import type { Route } from "./+types/open-feed.ts";
import { loadPlan, missingPlan } from "./plan-page.server.ts";
import { PlanPage } from "./plan-page.tsx";

export const handle: Handle = { keepsPages: true };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** The page of the plan, which shows the address once. */
export function loader(args: Route.LoaderArgs) {
  return loadPlan(args);
}

/** `POST /training/plans/:id/open-feed` gives the calendar of the plan a new secret address. */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const opened = await openFeed(services(args.context), viewer, args.params.id);
  if (!opened) throw missingPlan();
  const path = href("/training/calendar/:token", { token: `${opened.token}.ics` });
  return { feed: publicOrigin(args.request) + path };
}

export const meta: Route.MetaFunction = () => officeMeta("Training plan");

export default function OpenFeed({ loaderData, actionData }: Route.ComponentProps) {
  return <PlanPage page={loaderData} feed={actionData?.feed ?? null} />;
}
