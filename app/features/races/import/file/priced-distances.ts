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
  return named.map((distance, at) => ({ distance, price: prices[at] ?? "" }));
}
