import { href, redirect } from "react-router";
import { keepAccount } from "#features/accounts/deletion/commands.server.ts";
import { securityLinks } from "#features/accounts/security/links.ts";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { publicOrigin, services } from "#services/context.ts";
import { withQuery } from "#values/address.ts";
import type { Handle } from "../../handle.ts";
import { postOnly } from "../../post-only.ts";
import type { Route } from "./+types/keep.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /account/data/keep` calls off the deletion of the viewer's account. */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const links = securityLinks(publicOrigin(args.request));
  await keepAccount(services(args.context), viewer, links);
  return redirect(withQuery(href("/account/data"), { notice: "kept" }), 303);
}

export const loader = postOnly(href("/account/data"));
