import { resendInvitation } from "#features/accounts/people/invitations.server.ts";
import { publicOrigin } from "#services/context.ts";
import type { Route } from "./+types/resend.ts";
import { invitationLinkOf, seeInvitations, withInvitation } from "./with-invitation.server.ts";

/** `POST /admin/users/invitations/:id/resend` sends an invitation once more. */
export function action(args: Route.ActionArgs) {
  const linkOf = invitationLinkOf(publicOrigin(args.request));
  return withInvitation(
    args,
    (own, admin, id) => resendInvitation(own, admin, id, linkOf),
    (email) => `${email} is invited once more.`,
  );
}

export function loader(args: Route.LoaderArgs) {
  return seeInvitations(args);
}
