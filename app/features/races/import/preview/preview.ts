import { columnName } from "../file/columns.ts";
import { type DateOrder, isCountedDay, needsOrder, orderOf } from "../file/dates.ts";
import { type Encoding, readFileText } from "../file/file.ts";
import {
  type Heading,
  headingSet,
  type Mapping,
  type MappingQuestion,
  type RememberedMapping,
} from "../file/mapping.ts";
import type { FileProblem, ImportProblem } from "../file/problem.ts";
import { readRows } from "../file/rows.ts";
import { readTable, type Separator, type TableRow } from "../file/table.ts";
import { type ImportPlan, planImport } from "./plan.ts";
import { unusualCells } from "./unusual.ts";

/** The content of a file, before anything is stored. */
export type ImportPreview = {
  encoding: Encoding;
  separator: Separator;
  /** The number of rows that are not empty. */
  rowCount: number;
  distanceCount: number;
  /** The columns of the file, and in which order its dates are read. */
  headings: Heading[];
  dates: DateOrder | null;
  /** A question that the administrator has to answer first; until then the plan is provisional. */
  question: MappingQuestion | null;
  /** Whether a cell of the file can be read as two days, so that the order can be chosen. */
  hasOrder: boolean;
  plan: ImportPlan;
  /** The rows that could be read. Rows whose cells could not be separated are missing. */
  rows: TableRow[];
};

/** What is known about a file before it is read. */
export type KnownMappings = {
  /** The choices for this file. */
  mapping?: Mapping | null;
  /** The choices for earlier files. */
  remembered?: readonly RememberedMapping[];
};

/** Reads an uploaded file without touching the database. */
export function previewImport(
  bytes: Uint8Array,
  { mapping = null, remembered = [] }: KnownMappings = {},
): ImportPreview | { problem: FileProblem } {
  const file = readFileText(bytes);
  if ("problem" in file) return file;
  let said = mapping;
  const table = readTable(file.text, (headings) => {
    const set = headingSet(headings);
    said ??= remembered.find((earlier) => earlier.headings === set)?.mapping ?? null;
    return said;
  });
  if ("problem" in table) return table;
  const days = table.rows.flatMap(({ cells }) => cells.date ?? []);
  const seen = orderOf(days);
  // Evidence in the dates takes precedence over the choice for an earlier file.
  const dates =
    seen === "day" || seen === "month" ? (mapping?.dates ?? seen) : (said?.dates ?? null);
  const { rows, problems } =
    table.missing.length > 0 ? { rows: [], problems: [] } : readRows(table.rows, dates);
  const plan = planImport(rows);
  const allProblems = [...table.problems, ...problems, ...plan.problems];
  const question = questionOf(table.missing.length, seen === "unclear" && dates === null);
  if (question !== "columns" && plan.races.length + allProblems.length === 0) {
    return { problem: { code: "no-rows" } };
  }
  return {
    encoding: file.encoding,
    separator: table.separator,
    rowCount: table.rows.length + table.problems.length,
    distanceCount: plan.races.reduce((count, race) => count + race.distances.length, 0),
    headings: table.headings,
    dates,
    question,
    hasOrder: seen !== null,
    rows: table.rows,
    plan: {
      races: plan.races,
      problems: allProblems.sort(byLine),
      notices: [
        ...ignoredNotices(table.headings, said),
        ...dateNotices(table.rows, dates),
        ...[...unusualCells(table.rows), ...plan.notices].sort(byLine),
      ],
    },
  };
}

function questionOf(missing: number, isUnclear: boolean): MappingQuestion | null {
  if (missing > 0) return "columns";
  return isUnclear ? "dates" : null;
}

function byLine(a: { line: number | null }, b: { line: number | null }): number {
  return (a.line ?? 0) - (b.line ?? 0);
}

/** Columns that are not read, except those that the form of the columns leaves out. */
function ignoredNotices(headings: Heading[], said: Mapping | null): ImportProblem[] {
  const isSaid = (name: string) => said !== null && Object.hasOwn(said.columns, columnName(name));
  return headings
    .filter(({ name, column }) => name !== "" && column === null && !isSaid(name))
    .map(({ name }) => ({
      line: 1,
      finding: { code: "ignored-column", name: name.slice(0, 60) },
    }));
}

/** How dates that are not written as YYYY-MM-DD were read. */
function dateNotices(rows: TableRow[], order: DateOrder | null): ImportProblem[] {
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
