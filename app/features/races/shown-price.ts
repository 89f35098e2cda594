import type { Lang, Words } from "#values/say.ts";

/**
 * What a runner pays, in the words of the specification.
 * `minor` is in minor units (cents); `text` and `original` are ready to show. `text` names its
 * currency by the ISO code, because a bare `$` is read as dollars everywhere; the struck-through price
 * beside it does not repeat the code. `isLowest` marks a free distance of a race whose other distances cost
 * money.
 */
export type Price =
  | { kind: "free"; isLowest?: true }
  | { kind: "unknown" }
  | { kind: "amount"; minor: number; currency: string; text: string; original: string | null };

/** Whether a price is only the lowest one, so that `from` belongs before it. */
export function isStartingPrice(price: Price): boolean {
  return price.kind === "amount" || (price.kind === "free" && price.isLowest === true);
}

/** `Free`, `TBD` or the amount with the code of its currency. */
export function showPrice(price: Price, lang: Lang): string {
  if (price.kind === "free") return free[lang];
  return price.kind === "unknown" ? unknownPrice[lang] : price.text;
}

/** What costs nothing. */
export const free: Words = { en: "Free", es: "Gratis" };

/** Where a price is not known. */
export const unknownPrice: Words = { en: "TBD", es: "Por confirmar" };
