import { href, redirect } from "react-router";
import { renamePasskey } from "#features/accounts/security/passkeys.server.ts";
import { idOf, passkeyName } from "#features/accounts/security/schema.ts";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { services } from "#services/context.ts";
import { formOf, readForm } from "#values/form/form.ts";
import type { Route } from "./+types/rename.ts";

/** `POST /account/security/passkeys/:id/rename`. Without a name the old one stays. */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const { value } = readForm(passkeyName, await formOf(args.request));
  const id = idOf(args.params.id);
  const list = href("/account/security/passkeys");
  if (!value || !id) return redirect(list, 303);
  const isRenamed = await renamePasskey(services(args.context), viewer, id, value.name);
  return redirect(`${list}?notice=${isRenamed ? "passkey-renamed" : "passkey-gone"}`, 303);
}

/** Somebody who came here by an address has nothing to see. */
export function loader() {
  return redirect(href("/account/security/passkeys"));
}
