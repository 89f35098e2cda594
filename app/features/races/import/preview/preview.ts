import type { Day } from "#values/day.ts";
import { ambiguousMark, certainMark, type DecimalMark } from "../../written-price.ts";
import { shortened } from "../file/cells.ts";
import { columnName } from "../file/columns.ts";
import { type DateOrder, isCountedDay, needsOrder, orderOf } from "../file/dates.ts";
import { type Encoding, isZip, readFileText } from "../file/file.ts";
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
import { readWorkbook } from "../file/workbook.ts";
import { type FileRace, type ImportPlan, planImport } from "./plan.ts";
import { unusualCells } from "./unusual.ts";

/** How many of the problems and of the notices a summary names. */
export const summaryLimits = { problems: 1000, notices: 1000 } as const;

/** A summary of a file without its races. */
export type FileSummary = Pick<
  ImportPreview,
  | "encoding"
  | "separator"
  | "rowCount"
  | "distanceCount"
  | "headings"
  | "dates"
  | "question"
  | "decimals"
  | "since"
  | "hasOrder"
  | "numbers"
> & {
  raceCount: number;
  problemCount: number;
  noticeCount: number;
  problems: ImportProblem[];
  notices: ImportProblem[];
};

/** The input of the thread. */
export type ReadingTask = { bytes: Uint8Array; known: KnownMappings };

/** A request to the thread that reads a file: for some of its races, or for its error file. */
export type ReadingQuestion =
  | { kind: "races"; from: number; count: number }
  | { kind: "error file"; problems: ImportProblem[] };

/** Its first message is about the whole file; each further one answers one question. */
export type ReadingAnswer =
  | { kind: "refusal"; problem: FileProblem }
  | { kind: "summary"; summary: FileSummary }
  | { kind: "races"; races: FileRace[] }
  | { kind: "error file"; text: string };

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
  /** The mark before decimals that was chosen for prices such as 1.250. */
  decimals: DecimalMark | null;
  /** The day from which dates without a year count. */
  since: Day | null;
  /** A question that the administrator has to answer first; until then the plan is provisional. */
  question: MappingQuestion | null;
  /** Whether a cell of the file can be read as two days, so that the order can be chosen. */
  hasOrder: boolean;
  /** A price such as 1.250, for which the mark can be chosen; `null` without any. */
  numbers: string | null;
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
  /** Dates without a year count from here on; a file whose title names a year needs none. */
  today?: Day | null;
};

/** A longer cell is not a price. */
const longestPrice = 100;

/** Reads an uploaded file without touching the database. */
export function previewImport(
  bytes: Uint8Array,
  { mapping = null, remembered = [], today = null }: KnownMappings = {},
): ImportPreview | { problem: FileProblem } {
  const file = isZip(bytes) ? readWorkbook(bytes) : readFileText(bytes);
  if ("problem" in file) return file;
  let said = mapping;
  const table = readTable(file, (headings) => {
    const set = headingSet(headings);
    said ??= remembered.find((earlier) => earlier.headings === set)?.mapping ?? null;
    return said;
  });
  if ("problem" in table) return table;
  const seen = orderOf(table.rows.flatMap(({ cells }) => cells.date ?? []));
  // Evidence in the dates takes precedence over the choice for an earlier file.
  const dates =
    seen === "day" || seen === "month" ? (mapping?.dates ?? seen) : (said?.dates ?? null);
  const numbers = numbersOf(table.rows);
  const decimals = numbers === null ? null : (said?.decimals ?? null);
  const since = table.year ? `${table.year}-01-01` : (mapping?.since ?? today);
  const rules = { order: dates, since, decimals };
  const { rows, problems, notices } =
    table.missing.length > 0 ? noRows : readRows(table.rows, rules);
  const plan = planImport(rows);
  const allProblems = [...table.problems, ...problems, ...plan.problems];
  const leftOut = new Set(allProblems.map(({ line }) => line));
  const question = questionOf({
    columns: table.missing.length > 0,
    dates: seen === "unclear" && dates === null,
    numbers: numbers?.isUnclear === true && decimals === null,
  });
  if (question !== "columns" && plan.races.length + allProblems.length === 0) {
    return { problem: { code: "no-rows" } };
  }
  return {
    encoding: "encoding" in file ? file.encoding : "workbook",
    separator: table.separator,
    rowCount: table.rows.length + table.problems.length,
    distanceCount: plan.races.reduce((count, race) => count + race.distances.length, 0),
    headings: table.headings,
    dates,
    decimals,
    since,
    question,
    hasOrder: seen !== null,
    numbers: numbers?.text ?? null,
    rows: table.rows,
    plan: {
      races: plan.races,
      problems: allProblems.sort(byLine),
      notices: [
        ...ignoredNotices(table.headings, said),
        ...dateNotices(table.rows, dates),
        ...(numbers ? [numberNotice(numbers, decimals)] : []),
        ...[
          ...table.notices,
          ...[...unusualCells(table.rows), ...notices, ...plan.notices].filter(
            ({ line }) => line === null || !leftOut.has(line),
          ),
        ].sort(byLine),
      ],
    },
  };
}

const noRows: ReturnType<typeof readRows> = { rows: [], problems: [], notices: [] };

type Numbers = { line: number; text: string; isUnclear: boolean };

/**
 * The first price whose only mark stands before three digits, as in 1.250; `null` without any.
 * It is unclear when the file uses that mark, and no other, before decimals: then 1.250 may be 1.25.
 */
function numbersOf(rows: TableRow[]): Numbers | null {
  let first: { line: number; text: string; mark: DecimalMark } | null = null;
  const certain = new Set<DecimalMark>();
  for (const { line, cells, offers } of rows) {
    for (const text of [cells.price ?? "", ...offers.map((offer) => offer.text)]) {
      const mark = text.length > longestPrice ? null : ambiguousMark(text);
      if (mark) first ??= { line, text: shortened(text), mark };
      const decimal = text.length > longestPrice ? null : certainMark(text);
      if (decimal) certain.add(decimal);
    }
  }
  if (!first) return null;
  const { line, text, mark } = first;
  return { line, text, isUnclear: certain.size === 1 && certain.has(mark) };
}

function numberNotice({ line, text }: Numbers, decimals: DecimalMark | null): ImportProblem {
  const isDecimal = decimals !== null && ambiguousMark(text) === decimals;
  return { line, finding: { code: "numbers-by-mark", text, isDecimal } };
}

/** The first question that is open: the columns decide about the rest. */
function questionOf(open: Record<MappingQuestion, boolean>): MappingQuestion | null {
  const questions: MappingQuestion[] = ["columns", "dates", "numbers"];
  return questions.find((question) => open[question]) ?? null;
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
