import { type SQL, sql } from "drizzle-orm";
import { definitionsOf, listInRow } from "#db/column-lists.ts";
import { raceDistances } from "#db/schema.ts";
import { mergedColumns } from "./merged-columns.server.ts";
import type { FileDistance } from "./planned-distance.ts";
import { distanceColumns } from "./stored-columns.ts";

/** A planned distance with the race that it belongs to. */
export type OwnedDistance = { raceId: string; distance: FileDistance };

/** Planned distances as rows of `race_distances`: `n` is their place in the list. */
export function givenDistances(planned: OwnedDistance[]): SQL {
  const rows = planned.map(({ raceId, distance }, n) => ({
    n,
    race_id: raceId,
    typed_price: distance.typedPrice,
    ...distanceColumns.rowOf(distance),
  }));
  return sql`
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as row (
      n int, typed_price text,
      ${definitionsOf(raceDistances, ["race_id", ...distanceColumns.created])}
    )
  `;
}

/**
 * Common table expressions: `given`; `found`, the stored distance with the same text for each (case is
 * ignored); and `next`, the stored distances after the import. Empty cells change nothing, and a price
 * that is stored as it was typed keeps its symbol.
 */
export function nextDistances(planned: OwnedDistance[]): SQL {
  return sql`
    given as (${givenDistances(planned)}),
    found as (
      select distinct on (given.n) given.n, kept.id
      from given
      join race_distances kept
        on kept.race_id = given.race_id and lower(kept.distance) = lower(given.distance)
      order by given.n, kept.sort_order, kept.id
    ),
    next as (
      select found.n, found.id, to_jsonb(kept) as before,
        ${mergedColumns(raceDistances, "kept", distanceColumns.changed, {
          distance_m: sql`given.distance_m`,
          price: sql`case when is_same_price then kept.price else given.price end`,
          price_minor: sql`case when is_same_price then kept.price_minor else given.price_minor end`,
        })}
      from found
      join given on given.n = found.n
      join race_distances kept on kept.id = found.id
      cross join lateral (
        select given.price is null or given.typed_price = btrim(kept.price) as is_same_price
      ) price
    )
  `;
}

/** Whether a row of `race_distances kept` differs from `next`. */
export const distanceDiffers = sql`
  (${listInRow("kept", distanceColumns.changed)})
    is distinct from (${listInRow("next", distanceColumns.changed)})
`;
