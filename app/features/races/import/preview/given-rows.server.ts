import { type SQL, sql, type Table } from "drizzle-orm";
import { definitionsOf, inRow, listInRow, selectListWith, typesOf } from "#db/columns.ts";
import { raceDistances, races } from "#db/schema.ts";
import type { FileDistance, FileRace } from "./plan.ts";
import { distanceColumns, raceColumns } from "./stored-columns.ts";

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

/** Planned races as rows of `races`: `n` is their place in the list. */
export function givenRaces(planned: FileRace[], ids?: Map<FileRace, string>): SQL {
  const rows = planned.map((race, n) => ({
    n,
    id: ids?.get(race) ?? null,
    ...raceColumns.rowOf(race),
  }));
  return sql`
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as row (n int, ${definitionsOf(races, ["id", ...raceColumns.created])})
  `;
}

/**
 * Common table expressions `given` and `next`: the stored races after the import. Empty cells change
 * nothing, and a race keeps the name by which it was found.
 */
export function nextRaces(planned: FileRace[], ids: Map<FileRace, string>): SQL {
  return sql`
    given as (${givenRaces(planned, ids)}),
    next as (
      select given.n, races.id, to_jsonb(races) as before,
        ${mergedColumns(races, "races", raceColumns.changed)}
      from given
      join races on races.id = given.id
    )
  `;
}

/** Whether a row of `races` differs from `next`. */
export const raceDiffers = sql`
  (${listInRow("races", raceColumns.changed)})
    is distinct from (${listInRow("next", raceColumns.changed)})
`;

/** Expressions for `selectListWith`: columns of a row, each with a value to take where it is null. */
export function orDefaults(
  row: string,
  defaults: Readonly<Record<string, unknown>>,
): Record<string, SQL> {
  return Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [
      name,
      sql`coalesce(${inRow(row, name)}, ${value})`,
    ]),
  );
}

/**
 * The values of stored columns after an import: empty cells change nothing, and a stored text stays if
 * it differs from the file's text only in ways that a file cannot express.
 * @param stored - the name of the stored row; that of the file is called `given`
 */
function mergedColumns(
  table: Table,
  stored: string,
  names: readonly string[],
  expressions: Partial<Record<string, SQL>> = {},
): SQL {
  const types = typesOf(table);
  const merged = names.map((name) => {
    const both = sql`${inRow("given", name)}, ${inRow(stored, name)}`;
    return [
      name,
      types.get(name) === "text" ? sql`race_import_text(${both})` : sql`coalesce(${both})`,
    ];
  });
  return selectListWith("given", names, { ...Object.fromEntries(merged), ...expressions });
}
