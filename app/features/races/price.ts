import { type Currency, currencySymbol, formatAmount, isCurrency } from "#values/money.ts";
import type { Lang } from "#values/say.ts";
import { free, type Price } from "./shown-price.ts";

const symbolsInside = /C\$|S\/\.?|[$€£]/gi;

const symbolAndNumber = /^(?:C\$|S\/\.?|[$€£])\s*(\d[\d.,]*)$/i;

/** What an entry costs now where it is sold here, in minor units. */
export type SoldPrice = { minor: number; currency: string };

/** What is stored of a distance's price: the texts as typed and the amounts read from them. */
export type StoredPrice = {
  price: string | null;
  discountedPrice: string | null;
  priceCurrency: string;
  priceMinor: number | null;
  discountedPriceMinor: number | null;
  /** What counts instead, where entries are sold here. */
  soldMinor?: number | null;
  soldCurrency?: string | null;
};

/** What one distance costs. */
export function distancePrice(row: StoredPrice): Price {
  if (isSold(row)) return soldPrice({ minor: row.soldMinor, currency: row.soldCurrency });
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

function isSold(
  row: StoredPrice,
): row is StoredPrice & { soldMinor: number; soldCurrency: string } {
  return typeof row.soldMinor === "number" && typeof row.soldCurrency === "string";
}

function soldPrice({ minor, currency }: SoldPrice): Price {
  if (minor === 0) return { kind: "free" };
  const text = withCode(formatAmount(minor, currency), currency);
  return { kind: "amount", minor, currency, text, original: null };
}

/**
 * The lowest price of the distances, in whatever currency. A free distance makes it free.
 * @param whole - what an entry of a race without distances is sold for
 */
export function startingPrice(distances: StoredPrice[], whole: SoldPrice | null = null): Price {
  if (whole) return soldPrice(whole);
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

/** US cents in another currency, at the same rough rate. */
export function fromUsCents(cents: number, currency: Currency): number {
  return (cents * 1000) / dollarsPerThousand[currency];
}

/** A cost that is stored as a number: `40.00` in MXN is `$40 MXN`, 0 is `Free`. */
export function costInWords(cost: string | null, currency: string, lang: Lang): string | null {
  if (cost === null) return null;
  const minor = Math.round(Number(cost) * 100);
  return minor === 0 ? free[lang] : withCode(formatAmount(minor, currency), currency);
}

/** What an entry is sold for here, else the discounted price if it could be read, else the price. */
function minorOf({ soldMinor, discountedPriceMinor, priceMinor }: StoredPrice): number | null {
  return soldMinor ?? discountedPriceMinor ?? priceMinor;
}

function currencyOf({ soldCurrency, priceCurrency }: StoredPrice): string {
  return soldCurrency ?? priceCurrency;
}

/** Rounding can make two prices equal in cents: then the smaller amount is the cheaper one. */
function isCheaper(one: StoredPrice, other: StoredPrice): boolean {
  const [minor, otherMinor] = [minorOf(one) ?? 0, minorOf(other) ?? 0];
  const byCents = inUsCents(minor, currencyOf(one)) - inUsCents(otherMinor, currencyOf(other));
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

/**
 * A price as it is stored: `Free`, `TBD` and texts that do not begin with a digit stay as they were
 * typed; other prices get the symbol of their currency instead of the typed one.
 * `storedPrice("1,200", "PEN")` is `S/1,200`; `storedPrice("$50", "PEN")` stays `$50`.
 */
export function storedPrice(typed: string, currency: string): string {
  const text = typed.trim();
  if (!/^\d/.test(text)) return text;
  return currencySymbol(currency) + text.replace(symbolsInside, "").trim();
}

/**
 * A stored price as its field shows it: a symbol with a number loses the symbol, so that saving puts
 * that of the currency then chosen in front. `S/1,200` is `1,200`; `Free`, `TBD` and `120` stay.
 */
export function typedPrice(stored: string | null): string {
  const text = stored?.trim() ?? "";
  return symbolAndNumber.exec(text)?.[1] ?? text;
}
