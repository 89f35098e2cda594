import { href } from "react-router";
import { readPriceId } from "../plans/plans.ts";

/** Where a member returns to after confirming the payment of a plan change. */
export function confirmedPath(priceId: string): string {
  const plan = readPriceId(priceId)?.tier ?? "pacer";
  return href("/membership/switch/:plan/back", { plan });
}

/** Where the payment provider sends a buyer after the checkout. */
export function resultPaths(priceId: string): { success: string; cancel: string } {
  const product = `?product=${readPriceId(priceId)?.tier ?? ""}`;
  return {
    success: href("/checkout/success") + product,
    cancel: href("/checkout/cancel") + product,
  };
}
