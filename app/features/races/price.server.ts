import { type SQL, sql } from "drizzle-orm";
import { integer, object, orNull, text } from "#db/kinds.ts";

/** What distance `d` costs, in minor units of its currency: what it is sold for here, else the typed price. */
const paid = sql`coalesce(d.sold_minor, d.discounted_price_minor, d.price_minor)`;
const paidIn = sql`coalesce(d.sold_currency, d.price_currency)`;

/** The same in US cents. */
export const paidCents = sql`public.in_us_cents(${paid}, ${paidIn})`;

/** What race `r`, which has no distances, is sold for here, as a `SoldPrice`. */
export const wholePrice = sql`(
  select json_build_object('minor', s.sold_minor, 'currency', s.currency)
  from race_sales s where s.race_id = r.id and s.sold_minor is not null)`;

export const wholePriceKind = orNull(object({ minor: integer, currency: text }));

/**
 * The price of the cheapest distance of race `r` as a row `(minor, currency)`, as `startingPrice` finds
 * it; no row if no price is known.
 */
export const lowestPrice = sql`(
  select minor, currency from (
    select ${paid} as minor, ${paidIn} as currency, d.sort_order, d.id
    from race_distances d where d.race_id = r.id
    union all
    select s.sold_minor, s.currency, 0, s.race_id from race_sales s where s.race_id = r.id
  ) priced
  where minor is not null
  order by public.in_us_cents(minor, currency), minor, sort_order, id limit 1)`;

/** Whether an amount in US cents is at most one in minor units of any currency. */
export function costsAtMost(
  { minor, currency }: { minor: number; currency: string },
  cents: SQL,
): SQL {
  return minor === 0
    ? sql`${cents} = 0`
    : sql`${cents} <= public.in_us_cents(${minor}::int, ${currency})`;
}
