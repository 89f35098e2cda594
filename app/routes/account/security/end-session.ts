import { redirect } from "react-router";
import { securityPath } from "#features/accounts/security/links.ts";
import { endSession } from "#features/accounts/security/sessions.server.ts";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { services } from "#services/context.ts";
import { readId } from "#values/id.ts";
import type { Handle } from "../../handle.ts";
import { postOnly } from "../../post-only.ts";
import type { Route } from "./+types/end-session.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /account/security/sessions/:id/end` ends another session of the viewer. */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const id = readId(args.params.id);
  const isEnded = id !== null && (await endSession(services(args.context), viewer, id));
  const notice = isEnded ? "session-ended" : "session-gone";
  return redirect(securityPath(notice), 303);
}

export const loader = postOnly(securityPath());
