import { href } from "react-router";
import { beginCheckout } from "#features/membership/checkout/checkout.server.ts";
import { resultPaths } from "#features/membership/checkout/result-path.ts";
import { checkoutMessages } from "#features/membership/messages.ts";
import { checkoutStatuses } from "#features/membership/refusals/refusals.ts";
import { readCheckoutCall } from "#features/membership/schema.ts";
import { type Say, sayIn } from "#values/say.ts";
import { refuseCall } from "#values/web/api-error.ts";
import { languageOf } from "#values/web/language.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/stripe-checkout.ts";
import { answerCall, bodyOf, ownAddress } from "./call.server.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /functions/stripe-checkout` with a price: the address of the page to pay at. */
export function action(asked: Route.ActionArgs) {
  const say = sayIn(languageOf(asked.url));
  return answerCall(asked, say(checkoutMessages.failed), () => begin(asked, say));
}

async function begin(asked: Route.ActionArgs, say: Say): Promise<Response> {
  const { request } = asked;
  const call = readCheckoutCall(await bodyOf(request));
  const paths = resultPaths(call?.price_id ?? "");
  const begun = await beginCheckout(
    asked,
    call && {
      priceId: call.price_id,
      successUrl: ownAddress(request, call.success_url, paths.success),
      cancelUrl: ownAddress(request, call.cancel_url, paths.cancel),
    },
  );
  if (!("problem" in begun)) return Response.json(begun);
  const { problem } = begun;
  const code = problem === "session-over" ? "session_ended" : undefined;
  return refuseCall(say(checkoutMessages[problem]), checkoutStatuses[problem], code);
}

/** A function is called, not visited. */
export function loader() {
  return refuseCall(`POST to ${href("/functions/stripe-checkout")}.`, 405);
}
