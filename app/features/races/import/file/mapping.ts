import type { Day } from "#values/day.ts";
import { type DecimalMark, decimalMarks } from "../../written-price.ts";
import { columnName, type FileColumn, isColumn, requiredColumns } from "./columns.ts";
import { type DateOrder, dateOrders } from "./dates.ts";
import { columnsOf, distanceColumn, type HeadingColumn } from "./headings.ts";

/** How a file is read: the choices for its columns, its dates and its prices. */
export type Mapping = {
  /** By `columnName` of the heading; `null` leaves the column out. */
  columns: Record<string, HeadingColumn | null>;
  dates: DateOrder | null;
  /** The mark before the decimals of prices such as 1.250. */
  decimals: DecimalMark | null;
  /** The day from which dates without a year count: that of the upload. */
  since: Day | null;
};

/** A mapping without a choice. */
export const noMapping: Mapping = { columns: {}, dates: null, decimals: null, since: null };

/** The mapping that was chosen for a set of headings. */
export type RememberedMapping = { headings: string; mapping: Mapping };

/** A column of a file, as the form shows it that asks what the column means. */
export type Heading = {
  name: string;
  column: HeadingColumn | null;
  /** Some of its cells. */
  samples: string[];
};

/** The choices that a file needs before its import can be previewed. */
export type MappingQuestion = "columns" | "dates" | "numbers";

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
): (HeadingColumn | null)[] {
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
    const isTaken = column !== null && column !== distanceColumn && said.includes(column);
    return isTaken ? null : column;
  });
}

/**
 * What was chosen in the form of a file's columns: `column-3` for the fourth heading, `dates` and
 * `decimals`.
 */
export function readMapping(
  form: FormData,
  { headings, mapping }: { headings: readonly Heading[]; mapping: Pick<Mapping, "since"> },
): Mapping {
  const chosen = headings.map(({ name }, place) => {
    const column = String(form.get(`column-${place}`) ?? "");
    const isKnown = isColumn(column) || column === distanceColumn;
    return [columnName(name), isKnown ? column : null] as const;
  });
  const order = String(form.get("dates") ?? "");
  return {
    // Of headings with the same name the first one counts.
    columns: Object.fromEntries(chosen.filter(([name]) => name !== "").reverse()),
    dates: dateOrders.find((known) => known === order) ?? null,
    decimals: decimalMarks.find((known) => known === form.get("decimals")) ?? null,
    since: mapping.since,
  };
}

/** The required columns that are not among these; a column of one distance stands for `distances`. */
export function missingColumns(columns: readonly (HeadingColumn | null)[]): FileColumn[] {
  const named = columns.includes(distanceColumn) ? [...columns, "distances"] : columns;
  return requiredColumns.filter((column) => !named.includes(column));
}
