import { type Currency, isCurrency } from "#values/money.ts";
import { fold } from "#values/text/fold.ts";
import { toMeters } from "../../distance.ts";
import { currencyOf } from "../../written-price.ts";
import { columnName, columns, type FileColumn, fileColumns, isColumn } from "./columns.ts";

const byOtherName = new Map(
  columns.flatMap((column) => fileColumns[column].headings.map((name) => [name, column] as const)),
);

/** A longer cell names a column by its whole text or not at all. */
const longestHeading = 60;

/**
 * The column that a heading names: by its own name, or by another one that is known for it; also with a note
 * in brackets, as in `Hora (24 h)`, with a currency, as in `Precio S/`, and with marks of forms: `Fecha*`.
 */
export function columnOf(heading: string): FileColumn | null {
  const whole = namedColumn(heading);
  if (whole || heading.length > longestHeading) return whole;
  const noted = namedColumn(heading.replace(pluralMark, "s").replace(formMarks, ""));
  if (noted) return noted;
  const column = namedColumn(heading.replace(/\([^()]*\)/g, " ").replace(formMarks, ""));
  // A note of these says what unit their numbers have.
  if (column && !["distances", "elevation_gain"].includes(column)) return column;
  const priced = currencyAfter(heading);
  return priced && namedColumn(priced.name) === "price" ? "price" : null;
}

const pluralMark = /\(e?s\)/i;
const formMarks = /[\s*:¿?]+$/;

function namedColumn(heading: string): FileColumn | null {
  const name = columnName(heading);
  if (isColumn(name)) return name;
  const words = fold(name)
    .replace(/[\s_\-./]+/g, " ")
    .trim();
  const joined = words.replaceAll(" ", "_");
  return isColumn(joined) ? joined : (byOtherName.get(words) ?? null);
}

/** What the heading of a price names: `Precio (S/)`, `Price USD`, `Costo en soles`; `$` for the bare sign. */
export function currencyOfHeading(heading: string): Currency | "$" | null {
  return currencyAfter(heading)?.currency ?? null;
}

function currencyAfter(heading: string): { name: string; currency: Currency | "$" } | null {
  if (heading.length > longestHeading) return null;
  const [, name = "", sign = ""] =
    /^(.*?)(?:\s+(?:en|in))?[\s(]+([^\s()]+)\)?$/i.exec(heading.replace(formMarks, "")) ?? [];
  const currency = currencyOf(sign);
  if (currency === null) return null;
  return currency === "$" || isCurrency(currency) ? { name, currency } : null;
}

/** The column of a heading that is one distance: its cells are prices, times or marks. */
export const distanceColumn = "one distance";
export type HeadingColumn = FileColumn | typeof distanceColumn;

/** What a heading names: a column, or a distance such as `21K`. */
export function headingColumn(heading: string): HeadingColumn | null {
  const column = columnOf(heading);
  if (column !== null || !/\d ?(k|km|m|mi|millas?|miles?)\b|mara/i.test(heading)) return column;
  return heading.length <= 40 && toMeters(heading) !== null ? distanceColumn : null;
}

/**
 * The column of each heading. A column's own name goes before other names for it, and of those the
 * first one counts: `title,date,…,name` keeps its title.
 */
export function columnsOf(headings: readonly string[]): (HeadingColumn | null)[] {
  const own = headings.map((heading) => {
    const name = columnName(heading);
    return isColumn(name) ? name : null;
  });
  const taken = new Set(own);
  return headings.map((heading, at) => {
    const exact = own[at];
    if (exact) return exact;
    const column = headingColumn(heading);
    if (column === distanceColumn) return column;
    if (column === null || taken.has(column)) return null;
    taken.add(column);
    return column;
  });
}
