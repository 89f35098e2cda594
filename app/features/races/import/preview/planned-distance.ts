import { toMeters } from "../../distance.ts";
import { parsePrice } from "../../price.ts";
import { storedPrice } from "../../price-text.ts";
import { distanceDefaults } from "../file/defaults.ts";
import type { ImportProblem } from "../file/problem.ts";
import type { ReadRow } from "../file/rows.ts";

/** A distance to store, by the columns of the file. `null` means that the file has no value. */
export type FileDistance = Pick<
  ReadRow,
  | "line"
  | "description"
  | "currency"
  | "price_include"
  | "time"
  | "profile"
  | "additional_information"
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

/** The distances in the rows of one race; a repeated distance is stored once. */
export function planDistances(
  rows: ReadRow[],
  isDescriptionShared: boolean,
  notices: ImportProblem[],
): FileDistance[] {
  const planned = new Map<string, FileDistance>();
  for (const row of rows) {
    if (row.distances.length === 0) {
      notices.push({ line: row.line, finding: { code: "no-distance" } });
    }
    for (const distance of row.distances) {
      const next = planDistance(row, distance, isDescriptionShared);
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

function planDistance(row: ReadRow, distance: string, isDescriptionShared: boolean) {
  // A price belongs to a currency; without a price an empty currency changes nothing.
  const currency = row.currency ?? (row.price === null ? null : distanceDefaults.price_currency);
  const price = row.price === null ? null : storedPrice(row.price, currency ?? "");
  return {
    line: row.line,
    distance,
    meters: toMeters(distance),
    description: isDescriptionShared ? null : row.description,
    price,
    typedPrice: row.price,
    priceMinor: parsePrice(price),
    currency,
    price_include: row.price_include,
    time: row.time,
    profile: row.profile,
    additional_information: row.additional_information,
    registration_link: row.registration_link,
  } satisfies FileDistance;
}

/** A value of the later line wins; its empty cells keep the values of the earlier line. */
function merge(before: FileDistance, after: FileDistance): FileDistance {
  const said = Object.entries(after).filter(([, value]) => value !== null);
  const priceMinor = after.price === null ? before.priceMinor : after.priceMinor;
  return { ...before, ...Object.fromEntries(said), priceMinor };
}
