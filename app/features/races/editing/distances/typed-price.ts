const symbolAndNumber = /^(?:C\$|S\/\.?|[$€£])\s*(\d[\d.,]*)$/i;

/**
 * A stored price as its field shows it: a symbol with a number loses the symbol, so that saving puts
 * that of the currency then chosen in front. `S/1,200` is `1,200`; `Free`, `TBD` and `120` stay.
 */
export function typedPrice(stored: string | null): string {
  const text = stored?.trim() ?? "";
  return symbolAndNumber.exec(text)?.[1] ?? text;
}
