import { columns } from "./columns.ts";
import { type Encoding, readFileText } from "./file.ts";
import { emptyOrInvalid } from "./messages.ts";
import { type ImportPlan, planImport } from "./plan.ts";
import type { FileProblem } from "./problem.ts";
import { readRows } from "./rows.ts";
import type { Separator } from "./separator.ts";
import { readTable, type TableRow } from "./table.ts";

/** What a file holds, before anything is stored. */
export type ImportPreview = {
  encoding: Encoding;
  separator: Separator;
  /** How many rows were filled in. */
  rowCount: number;
  distanceCount: number;
  plan: ImportPlan;
  /** The rows as they were read; those whose cells could not be told apart are not among them. */
  rows: TableRow[];
};

/** Reads an uploaded file without touching the database. */
export function previewImport(bytes: Uint8Array): ImportPreview | { problem: FileProblem } {
  const file = readFileText(bytes);
  if ("problem" in file) return file;
  const table = readTable(file.text);
  if ("problem" in table) return table;
  const { rows, problems } = readRows(table.rows);
  const plan = planImport(rows);
  const allProblems = [...table.problems, ...problems, ...plan.problems];
  if (plan.races.length + allProblems.length === 0) {
    return { problem: { message: emptyOrInvalid, detail: "There is no row below the names." } };
  }
  return {
    encoding: file.encoding,
    separator: table.separator,
    rowCount: table.rows.length + table.problems.length,
    distanceCount: plan.races.reduce((count, race) => count + race.distances.length, 0),
    rows: table.rows,
    plan: {
      races: plan.races,
      problems: allProblems.sort(byLine),
      notices: [...ignoredNotices(table.ignoredColumns), ...plan.notices.sort(byLine)],
    },
  };
}

function byLine(a: { line: number | null }, b: { line: number | null }): number {
  return (a.line ?? 0) - (b.line ?? 0);
}

function ignoredNotices(names: string[]) {
  return names.map((name) => ({
    line: 1,
    message: `The column "${name.slice(0, 60)}" is ignored; known are ${columns.join(", ")}.`,
  }));
}
