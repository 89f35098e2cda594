import { redirect } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { resumeMembership } from "#features/membership/changes/commands.server.ts";
import { billingPath } from "#features/membership/membership.ts";
import { changeMessages, refusalSentence, tooOften } from "#features/membership/messages.ts";
import { services } from "#services/context.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/resume.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /dashboard/billing/resume`: the viewer's membership goes on after all. */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const all = services(args.context);
  if (!(await all.limits.allow("subscription", viewer.userId))) {
    return seeOtherSaying(billingPath(), tooOften);
  }
  const refusal = await resumeMembership(all, viewer);
  return seeOtherSaying(billingPath(), refusal ? refusalSentence(refusal) : changeMessages.resumed);
}

/** A viewer who opens the address sees the billing tab. */
export function loader() {
  return redirect(billingPath());
}
