import { unguarded } from "#values/csv.ts";
import { type Currency, isCurrency } from "#values/money.ts";
import { isWebAddress } from "#values/web/addresses/web-address.ts";
import { categories, type RaceCategory } from "../../editing/listing.ts";
import { type RaceStatus, raceStatuses } from "../../race.ts";
import { currencyOf } from "../../written-price.ts";
import type { ImportFinding } from "./problem.ts";

/** The value of a cell, or the problem with it. */
export type CellReading<T> = { value: T } | { problem: ImportFinding };

/** A currency of races by its code, sign or name; `null` for another one and for a bare `$`. */
export function readCurrency(text: string): Currency | null {
  const code = currencyOf(text);
  return code !== null && isCurrency(code) ? code : null;
}

export function readCategory(text: string): RaceCategory | null {
  return readWord(text, categories);
}

export function readStatus(text: string): RaceStatus | null {
  return readWord(text, raceStatuses);
}

/** `yes`, `no` and what spreadsheets and Spanish calendars write for them; `null` otherwise. */
export function readYesNo(text: string): boolean | null {
  const word = text.toLowerCase();
  if (["yes", "true", "1", "x", "✓", "✔", "sí", "si", "oui", "verdadero"].includes(word))
    return true;
  if (["no", "non", "false", "0", "falso"].includes(word)) return false;
  return null;
}

const withoutScheme = /^(?:www\.|[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?:[/?]|$))/i;

/**
 * An address of the web, also without its scheme; nothing else may become a link or a picture. Of several
 * in a cell the first one.
 */
export function readWebAddress(text: string): string | null {
  const parts = text.split(/[\s,;]+/);
  const found =
    parts.length > 1 ? parts.find((part) => /^(?:https?:\/\/|www\.)./i.test(part)) : text;
  const address = withoutScheme.test(found ?? "") ? `https://${found}` : (found ?? "");
  return isWebAddress(address) ? address : null;
}

/** One of some words, in any case. */
function readWord<Word extends string>(text: string, words: readonly Word[]): Word | null {
  return words.find((word) => word === text.toLowerCase()) ?? null;
}

/** A cell in one line, cut where it is long. */
export function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ");
  return line.length <= 60 ? line : `${line.slice(0, 60)}…`;
}

/** The text of a cell: trimmed, in composed letters, and as it was before an export guarded it. */
export function cellText(written: string): string {
  return unguarded(written.trim().normalize("NFC"));
}
