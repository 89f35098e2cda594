import { data, href, redirect } from "react-router";
import { resendInvitation } from "#features/accounts/people/invitations.server.ts";
import { readUserId } from "#features/accounts/people/schema.ts";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { publicOrigin, services } from "#services/context.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Route } from "./+types/resend.ts";

/** `POST /admin/users/invitations/:id/resend` sends an invitation once more. */
export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const id = readUserId(args.params.id);
  if (id === null) throw data("There is no such invitation.", 404);
  const linkOf = (token: string) =>
    publicOrigin(args.request) + href("/invitation/:token", { token });
  const sent = await resendInvitation(services(args.context), admin, id, linkOf);
  const said = sent.problem ?? `${sent.email} is invited once more.`;
  return seeOtherSaying(href("/admin/users/invitations"), said);
}

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  return redirect(href("/admin/users/invitations"), 303);
}
