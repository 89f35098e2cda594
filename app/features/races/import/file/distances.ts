import { toMeters } from "../../distance.ts";
import { readWrittenPrice } from "../../written-price.ts";

type PricedDistance = { distance: string; price: string };

const separator = /\s*[;|\n]\s*|\s+\/\s+|,\s+/;

/** A distance is a label; a longer text belongs in the description. */
export const maxDistanceLength = 100;

/** Separators of lengths; between two digits they are part of a number or a range. */
const between =
  /(?:\s*(?:(?<!\d),|,(?!\d)|(?<!\d)\/|\/(?!\d)|(?<!\d)[–—-](?=\d)|\s[/–—-]\s)\s*|\s+(?:y|e|o|and|et|or|[&+])\s+)/;

/**
 * The distances that a cell names: `5K; 10K`, `5K | 10K`, and several lengths in a row, such as `21K,
 * 10K y 5K`, `42K-21K`, `Marathon/Half/10K`, `5, 10 y 21 km`. A backslash before `;` or `|` says that
 * it belongs to the distance, one at the beginning that the whole text is one distance.
 */
export function distancesIn(cell: string): string[] {
  return cell
    .split(/(?<!\\)[;|\n]/)
    .map((part) => part.replace(/\\([;|])/g, "$1").trim())
    .filter((part) => part !== "")
    .flatMap((part) => (part.startsWith("\\") ? part.slice(1) : lengthsIn(part)));
}

/** A stored distance as a cell that names just this one. */
export function distanceCell(distance: string): string {
  const cell = distance.replace(/[;|]/g, "\\$&");
  const [read, another] = distancesIn(cell);
  return read === distance && another === undefined ? cell : `\\${cell}`;
}

/** The lengths in a text where it has nothing else; otherwise the text itself. */
function lengthsIn(text: string): string[] {
  if (text.length > maxDistanceLength) return [text];
  const parts = text.split(between).filter((part) => part !== "");
  const unit = /\d( ?[a-z]+)$/i.exec(parts.at(-1) ?? "")?.[1] ?? "";
  const lengths = parts.map((part) => (/^\d[\d.,]*$/.test(part) ? `${part}${unit}` : part));
  const areLengths = lengths.length > 1 && lengths.every((length) => toMeters(length) !== null);
  return areLengths ? lengths : [text];
}

/**
 * The distances of a row with their prices, where one cell has as many prices as the other has distances:
 * `21K; 10K` for `S/ 90 / S/ 70`. `null` for any other row.
 */
export function pricedDistances(distances: string, price: string): PricedDistance[] | null {
  const named = distancesIn(distances);
  const prices = price.split(separator);
  const areAll = prices.every((text) => readWrittenPrice(text) !== null || /^tb[dac]$/i.test(text));
  if (named.length < 2 || prices.length !== named.length || !areAll) return null;
  const currencies = new Set(prices.flatMap((text) => readWrittenPrice(text)?.currency ?? []));
  const [shared] = currencies.size === 1 ? currencies : [];
  return named.map((distance, at) => ({ distance, price: inCurrency(prices[at] ?? "", shared) }));
}

/** A bare number in the currency that the cell names once: `450 / 350` in `$450 / 350`. */
function inCurrency(price: string, shared: string | undefined): string {
  if (shared === undefined || !/^\d[\d.,' ]*$/.test(price)) return price;
  if (shared === "$") return `$${price}`;
  return shared === "PEN" ? `S/ ${price}` : `${price} ${shared}`;
}
