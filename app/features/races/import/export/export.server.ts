import { sql } from "drizzle-orm";
import { columnsByName, inRow, renamedColumns } from "#db/columns.ts";
import { listOf, object } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { raceDistances, races } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { csvFile, csvHead, csvLine } from "#values/csv.ts";
import { recordOf } from "#values/record.ts";
import { isWebAddress } from "#values/web/addresses/web-address.ts";
import { type DistanceRecord, distanceTextColumns } from "../../distance-columns.ts";
import type { RaceRecord } from "../../race-columns.server.ts";
import { columns, type FileColumn, fileColumns } from "../file/columns.ts";
import { distanceCell } from "../file/distances.ts";
import { distanceSources, raceSources } from "../preview/stored-columns.ts";

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

/** A stored race as the export reads it, by the columns of the file. */
type ExportedRace = BySource<RaceRecord, typeof raceSources> & {
  distances: ExportedDistance[];
};

type ExportedDistance = Omit<
  BySource<DistanceRecord, typeof distanceSources>,
  "meters" | "priceMinor"
>;

/** The values of stored columns, by what fills them. */
type BySource<Stored, Sources extends Record<keyof Stored, string | null>> = {
  [Name in keyof Stored as Sources[Name] extends string ? Sources[Name] : never]: Stored[Name];
};

type Row = Partial<Record<FileColumn, string | null>>;

/**
 * The lines of a race in an import file, one for each distance. Importing them changes nothing but the
 * other name of a country, which becomes its English one: what
 * the race says otherwise than its distances stands on a line of its own without a distance, and
 * what a file cannot say (a link that is no web address, a time of a distance whose race has none)
 * is left out.
 */
function exportRows(race: ExportedRace): (string | null)[][] {
  const link = linkOf(race.registration_link);
  const distances = withoutTwins(race.distances);
  const described = new Set(distances.map(({ description }) => description).filter(Boolean));
  const offers: Row[] = distances.map((offer) => ({
    distances: distanceCell(offer.distance),
    description: race.description || described.size > 1 ? offer.description : null,
    time: race.time && offer.time,
    price: offer.price,
    currency: offer.currency,
    registration_link: link && linkOf(offer.registration_link),
    ...recordOf(distanceTextColumns, (column) => offer[column]),
    elevation_gain: offer.elevation_gain,
  }));
  const own: Row = { description: race.description, time: race.time, registration_link: link };
  const [first] = offers;
  const isSaid =
    firstOf(offers, "time") === race.time && firstOf(offers, "registration_link") === link;
  if (!first || !isSaid || (race.description && described.size > 0)) offers.unshift(own);
  else if (race.description) first.description = race.description;
  return offers.map((offer) => lineOf({ ...ownCells(race), ...offer }));
}

/** The columns of a race that stand on each of its lines. */
type OwnColumn = Exclude<
  keyof ExportedRace,
  "description" | "time" | "registration_link" | "distances"
>;

function ownCells(race: ExportedRace) {
  return {
    title: race.title,
    date: race.date,
    city: race.city,
    country: race.country,
    venue: race.venue,
    state: race.state,
    organizer: race.organizer,
    type: race.type,
    image_url: linkOf(race.image_url),
    category: race.category,
    premium: race.premium ? "yes" : "no",
    status: race.status,
  } satisfies Record<OwnColumn, string | null>;
}

function lineOf(row: Row): (string | null)[] {
  return columns.map((column) => row[column] ?? null);
}

/** The race's own value in an import: that of the first line that has one. */
function firstOf(rows: Row[], column: FileColumn): string | null {
  return rows.find((row) => row[column])?.[column] ?? null;
}

/** Two distances of one text cannot be told apart by a file; the first one is what it means. */
function withoutTwins(distances: ExportedDistance[]): ExportedDistance[] {
  const known = new Set<string>();
  return distances.filter(({ distance }) => {
    const key = distance.trim().toLowerCase();
    const isNew = key !== "" && !known.has(key);
    known.add(key);
    return isNew;
  });
}

function linkOf(text: string | null): string | null {
  return isWebAddress(text) ? text : null;
}

/** A file to begin with: the names of all columns, and an example race with two distances. */
export function templateFile(): string {
  const line = (offer: Partial<Record<FileColumn, string>>) =>
    csvLine(columns.map((column) => offer[column] ?? fileColumns[column].example));
  return csvHead(columns) + line({}) + line({ distances: "21K", price: "120", description: "" });
}
