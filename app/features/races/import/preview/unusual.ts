import { formatCount } from "#values/text/count.ts";
import { parsePrice } from "../../price.ts";
import { raceType } from "../../race-type.ts";
import { quoted, readCategory, readStatus, readYesNo } from "../file/cells.ts";
import type { FileColumn } from "../file/columns.ts";
import type { TableRow } from "../file/table.ts";
import type { ImportProblem } from "../problem.ts";

/** What is said of a cell that can be imported, but hardly means what it says; `null` for a usual one. */
const sayings: Partial<Record<FileColumn, (text: string) => string | null>> = {
  type: (text) =>
    raceType(text).kind === "other"
      ? `The type ${quoted(text)} is not one of Road, Trail, Ultra, Triathlon, MTB and Urban; it is stored as it is written.`
      : null,
  price: (text) =>
    parsePrice(text) === null && !/^tbd$/i.test(text)
      ? `The price ${quoted(text)} is no amount, Free or TBD; it is stored as it is written, and counts as unknown.`
      : null,
  category: leftOut("category", readCategory),
  premium: leftOut("premium", readYesNo),
  status: leftOut("status", readStatus),
};

function leftOut(column: FileColumn, read: (text: string) => object) {
  return (text: string) =>
    "problem" in read(text)
      ? `The ${column} ${quoted(text)} is not known; what is stored stays, or the usual is taken.`
      : null;
}

/** One notice for each unusual text of a column, on its first line, however many rows have it. */
export function unusualCells(rows: TableRow[]): ImportProblem[] {
  const notices: ImportProblem[] = [];
  for (const column of Object.keys(sayings) as (keyof typeof sayings)[]) {
    const say = sayings[column];
    const seen = new Map<string, { line: number; count: number }>();
    for (const { line, cells } of rows) {
      const text = cells[column];
      if (text === undefined) continue;
      const known = seen.get(text);
      if (known) known.count++;
      else seen.set(text, { line, count: 1 });
    }
    for (const [text, { line, count }] of seen) {
      const saying = say?.(text);
      if (saying) notices.push({ line, message: saying + timesOf(count) });
    }
  }
  return notices;
}

function timesOf(count: number): string {
  return count === 1 ? "" : ` ${formatCount(count)} rows have it.`;
}
