import { href, redirect } from "react-router";
import { securityLinks } from "#features/accounts/security/links.ts";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import type { KeyNotice } from "#features/public-api/keys/api-key.ts";
import { revokeAllKeys, revokeKey } from "#features/public-api/keys/keys.server.ts";
import type { Handle } from "#routes/handle.ts";
import { postOnly } from "#routes/post-only.ts";
import { publicOrigin, services } from "#services/context.ts";
import { withQuery } from "#values/address.ts";
import { readId } from "#values/id.ts";
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

/** The list of keys, with a message about a finished change. */
function keysPath(notice?: KeyNotice): string {
  return withQuery(href("/account/security/keys"), { notice });
}
