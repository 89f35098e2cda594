import { withdrawInvitation } from "#features/accounts/people/invitations.server.ts";
import type { Route } from "./+types/withdraw.ts";
import { seeInvitations, withInvitation } from "./with-invitation.server.ts";

/** `POST /admin/users/invitations/:id/withdraw` takes an invitation back. */
export function action(args: Route.ActionArgs) {
  return withInvitation(
    args,
    withdrawInvitation,
    (email) => `The invitation of ${email} is withdrawn.`,
  );
}

export function loader(args: Route.LoaderArgs) {
  return seeInvitations(args);
}
