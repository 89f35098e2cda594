import { href } from "react-router";
import { readPriceId } from "../plans/plans.ts";

/** Where somebody comes back to from confirming the payment of a change to a plan. */
export function confirmedPath(priceId: string): string {
  const plan = readPriceId(priceId)?.tier ?? "pacer";
  return href("/membership/switch/:plan/back", { plan });
}

/** Where the payment provider sends somebody back to who wanted to pay a price. */
export function resultPaths(priceId: string): { success: string; cancel: string } {
  const product = `?product=${readPriceId(priceId)?.tier ?? ""}`;
  return {
    success: href("/checkout/success") + product,
    cancel: href("/checkout/cancel") + product,
  };
}
