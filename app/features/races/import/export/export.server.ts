import { sql } from "drizzle-orm";
import { inRow } from "#db/column-lists.ts";
import { columnsByName, renamedColumns } from "#db/column-map.ts";
import { listOf, object } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { raceDistances, races } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { csvFile, csvHead, csvLine } from "#values/csv.ts";
import { columns } from "../file/columns.ts";
import { distanceSources, raceSources } from "../preview/stored-columns.ts";
import { type ExportedRace, exportRows } from "./export-rows.ts";

/** Races that are read at once: little memory, however many there are. */
const racesAtOnce = 500;

type Place = { date: string; id: string };

/** Before all races. */
const start: Place = { date: "-infinity", id: "00000000-0000-0000-0000-000000000000" };

/**
 * All races in the format of the import, or those with these words in their name, event, organizer or
 * city, by day. Of twins, which a file cannot tell apart, the oldest. Read while it is written, so
 * that a hundred thousand races need no more memory than some.
 */
export function exportRaces(
  { db }: Pick<Services, "db">,
  { words }: { words: string },
): ReadableStream<Uint8Array> {
  return csvFile({
    head: csvHead(columns),
    atOnce: racesAtOnce,
    readAfter: (last: (ExportedRace & Place) | null) => racesAfter({ db }, last ?? start, words),
    lineOf: (race) => exportRows(race).map(csvLine).join(""),
  });
}

const raceCells = renamedColumns(columnsByName(races), raceSources);
const {
  meters: _,
  priceMinor: __,
  ...distanceCells
} = renamedColumns(columnsByName(raceDistances), distanceSources);

const exportedRace = {
  id: races.id,
  ...raceCells,
  distances: listOf(object(distanceCells)),
};

/** What the import stores for both pictures; another picture cannot stand in a file. */
const importedImage = sql`
  case when r.external_image_url = r.race_photo then r.external_image_url end`;

async function racesAfter(
  { db }: Pick<Services, "db">,
  { date, id }: Place,
  words: string,
): Promise<(ExportedRace & Place)[]> {
  const own = Object.entries(raceCells).map(
    ([cell, { name }]) =>
      sql`${cell === "image_url" ? importedImage : inRow("r", name)} as ${sql.identifier(cell)}`,
  );
  const offered = Object.entries(distanceCells).map(
    ([cell, { name }]) => sql`${cell}::text, ${inRow("d", name)}`,
  );
  return readRows(
    db,
    exportedRace,
    sql`
      select r.id, ${sql.join(own, sql`, `)}, coalesce(offers.list, '[]') as distances
      from races r
      left join lateral (
        select jsonb_agg(
          jsonb_build_object(${sql.join(offered, sql`, `)}) order by d.sort_order, d.id
        ) as list
        from race_distances d where d.race_id = r.id
      ) offers on true
      where (r.start_date, r.id) > (${date}::date, ${id}::uuid)
        and (${words} = '' or position(
          norm(${words}) in norm(concat_ws(' ', r.race_name, r.event, r.organizer, r.city))
        ) > 0)
        and not exists (
          select from races twin
          where lower(twin.race_name) = lower(r.race_name) and twin.start_date = r.start_date
            and (twin.created_at, twin.id) < (r.created_at, r.id)
        )
      order by r.start_date, r.id
      limit ${racesAtOnce}`,
  );
}
