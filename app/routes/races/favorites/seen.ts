import { href, redirect } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { noteLooks } from "#features/favorites/changes/looks.server.ts";
import { services } from "#services/context.ts";
import { postOnly } from "../../post-only.ts";
import type { Route } from "./+types/seen.ts";

/** `POST /favorites/seen`: the viewer has seen what has changed of the races they keep. */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  await noteLooks(services(args.context), viewer, null);
  return redirect(`${href("/dashboard")}#kept`, 303);
}

export const loader = postOnly("/dashboard");
