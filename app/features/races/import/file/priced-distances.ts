import { readWrittenPrice } from "../../written-price.ts";
import { distancesIn } from "./distances.ts";

type PricedDistance = { distance: string; price: string };

const between = /\s*[;|\n]\s*|\s+\/\s+|,\s+/;

/**
 * The distances of a row with their prices, where one cell has as many prices as the other has distances:
 * `21K; 10K` for `S/ 90 / S/ 70`. `null` for any other row.
 */
export function pricedDistances(distances: string, price: string): PricedDistance[] | null {
  const named = distancesIn(distances);
  const prices = price.split(between);
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
