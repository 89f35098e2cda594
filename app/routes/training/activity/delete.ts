import { href, redirect } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { deleteActivity } from "#features/activities/commands.server.ts";
import { services } from "#services/context.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Handle } from "../../handle.ts";
import { postOnly } from "../../post-only.ts";
import type { Route } from "./+types/delete.ts";

export const handle: Handle = { keepsPages: true };

/**
 * `POST /training/activities/:id/delete` deletes the activity with its file. Where it is gone, it leads to
 * its page, which says so.
 */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const { id } = args.params;
  const own = href("/training/activities/:id", { id });
  const { problem } = await deleteActivity(services(args.context), viewer, id);
  if (problem !== null) return redirect(own, 303);
  return seeOtherSaying(href("/training/activities"), "Activity deleted.");
}

export const loader = postOnly(({ id }: { id: string }) =>
  href("/training/activities/:id", { id }),
);
