import { readClock } from "#values/clock.ts";
import { type Day, weekdayOf } from "#values/day.ts";
import { recordOf } from "#values/record.ts";
import { type DistanceRecord, distanceTextColumns } from "../../distance-columns.ts";
import type { RaceRecord } from "../../race-columns.server.ts";
import { currencyOf, type DecimalMark, readWrittenPrice } from "../../written-price.ts";
import {
  readCategory,
  readCurrency,
  readStatus,
  readWebAddress,
  readYesNo,
  shortened,
} from "./cells.ts";
import { columns, type FileColumn, fileColumns, isRowColumn } from "./columns.ts";
import { type DateRules, type ReadDate, readDay } from "./dates.ts";
import { distancesIn, maxDistanceLength, pricedDistances } from "./distances.ts";
import type { ImportFinding, ImportProblem } from "./problem.ts";
import type { TableRow } from "./table.ts";

/** The defaults of a new race for empty cells. */
export const raceDefaults = {
  race_type: "Road",
  race_type_category: "external",
  race_status: "upcoming",
  start_time: "07:30",
  is_premium: false,
} as const satisfies Partial<RaceRecord>;

/** The defaults of a new distance for empty cells. */
export const distanceDefaults = {
  price_currency: "PEN",
} as const satisfies Partial<DistanceRecord>;

/** How the cells of a file are read. */
export type ReadingRules = DateRules & {
  /** The mark before the decimals of prices such as 1.250; `null` for the usual reading. */
  decimals: DecimalMark | null;
};

/** The values of a row by column; `null` for an empty cell and for one that cannot be read. */
export type ReadRow = { line: number; title: string; date: Day } & ReturnType<typeof readCells>;

type Found = { rows: ReadRow[]; problems: ImportProblem[]; notices: ImportProblem[] };

/**
 * Reads the cells of all rows. A row without a title or a date is skipped; any other cell that cannot
 * be read is left out. `unusualCells` reports the cells that only have a few known values.
 */
export function readRows(rows: TableRow[], rules: ReadingRules): Found {
  const found: Found = { rows: [], problems: [], notices: [] };
  for (const row of rows) {
    const { cells, problems, notices } = withoutOverlong(row);
    const date = readDate(cells.date, rules, notices);
    if (!row.cells.title) problems.push({ code: "empty-cell", column: "title" });
    if ("problem" in date) problems.push(date.problem);
    const { line } = row;
    found.problems.push(...problems.map((finding) => ({ line, finding })));
    found.notices.push(...notices.map((finding) => ({ line, finding })));
    if (problems.length > 0 || !cells.title || !("value" in date)) continue;
    for (const offer of offersOf({ ...row, cells })) {
      const read = readCells(offer, date.value, rules);
      found.rows.push({ line, title: cells.title, date: date.value.day, ...read });
    }
  }
  return found;
}

type Cells = TableRow["cells"];

/** A row without the cells that are too long; a row whose title, date or place is one is a problem. */
function withoutOverlong({ cells }: TableRow) {
  const problems: ImportFinding[] = [];
  const notices: ImportFinding[] = [];
  const kept: Cells = { ...cells };
  for (const column of columns) {
    const most = fileColumns[column].longest;
    if ((cells[column]?.length ?? 0) <= most) continue;
    (isRowColumn(column) ? problems : notices).push({ code: "overlong-cell", column, most });
    delete kept[column];
  }
  const overlong = distancesIn(kept.distances ?? "").find(
    ({ length }) => length > maxDistanceLength,
  );
  if (overlong) {
    const text = shortened(overlong);
    notices.push({ code: "overlong-distance", text, most: maxDistanceLength });
  }
  return { cells: kept, problems, notices };
}

function readDate(
  text: string | undefined,
  rules: DateRules,
  notices: ImportFinding[],
): { value: ReadDate } | { problem: ImportFinding } {
  if (text === undefined) return { problem: { code: "empty-cell", column: "date" } };
  const date = readDay(text, rules);
  if ("problem" in date) return date;
  const { day, weekday } = date.value;
  if (weekday !== null && weekdayOf(day) !== weekday) {
    notices.push({ code: "other-weekday", text: shortened(text), day });
  }
  return date;
}

/**
 * The cells of a row for each distance that has a column, with its price, its time, or a mark; and for each
 * distance that has a price of its own in the row.
 */
function offersOf({ cells, offers }: TableRow): (Cells & { offered?: string })[] {
  const offered = offers.flatMap(({ distance, text }) => {
    if (readWrittenPrice(text) === null && readClock(text)) {
      return [{ ...cells, offered: distance, time: text }];
    }
    const isThere = readYesNo(text);
    // `0` is a price, and so is `1`, though not of a race.
    if (isThere === false && text !== "0") return [];
    if (isThere) return [{ ...cells, offered: distance }];
    return [{ ...cells, offered: distance, price: text }];
  });
  const isWhole = offered.length === 0 || cells.distances !== undefined;
  return isWhole ? [...wholeRow(cells), ...offered] : offered;
}

function wholeRow(cells: Cells): (Cells & { offered?: string })[] {
  const priced = pricedDistances(cells.distances ?? "", cells.price ?? "");
  return priced?.map(({ distance, price }) => ({ ...cells, offered: distance, price })) ?? [cells];
}

function readCells(cells: Cells & { offered?: string }, date: ReadDate, rules: ReadingRules) {
  const distances = cells.offered ? [cells.offered] : distancesIn(cells.distances ?? "");
  return {
    city: cells.city ?? null,
    country: cells.country ?? null,
    /** Several where the cell names several; none where it is empty. */
    distances: distances.filter(({ length }) => length <= maxDistanceLength),
    venue: cells.venue ?? null,
    state: cells.state ?? null,
    organizer: cells.organizer ?? null,
    type: cells.type ?? null,
    description: cells.description ?? null,
    time: ifKnown(cells.time, readClock) ?? date.time,
    price: ifKnown(cells.price, (text) => pricedIn(text, cells.currency)),
    amount: ifKnown(cells.price, (text) =>
      readWrittenPrice(pricedIn(text, cells.currency), rules.decimals),
    ),
    currency: ifKnown(cells.currency, readCurrency),
    registration_link: ifKnown(cells.registration_link, readWebAddress),
    image_url: ifKnown(cells.image_url, readWebAddress),
    ...recordOf(distanceTextColumns, (column) => cells[column] ?? null),
    elevation_gain: cells.elevation_gain ?? null,
    category: ifKnown(cells.category, readCategory),
    premium: ifKnown(cells.premium, readYesNo),
    status: ifKnown(cells.status, readStatus),
  } satisfies Record<Exclude<FileColumn, "title" | "date">, unknown> & { amount: unknown };
}

/** A price with its currency, if that is not one of ours and must stay with it. */
function pricedIn(price: string, currency: string | undefined): string {
  const isOther = currency !== undefined && readCurrency(currency) === null;
  if (!isOther || !/\d/.test(price)) return price;
  return currencyOf(currency) === "$" ? price : `${currency} ${price}`;
}

/** Unknown values count as empty; `unusualCells` reports them. */
function ifKnown<T>(cell: string | undefined, reader: (text: string) => T | null): T | null {
  return cell === undefined ? null : reader(cell);
}
