import Papa from "papaparse";
import { unguarded } from "#values/csv.ts";
import { type Column, columnName, isColumn, requiredColumns } from "./columns.ts";
import { emptyOrInvalid } from "./messages.ts";
import type { FileProblem, ImportProblem } from "./problem.ts";
import { type Separator, separatorOf } from "./separator.ts";

/** More rows than this are refused: nobody looks through such a preview. */
export const maxRows = 100_000;

/** As many as so many rows can need; a file of nothing but quotation marks takes the parser ages. */
const maxQuotes = maxRows * 40;

/** One row of the file: its filled cells, trimmed, and the line that it begins on. */
export type TableRow = { line: number; cells: Partial<Record<Column, string>> };

export type Table = {
  separator: Separator;
  rows: TableRow[];
  /** Rows that could not be read. */
  problems: ImportProblem[];
  /** Names of columns that mean nothing here. */
  ignoredColumns: string[];
};

type Entry = { line: number; cells: string[]; problem: ImportProblem | null };
type Header = { columns: (Column | null)[]; ignoredColumns: string[] };

/**
 * The rows of a CSV text whose first line names the columns, in any order and any case.
 * The separator is found out from that line, or from Excel's `sep=;` above it.
 * Blank rows are left out; lines are counted as an editor counts them.
 */
export function readTable(text: string): Table | { problem: FileProblem } {
  if (countOf('"', text) > maxQuotes) return refused("The file has too many quotation marks.");
  const separator = separatorOf(text);
  const [first, ...records] = readRecords(text, separator);
  const header = first && readHeader(first);
  if (!header) return refused("The first line must name the columns.");
  if ("problem" in header) return header;
  if (records.length > maxRows) return refused(`The file has more than ${maxRows} rows.`);

  const rows: TableRow[] = [];
  const problems: ImportProblem[] = [];
  for (const record of records) {
    const problem = record.problem ?? findSurplus(record, header.columns.length);
    if (problem) problems.push(problem);
    else rows.push({ line: record.line, cells: nameCells(record.cells, header.columns) });
  }
  return { separator, rows, problems, ignoredColumns: header.ignoredColumns };
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
    const message =
      "A quotation mark is opened and never closed; everything after it was left out.";
    return { line: at, message };
  }
  const message =
    "A quoted text goes on after its closing quotation mark; write quotation marks inside it twice.";
  return { line: at, message };
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

function readHeader({ cells, problem }: Entry): Header | { problem: FileProblem } {
  if (problem) return refused("The line with the column names has an unclosed quotation mark.");
  const names = cells.map(columnName);
  const columns = names.map((name) => (isColumn(name) ? name : null));
  const missing = requiredColumns.filter((column) => !columns.includes(column));
  if (missing.length === 1) return refused(`The column "${missing[0]}" is missing.`);
  if (missing.length > 1) {
    const list = missing.map((name) => `"${name}"`).join(", ");
    return refused(`These columns are missing: ${list}.`);
  }
  const twice = columns.find((column, at) => column && columns.indexOf(column) !== at);
  if (twice) return refused(`The column "${twice}" is there twice.`);
  return {
    columns,
    ignoredColumns: cells.filter((cell, at) => cell !== "" && columns[at] === null),
  };
}

function findSurplus({ cells, line }: Entry, columnCount: number): ImportProblem | null {
  if (cells.slice(columnCount).every((cell) => cell === "")) return null;
  const message = `The row has ${cells.length} cells for ${columnCount} columns; put a text that holds the separator in quotation marks.`;
  return { line, message };
}

function nameCells(cells: string[], columns: (Column | null)[]): TableRow["cells"] {
  const named: TableRow["cells"] = {};
  columns.forEach((column, at) => {
    if (column && cells[at]) named[column] = cells[at];
  });
  return named;
}

function refused(detail: string): { problem: FileProblem } {
  return { problem: { message: emptyOrInvalid, detail } };
}
