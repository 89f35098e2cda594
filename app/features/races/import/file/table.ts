import Papa from "papaparse";
import { fold } from "#values/text/fold.ts";
import { monthIn } from "../../reading/months.ts";
import { readWrittenPrice } from "../../written-price.ts";
import { cellText } from "./cells.ts";
import { type FileColumn, mostColumns } from "./columns.ts";
import { columnOf, currencyOfHeading, distanceColumn, type HeadingColumn } from "./headings.ts";
import { type Heading, type Mapping, mappedColumns, missingColumns } from "./mapping.ts";
import type { FileProblem, ImportProblem } from "./problem.ts";

/** More rows than this are refused: no one can check such a preview. */
export const maxRows = 100_000;

/** The most cells that this many rows can need; a file of only quotation marks would take the parser ages. */
const maxQuotes = maxRows * 40;

/** One row of the file: its filled cells, trimmed, and the line that it begins on. */
export type TableRow = {
  line: number;
  cells: Partial<Record<FileColumn, string>>;
  /** The filled cells of columns that are one distance each. */
  offers: { distance: string; text: string }[];
};

/** A line of a table, with its cells trimmed. */
export type FileRecord = { line: number; cells: string[]; problem: ImportProblem | null };

/** The content of a file: a text in columns, or the sheets of a workbook. */
export type FileContent = { text: string } | { sheets: SheetRows[] };

/** The rows of a sheet; `isCut` where columns beyond the last one that is read are left out. */
type SheetRows = { name: string; rows: FileRecord[]; isCut: boolean };

type FileTable = {
  separator: Separator;
  rows: TableRow[];
  /** Rows that could not be read. */
  problems: ImportProblem[];
  notices: ImportProblem[];
  /** The names of the columns. */
  headings: Heading[];
  /** Required columns that no heading names; the form of the columns asks for them. */
  missing: FileColumn[];
  /** The year that a title above the names gives. */
  year: string | null;
};

type Header = { headings: string[]; columns: (HeadingColumn | null)[]; missing: FileColumn[] };
type MappingOf = (headings: string[]) => Mapping | null;

/** How many rows are looked through for samples, how many of a column are shown, how long each. */
const samples = { rows: 200, most: 3, length: 60 } as const;

/** The line with the names is among the first ones: titles may stand above it. */
const headerDepth = 20;

/**
 * The rows of a table below the line that names its columns, in any order and any case.
 * @param mappingOf - the choices for columns of these names, if any
 *
 * The separator of a text is detected from its first lines, or from Excel's `sep=;` above them.
 * Blank rows, sums and repeated names are left out; a row without title and date belongs to the race
 * above it. Lines are counted as an editor counts them.
 */
export function readTable(
  content: FileContent,
  mappingOf: MappingOf = () => null,
): FileTable | { problem: FileProblem } {
  if ("text" in content) {
    if (hasTooManyQuotes(content.text)) return { problem: { code: "too-many-quotes" } };
    const separator = separatorOf(content.text, isKnownName);
    const table = tableOf(readRecords(content.text, separator), mappingOf);
    return "problem" in table ? table : { ...table, separator };
  }
  const known = (entries: FileRecord[]) =>
    Math.max(0, ...entries.slice(0, headerDepth).map(namesIn));
  const [sheet, ...others] = content.sheets.toSorted((a, b) => known(b.rows) - known(a.rows));
  const table = tableOf(sheet?.rows ?? [], mappingOf);
  if (!sheet || "problem" in table)
    return "problem" in table ? table : { problem: { code: "blank" } };
  const { name } = sheet;
  const isAlone = others.every(({ rows }) => rows.length === 0);
  const notices: ImportProblem[] = isAlone
    ? []
    : [{ line: null, finding: { code: "one-sheet", name: name.slice(0, 60) } }];
  if (sheet.isCut)
    notices.push({ line: null, finding: { code: "more-columns", most: mostColumns } });
  return { ...table, notices: [...notices, ...table.notices], separator: "cells" };
}

function tableOf(
  entries: FileRecord[],
  mappingOf: MappingOf,
): Omit<FileTable, "separator"> | { problem: FileProblem } {
  const at = headerAt(entries);
  const [first, ...below] = entries.slice(at);
  if (!first) return { problem: { code: "no-names" } };
  const [second] = below;
  const isDouble = second !== undefined && isSecondHeader(second);
  const names = first.cells.map((cell, place) => (isDouble && second.cells[place]) || cell);
  const header = readHeader({ ...first, cells: names }, mappingOf);
  if ("problem" in header) return header;
  const records = isDouble ? below.slice(1) : below;
  if (records.length > maxRows) return { problem: { code: "too-many-rows", most: maxRows } };
  const title = entries
    .slice(0, at)
    .flatMap(({ cells }) => cells)
    .join(" ");
  return {
    ...readBody(records, header),
    headings: header.headings.map((name, place) => ({
      name,
      column: header.columns[place] ?? null,
      samples: samplesOf(records, place),
    })),
    missing: header.missing,
    year: /(?<!\d)20\d\d(?!\d)/.exec(title)?.[0] ?? null,
  };
}

function readBody(
  records: FileRecord[],
  header: Header,
): Pick<FileTable, "rows" | "problems" | "notices"> {
  const rows: TableRow[] = [];
  const problems: ImportProblem[] = [];
  const notices: ImportProblem[] = [];
  let shared: { line: number; count: number } | null = null;
  const monthAt = header.headings.findIndex((name) => /^(mes|month|mois)$/.test(fold(name.trim())));
  let month = "";
  for (const record of records) {
    const { line, cells } = record;
    const problem = record.problem ?? findSurplus(record, header.columns.length);
    if (problem) {
      problems.push(problem);
      continue;
    }
    if (isBetweenRows(cells, header.headings)) {
      const text = cells.find((cell) => cell !== "") ?? "";
      if (isMonth(text)) month = text;
      notices.push({
        line,
        finding: { code: "no-race-row", text: text.slice(0, 60).toWellFormed() },
      });
      continue;
    }
    const row = { line, ...nameCells(cells, header) };
    if (isMonth(cells[monthAt] ?? "")) month = cells[monthAt] ?? "";
    if (month && dayAlone.test(row.cells.date ?? "")) row.cells.date += ` ${month}`;
    const above = rows.at(-1);
    if (above && isContinued(row)) {
      shared ??= { line, count: 0 };
      shared.count++;
      rows.push({ ...row, cells: { ...ofRace(above.cells), ...row.cells } });
    } else rows.push(row);
  }
  if (shared)
    notices.push({ line: shared.line, finding: { code: "shared-cells", count: shared.count } });
  return { rows, problems, notices };
}

const isKnownName = (cell: string) => columnOf(cell) !== null;

/** The place of the first entry that names about as many columns as any. */
function headerAt(entries: FileRecord[]): number {
  const counts = entries.slice(0, headerDepth).map(namesIn);
  // One name alone may be a title: `Fecha`, `Carrera`. Names are repeated on each page.
  const least = Math.max(2, ...counts.map((count) => count / 2));
  return Math.max(
    0,
    counts.findIndex((count) => count >= least),
  );
}

function namesIn({ cells }: FileRecord): number {
  return cells.filter((cell) => columnOf(cell) !== null).length;
}

/** Names below merged ones, as in `Lugar` above `Ciudad` and `País`. */
function isSecondHeader({ cells }: FileRecord): boolean {
  const filled = cells.filter((cell) => cell !== "");
  return filled.length > 0 && filled.every((cell) => columnOf(cell) !== null);
}

const sum = /^(sub ?)?total(es)?\b|^suma\b/;

/** A date below the name of its month: `9`, `Dom 9`, `15-16`, `7 y 8`. */
const dayAlone = /^(?:\p{L}+\.?,? )?\d{1,2}(?: ?(?:-|–|y|al?|&|and) ?\d{1,2})?$/u;

/** Whether a cell names a month, with or without a year: `MAYO`, `Mayo de 2027`. */
function isMonth(text: string): boolean {
  const [name = "", ...rest] = fold(text).split(/[\s-]+/);
  return monthIn(name, false) !== null && /^(de(l)? )?(\d{4})?$/.test(rest.join(" "));
}

/** Sums, names that are repeated on each page, and months as headings between races. */
function isBetweenRows(cells: string[], headings: string[]): boolean {
  const filled = cells.filter((cell) => cell !== "");
  const text = fold(filled[0] ?? "");
  if (filled.length <= 2 && sum.test(text)) return true;
  if (filled.length === 1) return isMonth(text);
  return filled.length > 2 && cells.every((cell, at) => cell === "" || cell === headings[at]);
}

/** Whether a row continues the race above it, whose cells are merged over both. */
function isContinued({ cells, offers }: TableRow): boolean {
  if (cells.title !== undefined || cells.date !== undefined) return false;
  return offers.length > 0 || cells.distances !== undefined;
}

/** The cells of a row that are about its race. */
function ofRace({
  title,
  date,
  city,
  country,
  venue,
  state,
  organizer,
  type,
  currency,
}: TableRow["cells"]) {
  const cells = { title, date, city, country, venue, state, organizer, type, currency };
  return Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== undefined));
}

function samplesOf(records: FileRecord[], at: number): string[] {
  const found = new Set<string>();
  for (const { cells } of records.slice(0, samples.rows)) {
    const cell = cells[at];
    if (cell) found.add(cell.slice(0, samples.length).toWellFormed());
    if (found.size === samples.most) break;
  }
  return [...found];
}

/** The filled lines of a text in columns. A line that Excel declares its separator in is left out. */
export function readRecords(text: string, separator: string): FileRecord[] {
  const records: FileRecord[] = [];
  let line = 1;
  let start = 0;
  Papa.parse<string[]>(text, {
    delimiter: separator,
    newline: "\n",
    step({ data, errors, meta }, parser) {
      const cells = data.map(cellText);
      const isDeclaration = line === 1 && /^sep=.?$/i.test(cells.join(""));
      if (!isDeclaration && cells.some((cell) => cell !== "")) {
        records.push({ line, cells, problem: findBadQuote(text, start, line, errors[0]) });
      }
      line += countOf("\n", text, start, meta.cursor);
      start = meta.cursor;
      if (records.length > maxRows + headerDepth) parser.abort();
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

/** Whether a text has more quotation marks than its rows can need. */
export function hasTooManyQuotes(text: string): boolean {
  return countOf('"', text) > maxQuotes;
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
  { cells, problem }: FileRecord,
  mappingOf: MappingOf,
): Header | { problem: FileProblem } {
  if (problem) return { problem: { code: "unclosed-name" } };
  const columns = mappedColumns(cells, mappingOf(cells));
  const twice = columns.find(
    (column, at) => column && column !== distanceColumn && columns.indexOf(column) !== at,
  );
  if (twice && twice !== distanceColumn) {
    return { problem: { code: "repeated-column", column: twice } };
  }
  const missing = missingColumns(columns);
  if (cells.length === 1 && missing.length > 1) return { problem: { code: "unknown-separator" } };
  const others = cells.filter((cell, at) => cell !== "" && columns[at] === null);
  if (others.length < missing.length) {
    return { problem: { code: "missing-columns", columns: missing } };
  }
  return { headings: cells, columns, missing };
}

function findSurplus({ cells, line }: FileRecord, columnCount: number): ImportProblem | null {
  if (cells.slice(columnCount).every((cell) => cell === "")) return null;
  return { line, finding: { code: "too-many-cells", cells: cells.length, columns: columnCount } };
}

/** Placeholders for an empty cell. */
const nothing = /^([-–—]+|n\/?[ad]\.?)$/i;

/** Whether a placeholder in a column is an empty cell, because it cannot be a value there. */
function hasValues(column: HeadingColumn): boolean {
  return [distanceColumn, "time", "price", "currency", "registration_link", "image_url"].includes(
    column,
  );
}

function nameCells(cells: string[], { headings, columns }: Header): Omit<TableRow, "line"> {
  const named: TableRow["cells"] = {};
  const offers: TableRow["offers"] = [];
  columns.forEach((column, at) => {
    const text = cells[at];
    if (!column || !text || (hasValues(column) && nothing.test(text))) return;
    if (column === distanceColumn) offers.push({ distance: headings[at] ?? "", text });
    else named[column] = column === "elevation_gain" ? withUnit(text, headings[at] ?? "") : text;
    if (column !== "price" || columns.includes("currency")) return;
    const currency = currencyOfHeading(headings[at] ?? "");
    if (!currency || readWrittenPrice(text)?.currency !== null) return;
    if (currency !== "$") named.currency = currency;
    // The country of the race says whose dollars or pesos these are.
    else if (/^\d/.test(text)) named.price = `$${text}`;
  });
  return { cells: named, offers };
}

/** A bare number in the unit of its heading: `980` below `Climb (m)` is `980 m`. */
function withUnit(text: string, heading: string): string {
  const unit = /\((m|ft)\)\s*$/i.exec(heading)?.[1];
  return unit && /^[\d.,]+$/.test(text) ? `${text} ${unit.toLowerCase()}` : text;
}

export const separators = [",", ";", "\t"] as const;
/** How the cells of a file are separated: by a character, or as cells of a workbook. */
export type Separator = (typeof separators)[number] | "cells";

/**
 * The separator of the cells: the one that Excel declares in a line `sep=;` above the names, or else the
 * one that finds most known names in one of the first lines, and among those the one that finds most
 * names in the first one.
 */
export function separatorOf(
  text: string,
  isName: (cell: string) => boolean,
): (typeof separators)[number] {
  const lines = text.split("\n", 20).filter((line) => line.trim() !== "");
  const declared = /^"?sep=(.)"?$/i.exec(lines[0]?.trim() ?? "")?.[1];
  const wanted = separators.find((separator) => separator === declared);
  if (wanted) return wanted;
  const counts = separators.map((separator) => {
    const known = lines.map((line) => line.split(separator).filter(isName).length);
    const all = (lines[0] ?? "").split(separator).length;
    return { separator, known: Math.max(0, ...known), all };
  });
  return counts.reduce((best, next) => {
    const isBetter = next.known === best.known ? next.all > best.all : next.known > best.known;
    return isBetter ? next : best;
  }).separator;
}
