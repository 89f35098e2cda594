import { currencySymbol } from "#values/money.ts";

const symbolsInside = /C\$|S\/\.?|[$€£]/gi;

/**
 * A price as it is stored: `Free`, `TBD` and texts that do not begin with a digit stay as they were
 * typed; other prices get the symbol of their currency instead of their own.
 * `storedPrice("1,200", "PEN")` is `S/1,200`; `storedPrice("$50", "PEN")` stays `$50`.
 */
export function storedPrice(typed: string, currency: string): string {
  const text = typed.trim();
  if (!/^\d/.test(text)) return text;
  return currencySymbol(currency) + text.replace(symbolsInside, "").trim();
}
