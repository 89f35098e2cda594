import { columnName } from "../file/columns.ts";
import { type DateOrder, isCountedDay, needsOrder } from "../file/dates.ts";
import type { Heading, Mapping } from "../file/mapping.ts";
import type { ImportProblem } from "../file/problem.ts";
import type { TableRow } from "../file/table.ts";

/** Columns that are not read, except those that the form of the columns leaves out. */
export function ignoredNotices(headings: Heading[], said: Mapping | null): ImportProblem[] {
  const isSaid = (name: string) => said !== null && Object.hasOwn(said.columns, columnName(name));
  return headings
    .filter(({ name, column }) => name !== "" && column === null && !isSaid(name))
    .map(({ name }) => ({
      line: 1,
      finding: { code: "ignored-column", name: name.slice(0, 60) },
    }));
}

/** How dates that are not written as YYYY-MM-DD were read. */
export function dateNotices(rows: TableRow[], order: DateOrder | null): ImportProblem[] {
  const ordered = rows.find(({ cells }) => needsOrder(cells.date ?? ""));
  const counted = rows.find(({ cells }) => isCountedDay(cells.date ?? ""));
  const notices: ImportProblem[] = [];
  if (ordered && order) {
    const text = ordered.cells.date ?? "";
    notices.push({ line: ordered.line, finding: { code: "dates-by-order", text, order } });
  }
  if (counted) {
    const text = counted.cells.date ?? "";
    notices.push({ line: counted.line, finding: { code: "dates-by-count", text } });
  }
  return notices;
}
