import { redirect } from "react-router";
import { securityLinks } from "#features/accounts/security/links.ts";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { revokeAllKeys, revokeKey } from "#features/public-api/keys/commands.server.ts";
import { keysPath } from "#features/public-api/keys/links.ts";
import { publicOrigin, services } from "#services/context.ts";
import { readId } from "#values/id.ts";
import type { Handle } from "../../handle.ts";
import { postOnly } from "../../post-only.ts";
import type { Route } from "./+types/revoke.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /account/security/keys/:id/revoke`, or `…/keys/revoke-all` for all keys. */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const all = services(args.context);
  const links = securityLinks(publicOrigin(args.request));
  if (!("id" in args.params)) {
    const count = await revokeAllKeys(all, viewer, links);
    return redirect(keysPath(count > 0 ? "keys-revoked" : "key-gone"), 303);
  }
  const id = readId(args.params.id);
  const isRevoked = id !== null && (await revokeKey(all, viewer, id, links));
  return redirect(keysPath(isRevoked ? "key-revoked" : "key-gone"), 303);
}

export const loader = postOnly(keysPath());
