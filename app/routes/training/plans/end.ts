import { href, redirect } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { endPlan } from "#features/training/plans/commands.server.ts";
import { services } from "#services/context.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Handle } from "../../handle.ts";
import { postOnly } from "../../post-only.ts";
import type { Route } from "./+types/end.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /training/plans/:id/end` ends the plan. Its page says where that cannot be. */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const { id } = args.params;
  const { problem } = await endPlan(services(args.context), viewer, id);
  if (problem !== null) return redirect(href("/training/plans/:id", { id }), 303);
  return seeOtherSaying(href("/training"), "The plan has ended. You find it under earlier plans.");
}

export const loader = postOnly(({ id }: { id: string }) => href("/training/plans/:id", { id }));
