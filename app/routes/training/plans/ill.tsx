import { data, href } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { illProblems } from "#features/training/messages.ts";
import { illDays } from "#features/training/plans/schema.ts";
import { wasIll } from "#features/training/plans/sessions.server.ts";
import { services } from "#services/context.ts";
import { formErrors, formOf, readForm } from "#values/form/form.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Handle } from "../../handle.ts";
import styles from "../training.css?url";
import type { Route } from "./+types/ill.ts";
import { loadPlan, missingPlan } from "./plan-page.server.ts";
import { PlanPage } from "./plan-page.tsx";

export const handle: Handle = { keepsPages: true };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** The page of the plan, on which a refusal is said. */
export function loader(args: Route.LoaderArgs) {
  return loadPlan(args);
}

/** `POST /training/plans/:id/ill` builds the rest of the plan again around days without running. */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const { id } = args.params;
  const form = await formOf(args.request);
  const { value } = readForm(illDays, form);
  if (!value) return data(formErrors("Please check the day and the number of days.", form), 400);
  const { problem } = await wasIll(services(args.context), viewer, { id, ...value });
  if (problem === "gone") throw missingPlan();
  if (problem) return data(formErrors(illProblems[problem], form), 409);
  return seeOtherSaying(href("/training"), "The rest of your plan is built again. Get well soon.");
}

export const meta: Route.MetaFunction = () => officeMeta("Training plan");

export default function IllDuringPlan({ loaderData, actionData }: Route.ComponentProps) {
  return <PlanPage page={loaderData} illness={actionData ?? null} />;
}
