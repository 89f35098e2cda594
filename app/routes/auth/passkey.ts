import { data } from "react-router";
import { askerOf } from "#features/accounts/asker.server.ts";
import { passkeyFailed } from "#features/accounts/messages.ts";
import { services } from "#services/context.ts";
import { readApiError, refuseCall } from "#values/web/api-error.ts";
import type { Route } from "./+types/passkey.ts";

/** `GET` what the browser's passkey has to sign. */
export function loader(args: Route.LoaderArgs) {
  if (args.params.step !== "generate-authenticate-options") throw data(null, 404);
  return services(args.context).identity.pass(askerOf(args));
}

/** `POST` what it has signed; the answer brings the session. */
export async function action(args: Route.ActionArgs) {
  if (args.params.step !== "verify-authentication") throw data(null, 404);
  const answer = await services(args.context).identity.pass(askerOf(args));
  if (answer.ok) return answer;
  // The library says the same a little differently.
  const said: unknown = await answer.json().catch(() => null);
  const error = readApiError({ error: said });
  return refuseCall(error?.message ?? passkeyFailed, answer.status, error?.code);
}
