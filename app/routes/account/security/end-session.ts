import { href, redirect } from "react-router";
import { idOf } from "#features/accounts/security/schema.ts";
import { endSession } from "#features/accounts/security/sessions.server.ts";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { services } from "#services/context.ts";
import type { Route } from "./+types/end-session.ts";

/** `POST /account/security/sessions/:id/end` signs the viewer out in one other place. */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const id = idOf(args.params.id);
  const isEnded = id !== null && (await endSession(services(args.context), viewer, id));
  const notice = isEnded ? "session-ended" : "session-gone";
  return redirect(`${href("/account/security")}?notice=${notice}`, 303);
}

/** Somebody who came here by an address has nothing to see. */
export function loader() {
  return redirect(href("/account/security"));
}
