import { href, redirect } from "react-router";
import { endOtherSessions } from "#features/accounts/security/sessions.server.ts";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { services } from "#services/context.ts";
import type { Route } from "./+types/end-other-sessions.ts";

/** `POST /account/security/sessions/end-others` */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  await endOtherSessions(services(args.context), viewer);
  return redirect(`${href("/account/security")}?notice=others-ended`, 303);
}

/** Somebody who came here by an address has nothing to see. */
export function loader() {
  return redirect(href("/account/security"));
}
