import { href, redirect } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { keptLimit, noteLooks } from "#features/favorites/looks.server.ts";
import { services } from "#services/context.ts";
import { formOf } from "#values/form/form.ts";
import { isId } from "#values/id.ts";
import type { Handle } from "../../handle.ts";
import { postOnly } from "../../post-only.ts";
import type { Route } from "./+types/seen.ts";

export const handle: Handle = { keepsPages: true };

/**
 * `POST /favorites/seen`: the viewer has seen what has changed of the races `race` that they keep, up to
 * the moment `up_to`. The changes of others and later ones, which the dashboard did not show, stay news.
 */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const form = await formOf(args.request);
  const raceIds = form.getAll("race").filter(isId).slice(0, keptLimit);
  const upTo = new Date(String(form.get("up_to")));
  const isMoment = !Number.isNaN(upTo.getTime());
  await noteLooks(services(args.context), viewer, raceIds, isMoment ? upTo : null);
  return redirect(`${href("/dashboard")}#kept`, 303);
}

export const loader = postOnly("/dashboard");
