import Papa from "papaparse";
import { unguarded } from "#values/csv.ts";
import type { FileColumn } from "./columns.ts";
import { columnOf } from "./headings.ts";
import { type Heading, type Mapping, mappedColumns, missingColumns } from "./mapping.ts";
import type { FileProblem, ImportProblem } from "./problem.ts";

/** More rows than this are refused: no one can check such a preview. */
export const maxRows = 100_000;

/** The most cells that this many rows can need; a file of only quotation marks would take the parser ages. */
const maxQuotes = maxRows * 40;

/** One row of the file: its filled cells, trimmed, and the line that it begins on. */
export type TableRow = { line: number; cells: Partial<Record<FileColumn, string>> };

type FileTable = {
  separator: Separator;
  rows: TableRow[];
  /** Rows that could not be read. */
  problems: ImportProblem[];
  /** The names of the first line. */
  headings: Heading[];
  /** Required columns that no heading names; the form of the columns asks for them. */
  missing: FileColumn[];
};

type Entry = { line: number; cells: string[]; problem: ImportProblem | null };
type Header = { headings: string[]; columns: (FileColumn | null)[]; missing: FileColumn[] };

/** How many rows are looked through for samples, how many of a column are shown, how long each. */
const samples = { rows: 200, most: 3, length: 60 } as const;

/**
 * The rows of a CSV text whose first line names the columns, in any order and any case.
 * @param mappingOf - the choices for columns of these names, if any
 *
 * The separator is found out from that line, or from Excel's `sep=;` above it.
 * Blank rows are left out; lines are counted as an editor counts them.
 */
export function readTable(
  text: string,
  mappingOf: (headings: string[]) => Mapping | null = () => null,
): FileTable | { problem: FileProblem } {
  if (countOf('"', text) > maxQuotes) return { problem: { code: "too-many-quotes" } };
  const separator = separatorOf(text);
  const [first, ...records] = readRecords(text, separator);
  const header = first && readHeader(first, mappingOf);
  if (!header) return { problem: { code: "no-names" } };
  if ("problem" in header) return header;
  if (records.length > maxRows) return { problem: { code: "too-many-rows", most: maxRows } };

  const rows: TableRow[] = [];
  const problems: ImportProblem[] = [];
  for (const record of records) {
    const problem = record.problem ?? findSurplus(record, header.columns.length);
    if (problem) problems.push(problem);
    else rows.push({ line: record.line, cells: nameCells(record.cells, header.columns) });
  }
  const headings = header.headings.map((name, at) => ({
    name,
    column: header.columns[at] ?? null,
    samples: samplesOf(records, at),
  }));
  return { separator, rows, problems, headings, missing: header.missing };
}

function samplesOf(records: Entry[], at: number): string[] {
  const found = new Set<string>();
  for (const { cells } of records.slice(0, samples.rows)) {
    const cell = cells[at];
    if (cell) found.add(cell.slice(0, samples.length).toWellFormed());
    if (found.size === samples.most) break;
  }
  return [...found];
}

function readRecords(text: string, separator: Separator): Entry[] {
  const records: Entry[] = [];
  let line = 1;
  let start = 0;
  Papa.parse<string[]>(text, {
    delimiter: separator,
    newline: "\n",
    step({ data, errors, meta }, parser) {
      const cells = data.map((cell) => unguarded(cell.trim().normalize("NFC")));
      const isDeclaration = line === 1 && /^sep=.?$/i.test(cells.join(""));
      if (!isDeclaration && cells.some((cell) => cell !== "")) {
        records.push({ line, cells, problem: findBadQuote(text, start, line, errors[0]) });
      }
      line += countOf("\n", text, start, meta.cursor);
      start = meta.cursor;
      if (records.length > maxRows + 1) parser.abort();
    },
  });
  return records;
}

function findBadQuote(
  text: string,
  start: number,
  line: number,
  error: Papa.ParseError | undefined,
): ImportProblem | null {
  if (!error) return null;
  const at = line + countOf("\n", text, start, error.index ?? start);
  if (error.code === "MissingQuotes") {
    return { line: at, finding: { code: "unclosed-quote" } };
  }
  return { line: at, finding: { code: "text-after-quote" } };
}

function countOf(character: string, text: string, from = 0, to = text.length): number {
  let count = 0;
  let at = text.indexOf(character, from);
  while (at !== -1 && at < to) {
    count++;
    at = text.indexOf(character, at + 1);
  }
  return count;
}

function readHeader(
  { cells, problem }: Entry,
  mappingOf: (headings: string[]) => Mapping | null,
): Header | { problem: FileProblem } {
  if (problem) return { problem: { code: "unclosed-name" } };
  const columns = mappedColumns(cells, mappingOf(cells));
  const twice = columns.find((column, at) => column && columns.indexOf(column) !== at);
  if (twice) return { problem: { code: "repeated-column", column: twice } };
  const missing = missingColumns(columns);
  if (cells.length === 1 && missing.length > 1) return { problem: { code: "unknown-separator" } };
  const others = cells.filter((cell, at) => cell !== "" && columns[at] === null);
  if (others.length < missing.length) {
    return { problem: { code: "missing-columns", columns: missing } };
  }
  return { headings: cells, columns, missing };
}

function findSurplus({ cells, line }: Entry, columnCount: number): ImportProblem | null {
  if (cells.slice(columnCount).every((cell) => cell === "")) return null;
  return { line, finding: { code: "too-many-cells", cells: cells.length, columns: columnCount } };
}

function nameCells(cells: string[], columns: (FileColumn | null)[]): TableRow["cells"] {
  const named: TableRow["cells"] = {};
  columns.forEach((column, at) => {
    if (column && cells[at]) named[column] = cells[at];
  });
  return named;
}

export const separators = [",", ";", "\t"] as const;
export type Separator = (typeof separators)[number];

/**
 * The separator of the cells: the one that Excel declares in a line `sep=;` above the names, or else the
 * one that finds most known names in the first line, and among those the one that finds most names.
 */
function separatorOf(text: string): Separator {
  const lines = text.split("\n", 20).filter((line) => line.trim() !== "");
  const declared = /^"?sep=(.)"?$/i.exec(lines[0]?.trim() ?? "")?.[1];
  const wanted = separators.find((separator) => separator === declared);
  if (wanted) return wanted;
  const counts = separators.map((separator) => {
    const names = (lines[0] ?? "").split(separator);
    return { separator, known: names.filter(columnOf).length, all: names.length };
  });
  return counts.reduce((best, next) => {
    const isBetter = next.known === best.known ? next.all > best.all : next.known > best.known;
    return isBetter ? next : best;
  }).separator;
}
