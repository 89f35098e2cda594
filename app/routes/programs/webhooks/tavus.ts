import { data } from "react-router";
import { receiveProviderEvent } from "#features/coaches/events/receive.server.ts";
import { services } from "#services/context.ts";
import { refuseCall } from "#values/web/api-error.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/tavus.ts";

export const handle: Handle = { keepsPages: true };

/**
 * `POST /webhooks/tavus/:token`: the provider of video sessions tells that one has ended, or what was
 * said. The token in the address is the proof; an address that we did not give out does not exist.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  const body: unknown = await request.json().catch(() => null);
  const status = await receiveProviderEvent(services(context), params.token, body);
  if (status === 200) return Response.json({ received: true });
  return refuseCall("The event was not taken.", status);
}

/** A visitor who opens this address sees nothing. */
export function loader() {
  throw data(null, 404);
}
