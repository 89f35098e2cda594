import { data, href } from "react-router";
import { type InvitationProblem, invitationProblems } from "#features/accounts/people/messages.ts";
import { type RequestArgs, requireAdmin } from "#features/accounts/viewer.server.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { services } from "#services/context.ts";
import type { Services } from "#services/services.ts";
import { readId } from "#values/id.ts";
import { seeOtherSaying } from "#values/web/said.ts";

/**
 * Has an administrator work on the invitation that the address names, and leads back to the list,
 * which says what was done or why not.
 * @throws {Response} 404 for an address that names no invitation
 */
export async function withInvitation(
  args: RequestArgs & { params: { id: string } },
  work: (
    services: Services,
    admin: Admin,
    id: string,
  ) => Promise<{ problem: InvitationProblem } | { problem: null; email: string }>,
  sentenceOf: (email: string) => string,
) {
  const admin = await requireAdmin(args);
  const id = readId(args.params.id);
  if (id === null) throw data("There is no such invitation.", 404);
  const done = await work(services(args.context), admin, id);
  const said = done.problem === null ? sentenceOf(done.email) : invitationProblems[done.problem];
  return seeOtherSaying(href("/admin/users/invitations"), said);
}

/** Makes the address that the mail of an invitation leads to from its token. */
export function invitationLinkOf(origin: string): (token: string) => string {
  return (token) => origin + href("/invitation/:token", { token });
}
