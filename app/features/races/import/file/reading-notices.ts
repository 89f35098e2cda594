import type { Heading, Mapping } from "../mapping/mapping.ts";
import type { ImportProblem } from "../problem.ts";
import { columnName, columns } from "./columns.ts";
import { type DateOrder, isCountedDay, needsOrder } from "./dates.ts";
import type { TableRow } from "./table.ts";

/** Columns that are not read, except those that the form of the columns leaves out. */
export function ignoredNotices(headings: Heading[], said: Mapping | null): ImportProblem[] {
  const isSaid = (name: string) => said !== null && Object.hasOwn(said.columns, columnName(name));
  return headings
    .filter(({ name, column }) => name !== "" && column === null && !isSaid(name))
    .map(({ name }) => ({
      line: 1,
      message: `The column "${name.slice(0, 60)}" is ignored; known are ${columns.join(", ")}.`,
    }));
}

/** How dates that are not written as YYYY-MM-DD were read. */
export function dateNotices(rows: TableRow[], order: DateOrder | null): ImportProblem[] {
  const ordered = rows.find(({ cells }) => needsOrder(cells.date ?? ""));
  const counted = rows.find(({ cells }) => isCountedDay(cells.date ?? ""));
  const notices: ImportProblem[] = [];
  if (ordered && order) {
    const message = `Dates such as ${ordered.cells.date} are read with the ${order} first.`;
    notices.push({ line: ordered.line, message });
  }
  if (counted) {
    const message = `Dates such as ${counted.cells.date} are read as a spreadsheet counts days.`;
    notices.push({ line: counted.line, message });
  }
  return notices;
}
