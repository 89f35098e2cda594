import { type Currency, currencySymbol, formatAmount, isCurrency } from "#values/money.ts";
import type { Lang } from "#values/say.ts";
import { typedPrice } from "./price-text.ts";
import { free, type Price } from "./shown-price.ts";

/** What is stored of a distance's price: the texts as typed and the amounts read from them. */
export type StoredPrice = {
  price: string | null;
  discountedPrice: string | null;
  priceCurrency: string;
  priceMinor: number | null;
  discountedPriceMinor: number | null;
};

/** What one distance costs. */
export function distancePrice(row: StoredPrice): Price {
  const isDiscounted = row.discountedPriceMinor !== null;
  const minor = minorOf(row);
  if (minor === null) return { kind: "unknown" };
  if (minor === 0) return { kind: "free" };

  const currency = row.priceCurrency;
  const isReduced = isDiscounted && row.priceMinor !== null && minor < row.priceMinor;
  return {
    kind: "amount",
    minor,
    currency,
    text: withCode(
      inWords(isDiscounted ? row.discountedPrice : row.price, minor, currency),
      currency,
    ),
    original: isReduced ? inWords(row.price, row.priceMinor ?? 0, currency) : null,
  };
}

/** The lowest price of the distances, in whatever currency. A free distance makes it free. */
export function startingPrice(distances: StoredPrice[]): Price {
  // Only one of them is put into words: lists show the price of hundreds of distances.
  const cheapest = cheapestOf(distances);
  const price = cheapest ? distancePrice(cheapest) : ({ kind: "unknown" } as const);
  const isLowest = price.kind === "free" && distances.some((each) => (minorOf(each) ?? 0) > 0);
  return isLowest ? { kind: "free", isLowest } : price;
}

/**
 * The distance with the lowest price, the first of several; `null` where no price is known. `lowestPrice`
 * is the same rule in SQL, and `price.server.test.ts` compares the two.
 */
export function cheapestOf<Distance extends StoredPrice>(distances: Distance[]): Distance | null {
  let cheapest: Distance | null = null;
  for (const distance of distances) {
    if (minorOf(distance) === null) continue;
    if (cheapest === null || isCheaper(distance, cheapest)) cheapest = distance;
  }
  return cheapest;
}

/** What a thousand units of each currency are worth in dollars, roughly. */
const dollarsPerThousand: Record<Currency, number> = { USD: 1000, CAD: 720, PEN: 270, MXN: 55 };

/**
 * An amount in US cents, to compare prices in different currencies. It is rounded up, so only what is
 * free is 0. The function `in_us_cents` of the database is the same.
 */
export function inUsCents(minor: number, currency: string): number {
  const rate = isCurrency(currency) ? dollarsPerThousand[currency] : 1000;
  return Math.ceil((minor * rate) / 1000);
}

/** A cost that is stored as a number: `40.00` in MXN is `$40 MXN`, 0 is `Free`. */
export function costInWords(cost: string | null, currency: string, lang: Lang): string | null {
  if (cost === null) return null;
  const minor = Math.round(Number(cost) * 100);
  return minor === 0 ? free[lang] : withCode(formatAmount(minor, currency), currency);
}

/** The discounted price if it could be read, else the price. */
function minorOf({ discountedPriceMinor, priceMinor }: StoredPrice): number | null {
  return discountedPriceMinor ?? priceMinor;
}

/** Rounding can make two prices equal in cents: then the smaller amount is the cheaper one. */
function isCheaper(one: StoredPrice, other: StoredPrice): boolean {
  const [minor, otherMinor] = [minorOf(one) ?? 0, minorOf(other) ?? 0];
  const byCents = inUsCents(minor, one.priceCurrency) - inUsCents(otherMinor, other.priceCurrency);
  return byCents < 0 || (byCents === 0 && minor < otherMinor);
}

/** `$450 MXN`; a text that already names its currency stays as it is. */
export function withCode(text: string, currency: string): string {
  return text.toUpperCase().includes(currency) ? text : `${text} ${currency}`;
}

/** Digits with the marks that prices here have: `1,250.50`. */
const ourMarks = /^\d+(?:,\d{3})*(?:\.\d\d?)?$/;

/**
 * A number without a symbol gets that of its currency. A text with a symbol stays as typed, unless its
 * marks would be misread: `S/95,5` is `S/95.50`.
 */
function inWords(text: string | null, minor: number, currency: string): string {
  const stored = text?.trim() ?? "";
  const hasSymbol = stored.startsWith(currencySymbol(currency));
  const number = hasSymbol ? typedPrice(stored) : stored;
  if (!/^[\d.,\s]*$/.test(number) || (hasSymbol && ourMarks.test(number.trim()))) return stored;
  return formatAmount(minor, currency);
}
