import { href } from "react-router";
import { withdrawInvitation } from "#features/accounts/people/invitations.server.ts";
import type { Handle } from "../../handle.ts";
import { adminPostOnly } from "../admin-post-only.server.ts";
import type { Route } from "./+types/withdraw.ts";
import { withInvitation } from "./with-invitation.server.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /admin/users/invitations/:id/withdraw` takes an invitation back. */
export function action(args: Route.ActionArgs) {
  return withInvitation(
    args,
    withdrawInvitation,
    (email) => `The invitation of ${email} is withdrawn.`,
  );
}

export const loader = adminPostOnly(href("/admin/users/invitations"));
