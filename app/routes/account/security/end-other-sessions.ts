import { redirect } from "react-router";
import { securityPath } from "#features/accounts/security/links.ts";
import { endOtherSessions } from "#features/accounts/security/sessions.server.ts";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { services } from "#services/context.ts";
import type { Handle } from "../../handle.ts";
import { postOnly } from "../../post-only.ts";
import type { Route } from "./+types/end-other-sessions.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /account/security/sessions/end-others` */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  await endOtherSessions(services(args.context), viewer);
  return redirect(securityPath("others-ended"), 303);
}

export const loader = postOnly(securityPath());
