import { callerOf } from "#features/accounts/caller.server.ts";
import type { Asked } from "#features/accounts/viewer.server.ts";
import { services } from "#services/context.ts";
import { checkoutMessages, tooOften } from "../messages.ts";
import type { Refusal } from "../refusals.server.ts";
import { startCheckout } from "./checkout.server.ts";

type Wish = Parameters<typeof startCheckout>[2];

/**
 * Begins a checkout for whoever asks, from a page or by the server function.
 * @param wish - `null` when it could not be read
 */
export async function beginCheckout(
  asked: Asked,
  wish: Wish | null,
): Promise<{ url: string } | Refusal> {
  const caller = await callerOf(asked);
  if (caller === "nobody") {
    return { problem: checkoutMessages.signedOut, status: 401, code: "signed_out" };
  }
  if (caller === "ended") {
    return { problem: checkoutMessages.sessionEnded, status: 401, code: "session_ended" };
  }
  if (!wish) return { problem: checkoutMessages.failed, status: 400 };
  const all = services(asked.context);
  const isAllowed = await all.limits.allow("checkout", caller.userId);
  return isAllowed ? startCheckout(all, caller, wish) : { problem: tooOften, status: 429 };
}
