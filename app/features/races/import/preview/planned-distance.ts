import { type Currency, isCurrency } from "#values/money.ts";
import { recordOf } from "#values/record.ts";
import { fold } from "#values/text/fold.ts";
import { toMeters } from "../../distance.ts";
import { type DistanceTextColumn, distanceTextColumns } from "../../distance-columns.ts";
import { storedPrice } from "../../price-text.ts";
import { isOurs, type WrittenPrice } from "../../written-price.ts";
import { distanceDefaults } from "../file/defaults.ts";
import type { ImportProblem } from "../file/problem.ts";
import type { ReadRow } from "../file/rows.ts";

/** A distance to store, by the columns of the file. `null` means that the file has no value. */
export type FileDistance = Pick<
  ReadRow,
  "line" | "description" | "currency" | "time" | DistanceTextColumn | "registration_link"
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
  const isForeign = row.amount !== null && !isOurs(row.amount);
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
    registration_link: row.registration_link,
  } satisfies FileDistance;
}

/** The countries in which a bare `$` is the sign of one of our currencies, folded. */
const dollars: [countries: RegExp, currency: Currency][] = [
  [/^(mexico|mejico|mex|mx)$/, "MXN"],
  [/^(canada|can|ca)$/, "CAD"],
  [
    /^(united states( of america)?|u\.?s\.?(a\.?)?|america|ee\.? ?uu\.?|estados unidos|etats-unis|puerto rico|ecuador|panama|el salvador|peru|per|pe)$/,
    "USD",
  ],
];

/** The currency that a row names: in its own cell, or with its price. */
export function currencyNamedBy({ currency, amount }: ReadRow, country: string): Currency | null {
  if (currency !== null) return currency;
  const named = amount?.currency ?? null;
  if (named !== "$") return named !== null && isCurrency(named) ? named : null;
  const place = fold(country).trim();
  return dollars.find(([countries]) => countries.test(place))?.[1] ?? null;
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
