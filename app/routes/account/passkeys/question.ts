import { data } from "react-router";
import { passkeyQuestion } from "#features/accounts/security/passkeys.server.ts";
import { proofForm } from "#features/accounts/security/schema.ts";
import { askerOf, requireViewer } from "#features/accounts/viewer.server.ts";
import { services } from "#services/context.ts";
import { formOf, readForm } from "#values/form/form.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/question.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /account/security/passkeys/question`: the options with which a browser makes a passkey. */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const { value } = readForm(proofForm, await formOf(args.request));
  const password = value?.password ?? "";
  const asked = await passkeyQuestion(services(args.context), askerOf(args), viewer, password);
  if (asked.problem !== null) return data({ problem: asked.problem }, 400);
  return data({ problem: null, question: asked.question }, { headers: asked.headers });
}
