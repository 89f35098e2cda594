import type { Day } from "#values/day.ts";
import { type Currency, isCurrency } from "#values/money.ts";
import { recordOf } from "#values/record.ts";
import { fold } from "#values/text/fold.ts";
import { toMeters } from "../../distance.ts";
import { type DistanceTextColumn, distanceTextColumns } from "../../distance-columns.ts";
import { countryKeys, placeKey } from "../../places/gazetteer/names.ts";
import { storedPrice } from "../../price.ts";
import { isOurs, type WrittenPrice } from "../../written-price.ts";
import { shortened } from "../file/cells.ts";
import type { ImportProblem } from "../file/problem.ts";
import { distanceDefaults, type ReadRow } from "../file/rows.ts";

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

/** A distance to store, by the columns of the file. `null` means that the file has no value. */
export type FileDistance = Pick<
  ReadRow,
  | "line"
  | "description"
  | "currency"
  | "time"
  | DistanceTextColumn
  | "elevation_gain"
  | "registration_link"
> & {
  distance: string;
  meters: number | null;
  /** As it is stored, with the symbol of its currency. */
  price: string | null;
  /** The price just as it stands in the file. */
  typedPrice: string | null;
  /** In minor units, 0 when free; `null` when the price is empty or unreadable. */
  priceMinor: number | null;
};

/** What the rows of a race have in common. */
type RaceRules = { isDescriptionShared: boolean; country: string };

/** The distances in the rows of one race; a repeated distance is stored once. */
function planDistances(
  rows: ReadRow[],
  rules: RaceRules,
  notices: ImportProblem[],
): FileDistance[] {
  const planned = new Map<string, FileDistance>();
  for (const row of rows) {
    if (row.distances.length === 0) {
      notices.push({ line: row.line, finding: { code: "no-distance" } });
    }
    for (const distance of row.distances) {
      const next = planDistance(row, distance, rules);
      const before = planned.get(distance.toLowerCase());
      planned.set(distance.toLowerCase(), before ? merge(before, next) : next);
      if (before) {
        const earlier = before.line;
        notices.push({
          line: row.line,
          finding: { code: "repeated-distance", distance, earlier },
        });
      }
    }
  }
  return [...planned.values()];
}

function planDistance(row: ReadRow, distance: string, { isDescriptionShared, country }: RaceRules) {
  // A price belongs to a currency; without a price an empty currency changes nothing.
  const named = currencyNamedBy(row, country);
  const currency = named ?? (row.price === null ? null : distanceDefaults.price_currency);
  const isForeign = isForeignPrice(row, country);
  return {
    line: row.line,
    distance,
    meters: toMeters(distance),
    description: isDescriptionShared ? null : row.description,
    price: row.price === null ? null : storedText(row.price, row.amount, currency ?? ""),
    typedPrice: row.price,
    priceMinor: isForeign ? null : (row.amount?.minor ?? null),
    currency,
    time: row.time,
    ...recordOf(distanceTextColumns, (column) => row[column]),
    elevation_gain: row.elevation_gain,
    registration_link: row.registration_link,
  } satisfies FileDistance;
}

/** The codes of the countries that Dorsal lists. */
const listed = ["PE", "MX", "CA", "US"] as const;

/** The currency that a bare `$` means in a country, by its code. */
const dollars: Readonly<Record<string, Currency>> = {
  PE: "USD",
  MX: "MXN",
  CA: "CAD",
  US: "USD",
  PR: "USD",
  EC: "USD",
  PA: "USD",
  SV: "USD",
};

/** The codes of these countries by themselves and by each of their names. */
const codes = new Map(
  Object.keys(dollars).flatMap((code) =>
    [placeKey(code), ...countryKeys(code)].map((key) => [key, code] as const),
  ),
);

/** The code of the country that Dorsal lists under this name; `null` for any other. */
function listedCountry(country: string): (typeof listed)[number] | null {
  const code = codes.get(placeKey(country));
  return listed.find((each) => each === code) ?? null;
}

type Priced = Pick<ReadRow, "currency" | "amount">;

/** The currency that a row names: in its own cell, or with its price. */
function currencyNamedBy({ currency, amount }: Priced, country: string): Currency | null {
  if (currency !== null) return currency;
  const named = amount?.currency ?? null;
  if (named === "$") return dollarOf(country);
  return named !== null && isCurrency(named) ? named : null;
}

/** Whether a price is in the money of elsewhere: `€20`, or `$15.000` in Chile. */
function isForeignPrice({ currency, amount }: Priced, country: string): boolean {
  if (amount === null) return false;
  const isBare = amount.currency === "$" && currency === null;
  return !isOurs(amount) || (isBare && dollarOf(country) === null);
}

/** The currency of a bare `$`; `null` in countries whose dollars or pesos are not among ours. */
function dollarOf(country: string): Currency | null {
  return dollars[codes.get(placeKey(country)) ?? ""] ?? null;
}

/** A price as it is stored. One in the money of elsewhere keeps it, and begins with it. */
function storedText(price: string, amount: WrittenPrice | null, currency: string): string {
  if (amount === null || isOurs(amount) || !/^\d/.test(price)) return storedPrice(price, currency);
  return `${amount.currency} ${/\d[\d.,' ]*/.exec(price)?.[0].trim() ?? price}`;
}

/** A value of the later line wins; its empty cells keep the values of the earlier line. */
function merge(before: FileDistance, after: FileDistance): FileDistance {
  const said = Object.entries(after).filter(([, value]) => value !== null);
  const priceMinor = after.price === null ? before.priceMinor : after.priceMinor;
  return { ...before, ...Object.fromEntries(said), priceMinor };
}
