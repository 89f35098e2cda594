import { data } from "react-router";
import { receiveProviderEvent } from "#features/coaches/events/receive.server.ts";
import { receiveEvent } from "#features/membership/stripe/sync.server.ts";
import { receiveAccountEvent } from "#features/payouts/sync.server.ts";
import { services } from "#services/context.ts";
import { refuseCall } from "#values/web/api-error.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/webhooks.ts";

export const handle: Handle = { keepsPages: true };

/**
 * `POST /webhooks/stripe`, `/webhooks/stripe/accounts` and `/webhooks/tavus/:token`: a provider says that
 * something has changed. After anything but 200 the provider sends the event again.
 */
export async function action(args: Route.ActionArgs) {
  const receive = args.pattern.includes("webhooks/tavus") ? receiveVideo : receivePayment;
  const status = await receive(args);
  if (status === 200) return Response.json({ received: true });
  return refuseCall("The event was not taken.", status);
}

/** A visitor who opens one of the addresses sees nothing. */
export function loader() {
  throw data(null, 404);
}

/**
 * What the payment provider says of members, or of the accounts of organizers: these events come to a
 * separate address, with another secret. An event without the provider's signature is refused with 400.
 */
async function receivePayment({ request, context, pattern }: Route.ActionArgs) {
  const signature = request.headers.get("stripe-signature") ?? "";
  const receive = pattern.endsWith("/accounts") ? receiveAccountEvent : receiveEvent;
  return receive(services(context), await request.text(), signature);
}

/**
 * A video session has ended, or what was said in it. The token in the address is the proof; an address
 * that we did not give out does not exist.
 */
async function receiveVideo({ request, params, context }: Route.ActionArgs) {
  const body: unknown = await request.json().catch(() => null);
  return receiveProviderEvent(services(context), params.token ?? "", body);
}
