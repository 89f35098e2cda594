import { fold } from "#values/text/fold.ts";
import { toMeters } from "../../distance.ts";
import { columnName, columns, type FileColumn, fileColumns, isColumn } from "./columns.ts";

const byOtherName = new Map(
  columns.flatMap((column) => fileColumns[column].headings.map((name) => [name, column] as const)),
);

/** The column that a heading names: by its own name, or by another one that is known for it. */
export function columnOf(heading: string): FileColumn | null {
  const name = columnName(heading);
  if (isColumn(name)) return name;
  const words = fold(name)
    .replace(/[\s_\-./]+/g, " ")
    .trim();
  const joined = words.replaceAll(" ", "_");
  return isColumn(joined) ? joined : (byOtherName.get(words) ?? null);
}

/** The column of a heading that is one distance: its cells are prices, times or marks. */
export const distanceColumn = "one distance";
export type HeadingColumn = FileColumn | typeof distanceColumn;

/** What a heading names: a column, or a distance such as `21K`. */
export function headingColumn(heading: string): HeadingColumn | null {
  const column = columnOf(heading);
  if (column !== null || !/\d ?(k|km|m|mi)\b|mara/i.test(heading)) return column;
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
