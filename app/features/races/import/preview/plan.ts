import type { Day } from "#values/day.ts";
import { isCurrency } from "#values/money.ts";
import { fold } from "#values/text/fold.ts";
import { isOurs } from "../../written-price.ts";
import { shortened } from "../file/cells.ts";
import type { ImportProblem } from "../file/problem.ts";
import type { ReadRow } from "../file/rows.ts";
import {
  currencyNamedBy,
  type FileDistance,
  isForeignPrice,
  listedCountry,
  planDistances,
} from "./planned-distance.ts";

/** A race to store, by the columns of the file. `null` means that the file has no value. */
export type FileRace = Pick<
  ReadRow,
  | "line"
  | "title"
  | "date"
  | "venue"
  | "state"
  | "organizer"
  | "type"
  | "description"
  | "time"
  | "registration_link"
  | "image_url"
  | "category"
  | "premium"
  | "status"
> & {
  city: string;
  country: string;
  /** Whether the file has another race of this name on this day in another place. */
  hasNamesake: boolean;
  /** The stored race that an administrator has declared it to be, though it was on another day. */
  movedFrom: string | null;
  distances: FileDistance[];
};

export type ImportPlan = {
  races: FileRace[];
  /** Rows that cannot be imported. */
  problems: ImportProblem[];
  /** Notices about a file without errors. */
  notices: ImportProblem[];
};

/**
 * Groups rows into races by title, date and place; each row is one distance of its race. A value of the
 * race itself comes from the first row that has it. Descriptions that differ from row
 * to row describe the distances; one description describes the race.
 */
export function planImport(rows: ReadRow[]): ImportPlan {
  const plan: ImportPlan = { races: [], problems: [], notices: [] };
  const noted: NotedRows = { "usual-currency": [], "two-currencies": [], "other-price": [] };
  for (const namesakes of Map.groupBy(rows, (row) => raceKey(row.title, row.date)).values()) {
    const places = byPlace(namesakes);
    for (const group of places) {
      planRace(group, places.length > 1, plan);
      const country = group.find((row) => row.country)?.country ?? "";
      for (const row of group) {
        const code = priceNotice(row, country);
        if (code) noted[code].push(row);
      }
    }
  }
  plan.notices.push(...priceNotices(noted), ...countryNotices(plan.races));
  return plan;
}

/** The rows whose prices are worth a notice, by its code. */
type NotedRows = Record<"usual-currency" | "two-currencies" | "other-price", ReadRow[]>;

/** One notice of each kind, on its first row. */
function priceNotices(noted: NotedRows): ImportProblem[] {
  return (Object.keys(noted) as (keyof NotedRows)[]).flatMap((code) => {
    const [first] = noted[code];
    if (!first?.price) return [];
    const text = shortened(first.price);
    return { line: first.line, finding: { code, text, count: noted[code].length } };
  });
}

/** One notice for each country that Dorsal does not list. */
function countryNotices(races: readonly FileRace[]): ImportProblem[] {
  const others = races.filter(({ country }) => listedCountry(country) === null);
  const byCountry = Map.groupBy(others, ({ country }) => fold(country).trim());
  return [...byCountry.values()].flatMap((found) => {
    const [first] = found;
    if (!first) return [];
    const text = shortened(first.country);
    return { line: first.line, finding: { code: "other-country", text, count: found.length } };
  });
}

/** Places distinguish races with the same name and day. Case and accents are ignored. */
export function raceKey(title: string, date: Day): string {
  return `${date} ${fold(title)}`;
}

/** The rows of each place: a row that names no city or no country belongs to the one above. */
function byPlace(rows: ReadRow[]): ReadRow[][] {
  const places: { city: string | null; country: string | null; rows: ReadRow[] }[] = [];
  const isSame = (one: string | null, other: string | null) =>
    one === null || other === null || fold(one).trim() === fold(other).trim();
  let above: (typeof places)[number] | undefined;
  for (const row of rows) {
    const isHere = (known: (typeof places)[number]) =>
      isSame(known.city, row.city) && isSame(known.country, row.country);
    const place = above && isHere(above) ? above : places.find(isHere);
    if (place) {
      place.rows.push(row);
      place.city ??= row.city;
      place.country ??= row.country;
    } else places.push({ city: row.city, country: row.country, rows: [row] });
    above = place ?? places.at(-1);
  }
  return places.map((place) => place.rows);
}

/**
 * What is worth knowing about the currency of a price: outside Peru it is read in the money of Peru because
 * it names none, its cell and its column name two, or its `$` is not one of our currencies.
 */
function priceNotice(row: ReadRow, country: string): keyof NotedRows | null {
  const { amount, currency } = row;
  if (!amount || amount.minor === 0 || !isOurs(amount)) return null;
  if (isForeignPrice(row, country)) return "other-price";
  const own = amount.currency ?? "";
  if (currency !== null && isCurrency(own) && own !== currency) return "two-currencies";
  const isUsual = currencyNamedBy(row, country) === null && listedCountry(country) !== "PE";
  return isUsual ? "usual-currency" : null;
}

function planRace(rows: ReadRow[], hasNamesake: boolean, plan: ImportPlan): void {
  const [first] = rows;
  const place = placeOf(rows);
  if (!first) return;
  if ("missing" in place) {
    const findings = place.missing.map((column) => ({ code: "empty-cell", column }) as const);
    plan.problems.push(
      ...rows.flatMap(({ line }) => findings.map((finding) => ({ line, finding }))),
    );
    return;
  }

  function firstOf<Key extends keyof ReadRow>(key: Key): ReadRow[Key] | null {
    return rows.find((row) => row[key] !== null)?.[key] ?? null;
  }
  const descriptions = new Set(rows.map((row) => row.description).filter((text) => text !== null));
  const isShared = descriptions.size <= 1;
  const { country } = place;
  plan.races.push({
    line: first.line,
    title: first.title,
    date: first.date,
    city: place.city,
    country,
    hasNamesake,
    movedFrom: null,
    venue: firstOf("venue"),
    state: firstOf("state"),
    organizer: firstOf("organizer"),
    type: firstOf("type"),
    description: isShared ? firstOf("description") : null,
    time: firstOf("time"),
    registration_link: firstOf("registration_link"),
    image_url: firstOf("image_url"),
    category: firstOf("category"),
    premium: firstOf("premium"),
    status: firstOf("status"),
    distances: planDistances(rows, { isDescriptionShared: isShared, country }, plan.notices),
  });
}

type Place = { city: string; country: string };

function placeOf(rows: ReadRow[]): Place | { missing: ("city" | "country")[] } {
  const city = rows.find((row) => row.city)?.city;
  const country = rows.find((row) => row.country)?.country;
  if (city && country) return { city, country };
  return {
    missing: [...(city ? [] : ["city" as const]), ...(country ? [] : ["country" as const])],
  };
}
