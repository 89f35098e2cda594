import { href, redirect } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { deletePlan } from "#features/training/plans/commands.server.ts";
import { services } from "#services/context.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Handle } from "../../handle.ts";
import { postOnly } from "../../post-only.ts";
import type { Route } from "./+types/delete.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /training/plans/:id/delete` deletes a plan that has ended. Its page shows where that cannot be. */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const { id } = args.params;
  const { problem } = await deletePlan(services(args.context), viewer, id);
  if (problem !== null) return redirect(href("/training/plans/:id", { id }), 303);
  return seeOtherSaying(href("/training"), "Plan deleted.");
}

export const loader = postOnly(({ id }: { id: string }) => href("/training/plans/:id", { id }));
