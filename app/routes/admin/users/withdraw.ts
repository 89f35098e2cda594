import { data, href, redirect } from "react-router";
import { withdrawInvitation } from "#features/accounts/people/invitations.server.ts";
import { readUserId } from "#features/accounts/people/schema.ts";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { services } from "#services/context.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Route } from "./+types/withdraw.ts";

/** `POST /admin/users/invitations/:id/withdraw` takes an invitation back. */
export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const id = readUserId(args.params.id);
  if (id === null) throw data("There is no such invitation.", 404);
  const gone = await withdrawInvitation(services(args.context), admin, id);
  const said = gone.problem ?? `The invitation of ${gone.email} is withdrawn.`;
  return seeOtherSaying(href("/admin/users/invitations"), said);
}

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  return redirect(href("/admin/users/invitations"), 303);
}
