import { href, redirect } from "react-router";
import { removePasskey } from "#features/accounts/security/passkeys.server.ts";
import { idOf } from "#features/accounts/security/schema.ts";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { services } from "#services/context.ts";
import type { Route } from "./+types/remove.ts";

/** `POST /account/security/passkeys/:id/remove` */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const id = idOf(args.params.id);
  const isRemoved = id !== null && (await removePasskey(services(args.context), viewer, id));
  const notice = isRemoved ? "passkey-removed" : "passkey-gone";
  return redirect(`${href("/account/security/passkeys")}?notice=${notice}`, 303);
}

/** Somebody who came here by an address has nothing to see. */
export function loader() {
  return redirect(href("/account/security/passkeys"));
}
