import { redirect } from "react-router";
import { securityLinks } from "#features/accounts/security/links.ts";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { revokeAllKeys } from "#features/public-api/keys/commands.server.ts";
import { keysPath } from "#features/public-api/keys/links.ts";
import { publicOrigin, services } from "#services/context.ts";
import type { Handle } from "../../handle.ts";
import { postOnly } from "../../post-only.ts";
import type { Route } from "./+types/revoke-all.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /account/security/keys/revoke-all` */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const links = securityLinks(publicOrigin(args.request));
  const count = await revokeAllKeys(services(args.context), viewer, links);
  return redirect(keysPath(count > 0 ? "keys-revoked" : "key-gone"), 303);
}

export const loader = postOnly(keysPath());
