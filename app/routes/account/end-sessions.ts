import { redirect } from "react-router";
import { securityPath } from "#features/accounts/security/links.ts";
import { endOtherSessions, endSession } from "#features/accounts/security/sessions.server.ts";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { services } from "#services/context.ts";
import { readId } from "#values/id.ts";
import type { Handle } from "../handle.ts";
import { postOnly } from "../post-only.ts";
import type { Route } from "./+types/end-sessions.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /account/security/sessions/:id/end`, or `…/sessions/end-others` for all other sessions. */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const all = services(args.context);
  if (!("id" in args.params)) {
    await endOtherSessions(all, viewer);
    return redirect(securityPath("others-ended"), 303);
  }
  const id = readId(args.params.id);
  const isEnded = id !== null && (await endSession(all, viewer, id));
  return redirect(securityPath(isEnded ? "session-ended" : "session-gone"), 303);
}

export const loader = postOnly(securityPath());
