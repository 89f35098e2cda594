import { type Currency, isCurrency } from "#values/money.ts";
import { recordOf } from "#values/record.ts";
import { toMeters } from "../../distance.ts";
import { type DistanceTextColumn, distanceTextColumns } from "../../distance-columns.ts";
import { countryKeys, placeKey } from "../../places/gazetteer/names.ts";
import { storedPrice } from "../../price.ts";
import { isOurs, type WrittenPrice } from "../../written-price.ts";
import type { ImportProblem } from "../file/problem.ts";
import { distanceDefaults, type ReadRow } from "../file/rows.ts";

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
export function planDistances(
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
export function listedCountry(country: string): (typeof listed)[number] | null {
  const code = codes.get(placeKey(country));
  return listed.find((each) => each === code) ?? null;
}

type Priced = Pick<ReadRow, "currency" | "amount">;

/** The currency that a row names: in its own cell, or with its price. */
export function currencyNamedBy({ currency, amount }: Priced, country: string): Currency | null {
  if (currency !== null) return currency;
  const named = amount?.currency ?? null;
  if (named === "$") return dollarOf(country);
  return named !== null && isCurrency(named) ? named : null;
}

/** Whether a price is in the money of elsewhere: `€20`, or `$15.000` in Chile. */
export function isForeignPrice({ currency, amount }: Priced, country: string): boolean {
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
