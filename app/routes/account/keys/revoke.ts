import { redirect } from "react-router";
import { securityLinks } from "#features/accounts/security/links.ts";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { revokeKey } from "#features/public-api/keys/commands.server.ts";
import { keysPath } from "#features/public-api/keys/links.ts";
import { publicOrigin, services } from "#services/context.ts";
import { readId } from "#values/id.ts";
import type { Handle } from "../../handle.ts";
import { postOnly } from "../../post-only.ts";
import type { Route } from "./+types/revoke.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /account/security/keys/:id/revoke` */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const id = readId(args.params.id);
  const links = securityLinks(publicOrigin(args.request));
  const isRevoked = id !== null && (await revokeKey(services(args.context), viewer, id, links));
  return redirect(keysPath(isRevoked ? "key-revoked" : "key-gone"), 303);
}

export const loader = postOnly(keysPath());
