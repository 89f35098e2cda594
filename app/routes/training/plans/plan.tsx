import { officeMeta } from "#values/web/page-meta.ts";
import styles from "../training.css?url";
import type { Route } from "./+types/plan.ts";
import { loadPlan } from "./plan-page.server.ts";
import { PlanPage } from "./plan-page.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export function loader(args: Route.LoaderArgs) {
  return loadPlan(args);
}

export const meta: Route.MetaFunction = () => officeMeta("Training plan");

export default function Plan({ loaderData }: Route.ComponentProps) {
  return <PlanPage page={loaderData} />;
}
