import { redirect } from "react-router";
import { passkeysPath } from "#features/accounts/security/links.ts";
import { renamePasskey } from "#features/accounts/security/passkeys.server.ts";
import { passkeyName } from "#features/accounts/security/schema.ts";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { services } from "#services/context.ts";
import { formOf, readForm } from "#values/form/form.ts";
import { readId } from "#values/id.ts";
import type { Handle } from "../../handle.ts";
import { postOnly } from "../../post-only.ts";
import type { Route } from "./+types/rename.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /account/security/passkeys/:id/rename`. Without a name the old one stays. */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const { value } = readForm(passkeyName, await formOf(args.request));
  const id = readId(args.params.id);
  if (!value || !id) return redirect(passkeysPath(), 303);
  const isRenamed = await renamePasskey(services(args.context), viewer, id, value.name);
  return redirect(passkeysPath(isRenamed ? "passkey-renamed" : "passkey-gone"), 303);
}

export const loader = postOnly(passkeysPath());
