import { inUsCents, withCode } from "#features/races/price.ts";
import type { RacePage } from "#features/races/race.ts";
import { isStartingPrice, type Price } from "#features/races/shown-price.ts";
import type { Day } from "#values/day.ts";
import { formatAmount } from "#values/money.ts";
import { type CurrentPrice, currentPrice } from "./current-price.ts";

type SoldSteps = Parameters<typeof currentPrice>[0];

/**
 * A race with the prices that its entries are sold for today in place of the typed ones, which are never charged.
 * @returns the same race where nothing is sold here
 */
export function withSoldPrices<Race extends Pick<RacePage, "distances" | "price">>(
  race: Race,
  sale: SoldSteps | null,
  today: Day,
): Race {
  if (!sale) return race;
  const distances = race.distances.map((distance) => {
    const sold = currentPrice(sale, distance.id, today);
    return sold ? { ...distance, price: priceOf(sold) } : distance;
  });
  const whole = distances.length === 0 ? currentPrice(sale, null, today) : null;
  const price = whole
    ? priceOf(whole)
    : (lowestOf(distances.map(({ price }) => price)) ?? race.price);
  return { ...race, distances, price };
}

function priceOf({ priceMinor: minor, currency }: CurrentPrice): Price {
  if (minor === 0) return { kind: "free" };
  const text = withCode(formatAmount(minor, currency), currency);
  return { kind: "amount", minor, currency, text, original: null };
}

/** As `startingPrice` decides from typed prices. */
function lowestOf(prices: Price[]): Price | null {
  const isFree = prices.some(({ kind }) => kind === "free");
  if (isFree) {
    const isLowest = prices.some(isStartingPrice);
    return isLowest ? { kind: "free", isLowest } : { kind: "free" };
  }
  const amounts = prices.flatMap((price) => (price.kind === "amount" ? price : []));
  const cents = ({ minor, currency }: (typeof amounts)[number]) => inUsCents(minor, currency);
  return amounts.toSorted((one, other) => cents(one) - cents(other))[0] ?? null;
}
