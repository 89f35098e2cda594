import { data, href } from "react-router";
import {
  invitationLinkOf,
  resendInvitation,
  withdrawInvitation,
} from "#features/accounts/people/invitations.server.ts";
import { invitationProblems } from "#features/accounts/people/people.ts";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { publicOrigin, services } from "#services/context.ts";
import { readId } from "#values/id.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import { changeOf } from "../../../changes.ts";
import type { Handle } from "../../../handle.ts";
import { adminPostOnly } from "../../admin-post-only.server.ts";
import type { Route } from "./+types/change.ts";

export const handle: Handle = { keepsPages: true };

const changes = {
  resend: { command: resendInvitation, said: (email: string) => `${email} was invited again.` },
  withdraw: {
    command: withdrawInvitation,
    said: (email: string) => `The invitation of ${email} is withdrawn.`,
  },
};

/** `POST /admin/users/invitations/:id/:change` sends an invitation again, or withdraws it. */
export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const { command, said } = changeOf(changes, args.params.change);
  const id = readId(args.params.id);
  if (id === null) throw data("There is no such invitation.", 404);
  const linkOf = invitationLinkOf(publicOrigin(args.request));
  const done = await command(services(args.context), admin, id, linkOf);
  return seeOtherSaying(
    href("/admin/users/invitations"),
    done.problem === null ? said(done.email) : invitationProblems[done.problem],
  );
}

export const loader = adminPostOnly(href("/admin/users/invitations"), changes);
