import { columnName, type FileColumn, isColumn, requiredColumns } from "./columns.ts";
import { type DateOrder, dateOrders } from "./dates.ts";
import { columnsOf } from "./headings.ts";

/** How a file is read: the choices for its columns and its dates. */
export type Mapping = {
  /** By `columnName` of the heading; `null` leaves the column out. */
  columns: Record<string, FileColumn | null>;
  dates: DateOrder | null;
};

/** The mapping that was chosen for a set of headings. */
export type RememberedMapping = { headings: string; mapping: Mapping };

/** A column of a file, as the form shows it that asks what the column means. */
export type Heading = {
  name: string;
  column: FileColumn | null;
  /** Some of its cells. */
  samples: string[];
};

/** The choices that a file needs before its import can be previewed. */
export type MappingQuestion = "columns" | "dates";

/** Two files have the same set of headings, in any order and case, when this is the same text. */
export function headingSet(headings: readonly string[]): string {
  return headings
    .map(columnName)
    .filter((name) => name !== "")
    .sort()
    .join("\n");
}

/** The column of each heading: the choice of the mapping, or else the recognized one. */
export function mappedColumns(
  headings: readonly string[],
  mapping: Mapping | null,
): (FileColumn | null)[] {
  const recognised = columnsOf(headings);
  const said = headings.map((heading, at) => {
    const name = columnName(heading);
    const isFirst = headings.findIndex((other) => columnName(other) === name) === at;
    const isSaid = mapping !== null && Object.hasOwn(mapping.columns, name);
    if (!isSaid) return undefined;
    return isFirst ? (mapping.columns[name] ?? null) : null;
  });
  return recognised.map((column, at) => {
    const own = said[at];
    if (own !== undefined) return own;
    return column !== null && said.includes(column) ? null : column;
  });
}

/** What was chosen in the form of a file's columns: `column-3` for the fourth heading, and `dates`. */
export function readMapping(form: FormData, headings: readonly Heading[]): Mapping {
  const chosen = headings.map(({ name }, place) => {
    const column = String(form.get(`column-${place}`) ?? "");
    return [columnName(name), isColumn(column) ? column : null] as const;
  });
  const order = String(form.get("dates") ?? "");
  return {
    // Of headings with the same name the first one counts.
    columns: Object.fromEntries(chosen.filter(([name]) => name !== "").reverse()),
    dates: dateOrders.find((known) => known === order) ?? null,
  };
}

/** The required columns that are not among these. */
export function missingColumns(columns: readonly (FileColumn | null)[]): FileColumn[] {
  return requiredColumns.filter((column) => !columns.includes(column));
}
