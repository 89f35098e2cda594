import { type SQL, sql } from "drizzle-orm";

/** What distance `d` costs, in minor units of its currency. */
export const paid = sql`coalesce(d.discounted_price_minor, d.price_minor)`;

/**
 * The price of the cheapest distance of race `r` as a row `(minor, currency)`, as `startingPrice` finds
 * it; no row if no price is known.
 */
export const lowestPrice = sql`(
  select ${paid} as minor, d.price_currency as currency
  from race_distances d
  where d.race_id = r.id and ${paid} is not null
  order by public.in_us_cents(${paid}, d.price_currency), ${paid}, d.sort_order, d.id limit 1)`;

/** The same in US cents. */
export const paidCents = sql`public.in_us_cents(${paid}, d.price_currency)`;

/** Whether an amount in US cents is at most one in minor units of any currency. */
export function costsAtMost(
  { minor, currency }: { minor: number; currency: string },
  cents: SQL,
): SQL {
  return minor === 0
    ? sql`${cents} = 0`
    : sql`${cents} <= public.in_us_cents(${minor}::int, ${currency})`;
}
