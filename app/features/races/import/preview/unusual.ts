import { readClock } from "#values/clock.ts";
import { toMeters } from "../../distance.ts";
import { raceKind } from "../../race-type.ts";
import { currencyOf, hasSeveralAmounts, parsePrice } from "../../written-price.ts";
import {
  readCategory,
  readCurrency,
  readStatus,
  readWebAddress,
  readYesNo,
  shortened,
} from "../file/cells.ts";
import type { FileColumn } from "../file/columns.ts";
import { distancesIn, pricedDistances } from "../file/distances.ts";
import type { ImportFinding, ImportProblem } from "../file/problem.ts";
import type { TableRow } from "../file/table.ts";

/** Contents of a cell that can be imported but are probably a mistake. */
type Finder = (text: string, count: number) => ImportFinding | null;

const finders: Partial<Record<FileColumn, Finder>> = {
  distances: (text, count) => {
    const unread = distancesIn(text).find((distance) => toMeters(distance) === null);
    return unread ? { code: "other-distance", text: shortened(unread), count } : null;
  },
  type: (text, count) =>
    raceKind(text) === "other" ? { code: "other-type", text: shortened(text), count } : null,
  price: (text, count) => {
    const code = priceCode(text);
    return code && { code, text: shortened(text), count };
  },
  time: leftOut("time", readClock),
  currency: leftOut("currency", (text) => (currencyOf(text) === "$" ? text : readCurrency(text))),
  registration_link: leftOut("registration_link", readWebAddress),
  image_url: leftOut("image_url", readWebAddress),
  category: leftOut("category", readCategory),
  premium: leftOut("premium", readYesNo),
  status: leftOut("status", readStatus),
};

function priceCode(text: string): "other-price" | "several-prices" | null {
  if (hasSeveralAmounts(text)) return "several-prices";
  return parsePrice(text) === null && !/^tb[dac]$/i.test(text) ? "other-price" : null;
}

function leftOut(column: FileColumn, read: (text: string) => unknown): Finder {
  return (text, count) =>
    read(text) === null ? { code: "unknown-word", column, text: shortened(text), count } : null;
}

/** One notice for each unusual text of a column, on its first line, however many rows have it. */
export function unusualCells(rows: TableRow[]): ImportProblem[] {
  const notices: ImportProblem[] = [];
  for (const column of Object.keys(finders) as (keyof typeof finders)[]) {
    const find = finders[column];
    const seen = new Map<string, { line: number; count: number }>();
    for (const row of rows) {
      for (const text of textsOf(row, column)) {
        const known = seen.get(text);
        if (known) known.count++;
        else seen.set(text, { line: row.line, count: 1 });
      }
    }
    for (const [text, { line, count }] of seen) {
      const finding = find?.(text, count);
      if (finding) notices.push({ line, finding });
    }
  }
  return notices;
}

/** The cells of a row in a column; the cells of its distances are prices, unless they are times or marks. */
function textsOf({ cells, offers }: TableRow, column: FileColumn): string[] {
  const text = cells[column];
  const own = text === undefined ? [] : [text];
  if (column !== "price") return own;
  const priced = pricedDistances(cells.distances ?? "", text ?? "");
  if (priced) return priced.map(({ price }) => price);
  const isPrice = (offer: string) => readYesNo(offer) === null && readClock(offer) === null;
  return [...own, ...offers.map((offer) => offer.text).filter(isPrice)];
}
