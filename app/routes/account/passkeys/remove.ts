import { redirect } from "react-router";
import { passkeysPath } from "#features/accounts/security/links.ts";
import { removePasskey } from "#features/accounts/security/passkeys.server.ts";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { services } from "#services/context.ts";
import { readId } from "#values/id.ts";
import type { Handle } from "../../handle.ts";
import { postOnly } from "../../post-only.ts";
import type { Route } from "./+types/remove.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /account/security/passkeys/:id/remove` */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const id = readId(args.params.id);
  const isRemoved = id !== null && (await removePasskey(services(args.context), viewer, id));
  const notice = isRemoved ? "passkey-removed" : "passkey-gone";
  return redirect(passkeysPath(notice), 303);
}

export const loader = postOnly(passkeysPath());
