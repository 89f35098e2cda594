import { type ClockTime, type Day, parseDay } from "#values/day.ts";
import { type Currency, currencies, isCurrency } from "#values/money.ts";

/** What a cell says, or the sentence that tells what is wrong with it. */
export type Reading<T> = { value: T } | { problem: string };

/** Races are held between these years; anything else is a slip of the pen. */
const years = { from: 1896, to: 2100 } as const;

/** `2027-03-06` */
export function readDay(text: string): Reading<Day> {
  const day = parseDay(text);
  if (!day) return { problem: `${quoted(text)} is not a date; write it as YYYY-MM-DD.` };
  const year = Number(day.slice(0, 4));
  if (year < years.from || year > years.to) {
    return { problem: `${quoted(text)} is not between ${years.from} and ${years.to}.` };
  }
  return { value: day };
}

/** `7:30`, `07:30:00` and `7:30 pm` to `07:30` on 24 hours. */
export function readTime(text: string): Reading<ClockTime> {
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

export function readCurrency(text: string): Reading<Currency> {
  const code = text.toUpperCase();
  if (isCurrency(code)) return { value: code };
  return { problem: `${quoted(text)} is not one of the currencies ${currencies.join(", ")}.` };
}

/** A whole address of the web; nothing else may become a link or a picture. */
export function readWebAddress(text: string): Reading<string> {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.hostname !== "") return { value: text };
  return { problem: `${quoted(text)} is not a web address; begin it with https://.` };
}

/** A cell in quotation marks, cut where it is long. */
export function quoted(text: string): string {
  const line = text.replace(/\s+/g, " ");
  return line.length <= 60 ? `"${line}"` : `"${line.slice(0, 60)}…"`;
}
