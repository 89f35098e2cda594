import { recordOf } from "#values/record.ts";
import { isWebAddress } from "#values/web/addresses/web-address.ts";
import { type DistanceRecord, distanceTextColumns } from "../../distance-columns.ts";
import type { RaceRecord } from "../../race-columns.server.ts";
import { columns, type FileColumn } from "../file/columns.ts";
import { distanceCell } from "../file/distances.ts";
import type { distanceSources, raceSources } from "../preview/stored-columns.ts";

/** A stored race as the export reads it, by the columns of the file. */
export type ExportedRace = BySource<RaceRecord, typeof raceSources> & {
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
export function exportRows(race: ExportedRace): (string | null)[][] {
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
