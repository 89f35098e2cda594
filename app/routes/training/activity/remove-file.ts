import { href, redirect } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { removeActivityFile } from "#features/activities/commands.server.ts";
import { services } from "#services/context.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Handle } from "../../handle.ts";
import { postOnly } from "../../post-only.ts";
import type { Route } from "./+types/remove-file.ts";

export const handle: Handle = { keepsPages: true };

/**
 * `POST /training/activities/:id/remove-file` removes the file of the activity, whose numbers stay. Where
 * the file is gone already, it leads to the page of the activity, which shows that.
 */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const { id } = args.params;
  const own = href("/training/activities/:id", { id });
  const { problem } = await removeActivityFile(services(args.context), viewer, id);
  if (problem !== null) return redirect(own, 303);
  return seeOtherSaying(own, "File removed. The numbers stay.");
}

export const loader = postOnly(({ id }: { id: string }) =>
  href("/training/activities/:id", { id }),
);
