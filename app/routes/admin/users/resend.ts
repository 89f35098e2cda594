import { href } from "react-router";
import { resendInvitation } from "#features/accounts/people/invitations.server.ts";
import { publicOrigin } from "#services/context.ts";
import type { Handle } from "../../handle.ts";
import { adminPostOnly } from "../admin-post-only.server.ts";
import type { Route } from "./+types/resend.ts";
import { invitationLinkOf, withInvitation } from "./with-invitation.server.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /admin/users/invitations/:id/resend` sends an invitation once more. */
export function action(args: Route.ActionArgs) {
  const linkOf = invitationLinkOf(publicOrigin(args.request));
  return withInvitation(
    args,
    (own, admin, id) => resendInvitation(own, admin, id, linkOf),
    (email) => `${email} is invited once more.`,
  );
}

export const loader = adminPostOnly(href("/admin/users/invitations"));
