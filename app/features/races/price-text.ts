import { currencySymbol } from "#values/money.ts";

const symbolsInside = /C\$|S\/\.?|[$€£]/gi;

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

const symbolAndNumber = /^(?:C\$|S\/\.?|[$€£])\s*(\d[\d.,]*)$/i;

/**
 * A stored price as its field shows it: a symbol with a number loses the symbol, so that saving puts
 * that of the currency then chosen in front. `S/1,200` is `1,200`; `Free`, `TBD` and `120` stay.
 */
export function typedPrice(stored: string | null): string {
  const text = stored?.trim() ?? "";
  return symbolAndNumber.exec(text)?.[1] ?? text;
}
