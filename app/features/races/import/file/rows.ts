import type { Day } from "#values/day.ts";
import {
  type CellReading,
  readCategory,
  readCurrency,
  readStatus,
  readTime,
  readWebAddress,
  readYesNo,
  shortened,
} from "./cells.ts";
import { columns, type FileColumn, maxLengthOf } from "./columns.ts";
import { type DateOrder, readDay } from "./dates.ts";
import type { ImportFinding, ImportProblem } from "./problem.ts";
import type { TableRow } from "./table.ts";

/** A distance is a label; a longer text belongs into the description. */
const maxDistanceLength = 100;

/** The values of a row by column; `null` for an empty cell. */
export type ReadRow = { line: number; title: string; date: Day } & ReturnType<typeof readCells>;

/**
 * Reads the cells of all rows. A row with a problem is skipped, and every problem is reported.
 * @param order - of dates such as 13/05/2027
 */
export function readRows(
  rows: TableRow[],
  order: DateOrder | null,
): { rows: ReadRow[]; problems: ImportProblem[] } {
  const good: ReadRow[] = [];
  const problems: ImportProblem[] = [];
  for (const row of rows) {
    const read = readRow(row, order);
    if ("problems" in read) {
      problems.push(...read.problems.map((finding) => ({ line: row.line, finding })));
    } else good.push(read);
  }
  return { rows: good, problems };
}

function readRow(
  { line, cells }: TableRow,
  order: DateOrder | null,
): ReadRow | { problems: ImportFinding[] } {
  const problems: ImportFinding[] = columns.flatMap((column) =>
    findOverlong(column, cells[column]),
  );
  if (problems.length > 0) return { problems };

  function read<T>(column: FileColumn, reader: (text: string) => CellReading<T>): T | null {
    const cell = cells[column];
    if (cell === undefined) return null;
    const reading = reader(cell);
    if ("value" in reading) return reading.value;
    problems.push(reading.problem);
    return null;
  }

  const date = read("date", (text) => readDay(text, order));
  const rest = readCells(cells, read);
  if (!cells.title) problems.push({ code: "empty-cell", column: "title" });
  if (!cells.date) problems.push({ code: "empty-cell", column: "date" });
  if (!cells.title || !date || problems.length > 0) return { problems };
  return { line, title: cells.title, date, ...rest };
}

type CellReader = <T>(column: FileColumn, reader: (text: string) => CellReading<T>) => T | null;

function readCells(cells: TableRow["cells"], read: CellReader) {
  return {
    city: cells.city ?? null,
    country: cells.country ?? null,
    /** Several where the cell names several; none where it is empty. */
    distances: read("distances", readDistances) ?? [],
    venue: cells.venue ?? null,
    state: cells.state ?? null,
    organizer: cells.organizer ?? null,
    type: cells.type ?? null,
    description: cells.description ?? null,
    time: read("time", readTime),
    price: cells.price ?? null,
    currency: read("currency", readCurrency),
    registration_link: read("registration_link", readWebAddress),
    image_url: read("image_url", readWebAddress),
    price_include: cells.price_include ?? null,
    additional_information: cells.additional_information ?? null,
    profile: cells.profile ?? null,
    category: ifKnown(cells.category, readCategory),
    premium: ifKnown(cells.premium, readYesNo),
    status: ifKnown(cells.status, readStatus),
  } satisfies Record<Exclude<FileColumn, "title" | "date">, unknown>;
}

/** Unknown values count as empty; `unusualCells` reports them. */
function ifKnown<T>(cell: string | undefined, reader: (text: string) => T | null): T | null {
  return cell === undefined ? null : reader(cell);
}

function findOverlong(column: FileColumn, cell: string | undefined): ImportFinding[] {
  const most = maxLengthOf(column);
  if (cell === undefined || cell.length <= most) return [];
  return [{ code: "overlong-cell", column, most }];
}

function readDistances(text: string): CellReading<string[]> {
  const distances = distancesIn(text);
  const overlong = distances.find((distance) => distance.length > maxDistanceLength);
  if (!overlong) return { value: distances };
  return {
    problem: { code: "overlong-distance", text: shortened(overlong), most: maxDistanceLength },
  };
}

/**
 * One row is one distance; a cell may also name several, as in `5K; 10K` or `5K | 10K`. A backslash
 * before `;` or `|` says that it belongs to the distance.
 */
export function distancesIn(cell: string): string[] {
  return cell
    .split(/(?<!\\)[;|]/)
    .map((part) => part.replace(/\\([;|])/g, "$1").trim())
    .filter((part) => part !== "");
}
