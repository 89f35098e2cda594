import { data } from "react-router";
import { receiveEvent } from "#features/membership/stripe/events.server.ts";
import { services } from "#services/context.ts";
import { refuseCall } from "#values/web/api-error.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/stripe.ts";

export const handle: Handle = { keepsPages: true };

/**
 * `POST /webhooks/stripe`: the payment provider says that something has changed. An event without the
 * provider's signature is refused with 400; after anything but 200 the provider sends it again.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const signature = request.headers.get("stripe-signature") ?? "";
  const status = await receiveEvent(services(context), await request.text(), signature);
  if (status === 200) return Response.json({ received: true });
  return refuseCall("The event was not taken.", status);
}

/** A visitor who opens this address sees nothing. */
export function loader() {
  throw data(null, 404);
}
