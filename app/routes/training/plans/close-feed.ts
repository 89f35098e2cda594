import { href, redirect } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { closeFeed } from "#features/training/calendar/feed.server.ts";
import { services } from "#services/context.ts";
import type { Handle } from "../../handle.ts";
import { postOnly } from "../../post-only.ts";
import type { Route } from "./+types/close-feed.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /training/plans/:id/close-feed` ends the address of its calendar, and leads to the plan. */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const { id } = args.params;
  await closeFeed(services(args.context), viewer, id);
  return redirect(href("/training/plans/:id", { id }), 303);
}

export const loader = postOnly(({ id }: { id: string }) => href("/training/plans/:id", { id }));
