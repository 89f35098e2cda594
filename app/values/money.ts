import type { Lang } from "./say.ts";
import { formatNumber } from "./text/number.ts";

/** The currencies that prices are given in. */
export const currencies = ["USD", "MXN", "PEN", "CAD"] as const;
export type Currency = (typeof currencies)[number];

const symbols: Record<Currency, string> = { USD: "$", MXN: "$", PEN: "S/", CAD: "C$" };

/** `S/` for PEN; `$` for everything that is not known. */
export function currencySymbol(currency: string): string {
  return isCurrency(currency) ? symbols[currency] : "$";
}

export function isCurrency(text: string): text is Currency {
  return currencies.some((currency) => currency === text);
}

/**
 * An amount in minor units (cents, céntimos) with its symbol: `S/1,200`, `$95.50`.
 * Whole amounts lose their decimals.
 */
export function formatAmount(minor: number, currency: string): string {
  const decimals = minor % 100 === 0 ? 0 : 2;
  return `${currencySymbol(currency)}${formatNumber(minor / 100, decimals, decimals)}`;
}

/** An amount in words, with its currency: `S/120 PEN`, or `free`. */
export function amountWords(
  { minor, currency }: { minor: number; currency: string },
  lang: Lang,
): string {
  if (minor === 0) return lang === "en" ? "free" : "gratis";
  return `${formatAmount(minor, currency)} ${currency}`;
}

/**
 * What is charged, always with its cents: `$9.99`, `$20.00`, `−$15.00`. A currency without a symbol of
 * ours is named: `EUR 9.99`. So are dollars in Spanish, where `$` alone means pesos to many: `USD 9.99`.
 * @param minor - in minor units, as payment providers count
 * @param currency - as payment providers write it: `usd`
 */
export function formatCharge(minor: number, currency: string, lang: Lang): string {
  const code = currency.toUpperCase();
  const own = isCurrency(code) ? symbols[code] : null;
  const symbol = own === null || (own === "$" && lang === "es") ? `${code}\u00a0` : own;
  return `${minor < 0 ? "−" : ""}${symbol}${formatNumber(Math.abs(minor) / 100, 2, 2)}`;
}
