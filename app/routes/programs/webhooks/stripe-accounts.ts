import { data } from "react-router";
import { receiveAccountEvent } from "#features/payouts/events.server.ts";
import { services } from "#services/context.ts";
import { refuseCall } from "#values/web/api-error.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/stripe-accounts.ts";

export const handle: Handle = { keepsPages: true };

/**
 * `POST /webhooks/stripe/accounts`: something has changed in an organizer's account. These events come to an endpoint
 * of their own, with another secret than ours.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const signature = request.headers.get("stripe-signature") ?? "";
  const status = await receiveAccountEvent(services(context), await request.text(), signature);
  if (status === 200) return Response.json({ received: true });
  return refuseCall("The event was not taken.", status);
}

/** A visitor who opens this address sees nothing. */
export function loader() {
  throw data(null, 404);
}
