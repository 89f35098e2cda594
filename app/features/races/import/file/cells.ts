import type { ClockTime } from "#values/day.ts";
import { type Currency, isCurrency } from "#values/money.ts";
import { isWebAddress } from "#values/web/addresses/web-address.ts";
import { categories, type RaceCategory } from "../../editing/listing.ts";
import { type RaceStatus, raceStatuses } from "../../race.ts";
import type { ImportFinding } from "./problem.ts";

/** The value of a cell, or the problem with it. */
export type CellReading<T> = { value: T } | { problem: ImportFinding };

/** `7:30`, `07:30:00` and `7:30 pm` to `07:30` on 24 hours. */
export function readTime(text: string): CellReading<ClockTime> {
  const found = /^(\d{1,2}):(\d{2})(?::\d{2})?\s*([ap])?\.?(?:m\.?)?$/i.exec(text);
  const half = found?.[3]?.toLowerCase();
  const hour = Number(found?.[1]);
  const isHour = half ? hour >= 1 && hour <= 12 : hour <= 23;
  if (!found || !isHour || Number(found[2]) > 59) {
    return { problem: { code: "not-a-time", text: shortened(text) } };
  }
  const onDay = half ? (hour % 12) + (half === "p" ? 12 : 0) : hour;
  return { value: `${String(onDay).padStart(2, "0")}:${found[2]}` };
}

export function readCurrency(text: string): CellReading<Currency> {
  const code = text.toUpperCase();
  if (isCurrency(code)) return { value: code };
  return { problem: { code: "unknown-currency", text: shortened(text) } };
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
  if (["yes", "true", "1", "x", "sí", "si", "verdadero"].includes(word)) return true;
  if (["no", "false", "0", "falso"].includes(word)) return false;
  return null;
}

/** A whole address of the web; nothing else may become a link or a picture. */
export function readWebAddress(text: string): CellReading<string> {
  if (isWebAddress(text)) return { value: text };
  return { problem: { code: "not-a-web-address", text: shortened(text) } };
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
