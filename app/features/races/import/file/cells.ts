import type { ClockTime } from "#values/day.ts";
import { type Currency, currencies, isCurrency } from "#values/money.ts";
import { categories, type RaceCategory } from "../../editing/listing.ts";
import { type RaceStatus, raceStatuses } from "../../race.ts";

/** What a cell says, or the sentence that tells what is wrong with it. */
export type CellReading<T> = { value: T } | { problem: string };

/** `7:30`, `07:30:00` and `7:30 pm` to `07:30` on 24 hours. */
export function readTime(text: string): CellReading<ClockTime> {
  const found = /^(\d{1,2}):(\d{2})(?::\d{2})?\s*([ap])?\.?(?:m\.?)?$/i.exec(text);
  const half = found?.[3]?.toLowerCase();
  const hour = Number(found?.[1]);
  const isHour = half ? hour >= 1 && hour <= 12 : hour <= 23;
  if (!found || !isHour || Number(found[2]) > 59) {
    return { problem: `${quoted(text)} is not a time; write it as HH:MM.` };
  }
  const onDay = half ? (hour % 12) + (half === "p" ? 12 : 0) : hour;
  return { value: `${String(onDay).padStart(2, "0")}:${found[2]}` };
}

export function readCurrency(text: string): CellReading<Currency> {
  const code = text.toUpperCase();
  if (isCurrency(code)) return { value: code };
  return { problem: `${quoted(text)} is not one of the currencies ${currencies.join(", ")}.` };
}

export function readCategory(text: string): CellReading<RaceCategory> {
  return readWord(text, categories);
}

export function readStatus(text: string): CellReading<RaceStatus> {
  return readWord(text, raceStatuses);
}

/** `yes`, `no` and what spreadsheets and Spanish calendars write for them. */
export function readYesNo(text: string): CellReading<boolean> {
  const word = text.toLowerCase();
  if (["yes", "true", "1", "x", "sí", "si", "verdadero"].includes(word)) return { value: true };
  if (["no", "false", "0", "falso"].includes(word)) return { value: false };
  return { problem: `${quoted(text)} is neither yes nor no.` };
}

/** A whole address of the web; nothing else may become a link or a picture. */
export function readWebAddress(text: string): CellReading<string> {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.hostname !== "") return { value: text };
  return { problem: `${quoted(text)} is not a web address; begin it with https://.` };
}

/** One of some words, in any case. */
function readWord<Word extends string>(text: string, words: readonly Word[]): CellReading<Word> {
  const value = words.find((word) => word === text.toLowerCase());
  return value ? { value } : { problem: `${quoted(text)} is none of ${words.join(", ")}.` };
}

/** A cell in quotation marks, cut where it is long. */
export function quoted(text: string): string {
  const line = text.replace(/\s+/g, " ");
  return line.length <= 60 ? `"${line}"` : `"${line.slice(0, 60)}…"`;
}
