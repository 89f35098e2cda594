import { sql } from "drizzle-orm";
import { selectList } from "#db/column-lists.ts";
import { pickColumns } from "#db/column-map.ts";
import type { Database } from "#db/database.ts";
import { text } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { cheapestOf, distancePrice } from "../price.ts";
import type { DistanceLabel } from "../race.ts";
import { distanceColumns, priceColumns } from "../race-columns.server.ts";
import type { Price } from "../shown-price.ts";
import { distancesAsked } from "./query/conditions.server.ts";
import type { SearchQuery } from "./query/query.server.ts";

/** The cheapest distance of the lengths that are asked for, and what it costs, if that is known. */
export type PricedDistance = { distance: DistanceLabel; price: Price };

const columns = pickColumns(distanceColumns, ["text", "meters", ...priceColumns]);

/** Such a price of each race with one of these lengths, by its id; empty where any length will do. */
export async function askedPrices(
  db: Database,
  query: Pick<SearchQuery, "filters" | "terms">,
  races: readonly { id: string }[],
): Promise<Map<string, PricedDistance>> {
  const asked = distancesAsked(query);
  if (!asked || races.length === 0) return new Map();
  const rows = await readRows(
    db,
    { raceId: text, ...columns },
    sql`select d.race_id::text as "raceId", ${selectList("d", columns)}
      from race_distances d where d.race_id in ${races.map(({ id }) => id)} and ${asked}
      order by d.sort_order, d.id`,
  );
  const prices = new Map<string, PricedDistance>();
  for (const [id, distances] of Map.groupBy(rows, ({ raceId }) => raceId)) {
    const distance = cheapestOf(distances) ?? distances[0];
    if (distance) prices.set(id, { distance, price: distancePrice(distance) });
  }
  return prices;
}
