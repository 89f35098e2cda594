import { href } from "react-router";
import { startCheckout } from "#features/membership/checkout.server.ts";
import { checkoutMessages, tooOften } from "#features/membership/messages.ts";
import { readPriceId } from "#features/membership/plans.ts";
import { readCheckoutCall } from "#features/membership/schema.ts";
import { keepPages, services } from "#services/context.ts";
import type { Route } from "./+types/stripe-checkout.ts";
import { bodyOf, callerOf, refusal } from "./call.server.ts";
import { ownAddress } from "./own-address.server.ts";

/** `POST /functions/stripe-checkout` with a price: the address of the page to pay at. */
export async function action(asked: Route.ActionArgs) {
  const { request, context } = asked;
  keepPages(context);
  const caller = await callerOf(asked);
  if (caller === "nobody") return refusal(checkoutMessages.signedOut, 401);
  if (caller === "ended") return refusal(checkoutMessages.sessionEnded, 401);
  const call = readCheckoutCall(await bodyOf(request));
  if (!call) return refusal(checkoutMessages.failed, 400);
  if (!(await services(context).limits.allow("checkout", caller.userId))) {
    return refusal(tooOften, 429);
  }
  const { price_id: priceId, success_url, cancel_url } = call;
  const product = `?product=${readPriceId(priceId)?.tier ?? ""}`;
  const begun = await startCheckout(services(context), caller, {
    priceId,
    successUrl: ownAddress(request, success_url, `/checkout/success${product}`),
    cancelUrl: ownAddress(request, cancel_url, `/checkout/cancel${product}`),
  });
  if ("problem" in begun) return refusal(begun.problem, begun.status);
  return Response.json(begun);
}

/** A function is called, not visited. */
export function loader() {
  return refusal(`POST to ${href("/functions/stripe-checkout")}.`, 405);
}
