import { ambiguousMark, readMoney } from "#features/races/written-price.ts";
import type { Currency } from "#values/money.ts";
import { fold } from "#values/text/fold.ts";

/** Less than 100,000: more is a slip of the hand. */
const mostMinor = 9_999_999;

/**
 * An amount as an organizer types it, in minor units: `80`, `79.50`, `79,5`, `S/ 80`; `null` for anything else.
 * @param currency - an amount in another one is none; left out, the name of the currency does not count
 */
export function readAmount(typed: string, currency?: Currency): number | null {
  if (ambiguousMark(typed)) return null;
  const read = readMoney(fold(typed).replace(/\s+/g, " ").trim());
  if (!read || read.minor > mostMinor) return null;
  if (currency === undefined || read.currency === null || read.currency === currency) {
    return read.minor;
  }
  return read.currency === "$" && currency !== "PEN" ? read.minor : null;
}

/** The same amount in a field: `80`, `79.50`. */
export function writtenAmount(minor: number): string {
  return minor % 100 === 0 ? String(minor / 100) : (minor / 100).toFixed(2);
}
