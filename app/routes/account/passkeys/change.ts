import { redirect } from "react-router";
import { passkeysPath } from "#features/accounts/security/links.ts";
import { removePasskey, renamePasskey } from "#features/accounts/security/passkeys.server.ts";
import { passkeyName } from "#features/accounts/security/schema.ts";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { services } from "#services/context.ts";
import { formOf, readForm } from "#values/form/form.ts";
import { readId } from "#values/id.ts";
import { changeOf } from "../../changes.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/change.ts";

export const handle: Handle = { keepsPages: true };

const changes = { remove, rename };

/** `POST /account/security/passkeys/:id/:change` */
export async function action(args: Route.ActionArgs) {
  const change = changeOf(changes, args.params.change);
  return redirect(await change(args, await requireViewer(args)), 303);
}

/** A visitor who opens the address is redirected to the list. */
export function loader({ params }: Route.LoaderArgs) {
  changeOf(changes, params.change);
  return redirect(passkeysPath());
}

async function remove({ params, context }: Route.ActionArgs, viewer: Viewer): Promise<string> {
  const id = readId(params.id);
  const isRemoved = id !== null && (await removePasskey(services(context), viewer, id));
  return passkeysPath(isRemoved ? "passkey-removed" : "passkey-gone");
}

/** Without a name the old one stays. */
async function rename(
  { request, params, context }: Route.ActionArgs,
  viewer: Viewer,
): Promise<string> {
  const { value } = readForm(passkeyName, await formOf(request));
  const id = readId(params.id);
  if (!value || !id) return passkeysPath();
  const isRenamed = await renamePasskey(services(context), viewer, id, value.name);
  return passkeysPath(isRenamed ? "passkey-renamed" : "passkey-gone");
}
