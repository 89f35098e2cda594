import type Stripe from "stripe";
import { PaymentProblem } from "./problem.ts";

/** The price that is on sale under a key of ours. */
export async function priceOf({ prices }: Stripe, key: string): Promise<Stripe.Price> {
  const { data } = await prices.list({ lookup_keys: [key], active: true, limit: 1 });
  const [price] = data;
  if (!price) throw new PaymentProblem("invalid", { reason: "no price" });
  return price;
}
