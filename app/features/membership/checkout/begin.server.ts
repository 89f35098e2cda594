import { callerOf } from "#features/accounts/caller.server.ts";
import type { RequestArgs } from "#features/accounts/viewer.server.ts";
import { services } from "#services/context.ts";
import type { CheckoutRefusal } from "../refusals/refusals.ts";
import { type CheckoutWish, startCheckout } from "./checkout.server.ts";

/**
 * Begins a checkout for the viewer, from a page or by the server function.
 * @param wish - `null` when it could not be read
 */
export async function beginCheckout(
  asked: RequestArgs,
  wish: CheckoutWish | null,
): Promise<{ url: string } | CheckoutRefusal> {
  const caller = await callerOf(asked);
  if (caller === "nobody") return { problem: "signed-out" };
  if (caller === "ended") return { problem: "session-over" };
  if (!wish) return { problem: "unreadable" };
  const all = services(asked.context);
  const isAllowed = await all.limits.allow("checkout", caller.userId);
  return isAllowed ? startCheckout(all, caller, wish) : { problem: "too-often" };
}
