import { data } from "react-router";
import { passkeySignInProblems } from "#features/accounts/messages.ts";
import { askerOf } from "#features/accounts/viewer.server.ts";
import { services } from "#services/context.ts";
import { readApiError, refuseCall } from "#values/web/api-error.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/passkey.ts";

export const handle: Handle = { keepsPages: true };

/** `GET` answers with what a passkey has to sign. */
export function loader(args: Route.LoaderArgs) {
  if (args.params.step !== "generate-authenticate-options") throw data(null, 404);
  return services(args.context).identity.pass(askerOf(args));
}

/** `POST` takes what the passkey has signed; the answer opens the session. */
export async function action(args: Route.ActionArgs) {
  if (args.params.step !== "verify-authentication") throw data(null, 404);
  const answer = await services(args.context).identity.pass(askerOf(args));
  if (answer.ok) return signedIn(answer);
  // The identity service answers in another shape.
  const said: unknown = await answer.json().catch(() => null);
  const error = readApiError({ error: said });
  return refuseCall(error?.message ?? passkeySignInProblems.refused.en, answer.status, error?.code);
}

/** The cookies alone: the library's own answer has the token of the session, which no script may read. */
function signedIn(answer: Response): Response {
  const headers = new Headers({ "Cache-Control": "no-store" });
  for (const cookie of answer.headers.getSetCookie()) headers.append("Set-Cookie", cookie);
  return new Response(null, { status: 204, headers });
}
