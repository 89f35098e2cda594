import { data, href, redirect } from "react-router";
import { askerOf } from "#features/accounts/asker.server.ts";
import { securityLinks } from "#features/accounts/security/links.ts";
import { securityMessages } from "#features/accounts/security/messages.ts";
import { addPasskey } from "#features/accounts/security/passkeys.server.ts";
import { newPasskeyForm } from "#features/accounts/security/schema.ts";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { publicOrigin, services } from "#services/context.ts";
import { formOf, readForm } from "#values/form/form.ts";
import type { Route } from "./+types/add.ts";

/** `POST /account/security/passkeys/add`, with what the browser has made. */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const { value } = readForm(newPasskeyForm, await formOf(args.request));
  if (!value) return data({ problem: securityMessages.passkeyNotAdded }, 400);
  const links = securityLinks(publicOrigin(args.request));
  const done = await addPasskey(services(args.context), askerOf(args), viewer, { ...value, links });
  if (done.problem !== null) return data({ problem: done.problem }, 400);
  const { headers } = done;
  const list = href("/account/security/passkeys");
  return redirect(`${list}?notice=passkey-added`, { status: 303, headers });
}

/** Somebody who came here by an address has nothing to see. */
export function loader() {
  return redirect(href("/account/security/passkeys"));
}
