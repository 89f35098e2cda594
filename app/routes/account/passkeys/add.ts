import { data, redirect } from "react-router";
import { passkeysPath, securityLinks } from "#features/accounts/security/links.ts";
import type { SecurityProblem } from "#features/accounts/security/messages.ts";
import { addPasskey } from "#features/accounts/security/passkeys.server.ts";
import { newPasskeyForm } from "#features/accounts/security/schema.ts";
import { askerOf, requireViewer } from "#features/accounts/viewer.server.ts";
import { publicOrigin, services } from "#services/context.ts";
import { formOf, readForm } from "#values/form/form.ts";
import type { Handle } from "../../handle.ts";
import { postOnly } from "../../post-only.ts";
import type { Route } from "./+types/add.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /account/security/passkeys/add`, with what the browser has made. */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const { value } = readForm(newPasskeyForm, await formOf(args.request));
  if (!value) return refusal("passkey-not-added");
  const links = securityLinks(publicOrigin(args.request));
  const done = await addPasskey(services(args.context), askerOf(args), viewer, { ...value, links });
  if (done.problem !== null) return refusal(done.problem);
  return redirect(passkeysPath("passkey-added"), { status: 303, headers: done.headers });
}

export const loader = postOnly(passkeysPath());

function refusal(problem: SecurityProblem) {
  return data({ problem }, 400);
}
