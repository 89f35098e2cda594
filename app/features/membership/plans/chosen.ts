import { href } from "react-router";
import type { BillingInterval } from "#services/payments/payments.ts";
import { withQuery } from "#values/address.ts";
import { isTier, readPriceId, type Tier } from "./plans.ts";

/** The billing interval and the chosen plan in the address of the membership page. */
export type Chosen = { interval: BillingInterval; tier: Tier | null };

export function chosenIn(search: URLSearchParams): Chosen {
  const tier = search.get("plan");
  return {
    interval: search.get("billing") === "yearly" ? "year" : "month",
    tier: isTier(tier) ? tier : null,
  };
}

/** The membership page with a plan and an interval chosen, to come back to after signing in. */
export function chosenPath(priceId: string): string {
  const wanted = readPriceId(priceId);
  if (!wanted) return href("/membership");
  return withQuery(href("/membership"), {
    billing: wanted.interval === "year" && "yearly",
    plan: wanted.tier,
  });
}
