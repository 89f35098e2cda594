import { typedWithCode } from "../../price.ts";
import type { ValueChange } from "./forecast.ts";
import { distanceColumnNames, raceColumnNames } from "./messages.ts";

/** Columns of a row by their names. */
type Columns = Record<string, unknown>;

/** A longer text is cut: its beginning says which one it is. */
const longestValue = 160;

/** The values of a stored race that an import changes. */
export function raceChanges(before: Columns, after: Columns): ValueChange[] {
  return changedColumns(raceColumnNames, before, after).map(({ column, ...values }) => ({
    what: { of: "race", column },
    ...values,
  }));
}

/**

 * The values of a stored distance that an import changes. Prices include their currency, so that a
 * change of the amount in cents needs no line of its own.
 */
export function distanceChanges(distance: string, before: Columns, after: Columns): ValueChange[] {
  const changes = changedColumns(distanceColumnNames, before, after);
  const isPriced = changes.some(({ column }) => column === "price");
  return changes
    .filter(({ column }) => !(isPriced && column === "price_minor"))
    .map(({ column, from, to }) => ({
      what: { of: "distance", distance, column },
      from: column === "price" ? priced(from, before.price_currency) : from,
      to: column === "price" ? priced(to, after.price_currency) : to,
    }));
}

function priced(price: string | null, currency: unknown): string | null {
  return price === null ? null : typedWithCode(price, inWords(currency) ?? "");
}

/** The columns that differ, in the order in which a preview lists them. */
function changedColumns<Column extends string>(
  names: Record<Column, string>,
  before: Columns,
  after: Columns,
): { column: Column; from: string | null; to: string | null }[] {
  return (Object.keys(names) as Column[])
    .filter((column) => (before[column] ?? null) !== (after[column] ?? null))
    .map((column) => ({ column, from: inWords(before[column]), to: inWords(after[column]) }));
}

function inWords(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === "boolean") return value ? "yes" : "no";
  const text = String(value);
  return text.length <= longestValue ? text : `${text.slice(0, longestValue).toWellFormed()}…`;
}
