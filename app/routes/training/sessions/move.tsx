import { data, href } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { sessionMove } from "#features/training/plans/schema.ts";
import { moveSession } from "#features/training/plans/sessions.server.ts";
import { services } from "#services/context.ts";
import { formatDay } from "#values/day.ts";
import { formErrors, formOf, readForm } from "#values/form/form.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Handle } from "../../handle.ts";
import styles from "../session.css?url";
import type { Route } from "./+types/move.ts";
import { type ChangeOutcome, loadSession, refused } from "./session-page.server.ts";
import { SessionPage, sessionMeta } from "./session-page.tsx";

export const handle: Handle = { keepsPages: true };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** The page of the session, on which a refusal is said. */
export function loader(args: Route.LoaderArgs) {
  return loadSession(args);
}

/** `POST /training/sessions/:id/move` moves the session to another day of its plan. */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const { id } = args.params;
  const form = await formOf(args.request);
  const { typed } = formErrors(null, form);
  const { value } = readForm(sessionMove, form);
  if (!value) {
    return data<ChangeOutcome>({ problem: "Please choose a day.", warnings: [], typed }, 400);
  }
  const { day, insist } = value;
  const asked = { id, day, isInsisted: insist === "yes" };
  const { problem, warnings } = await moveSession(services(args.context), viewer, asked);
  if (problem !== null) return refused(problem, form);
  if (warnings.length > 0) return data<ChangeOutcome>({ problem, warnings, typed });
  return seeOtherSaying(href("/training"), `Moved to ${formatDay(day)}.`);
}

export const meta: Route.MetaFunction = ({ loaderData }) => sessionMeta(loaderData);

export default function MoveSession({ loaderData, actionData }: Route.ComponentProps) {
  return <SessionPage page={loaderData} outcome={actionData ?? null} />;
}
