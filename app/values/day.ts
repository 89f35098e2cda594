import type { Lang } from "./say.ts";

/** A calendar day as `YYYY-MM-DD`, without a time or a zone: races happen on days. */
export type Day = string;

/** A clock time as `HH:MM` on 24 hours. */
export type ClockTime = string;

/** For moments; days are counted with `addDays`. */
export const msPerDay = 86_400_000;

// Pages write hundreds of days, and a browser needs milliseconds to make a formatter.
const months: Record<Lang, readonly string[]> = {
  en: "January February March April May June July August September October November December".split(
    " ",
  ),
  es: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(
    " ",
  ),
};
/** From Sunday on, as `weekdayOf` counts. */
export const weekdayNames: Record<Lang, readonly string[]> = {
  en: "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" "),
  es: "domingo lunes martes miércoles jueves viernes sábado".split(" "),
};

export const monthNames = months.en;

/** The day that a moment falls on in UTC. The day at a place is that of `dayIn`; see zone.ts. */
export function toDay(moment: Date): Day {
  return moment.toISOString().slice(0, 10);
}

/** `June 30, 2025, 14:05 UTC`: for people. */
export function formatFullMoment(moment: Date, lang: Lang): string {
  return `${formatDay(toDay(moment), lang)}, ${moment.toISOString().slice(11, 16)} UTC`;
}

/** Reads `YYYY-MM-DD`; `null` for anything else, also for days that do not exist (`2026-02-30`). */
export function parseDay(text: string): Day | null {
  // PostgreSQL has no year 0.
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const moment = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(moment.getTime())) return null;
  return toDay(moment) === text ? text : null;
}

/** Reads `YYYY-MM`; the first day of that month, or `null`. */
export function parseMonth(text: string): Day | null {
  return /^\d{4}-\d{2}$/.test(text) ? parseDay(`${text}-01`) : null;
}

export function addDays(day: Day, count: number): Day {
  // Most steps stay within the 28 days that every month has; plans and calendars take thousands of them.
  const within = Number(day.slice(8)) + count;
  if (within >= 1 && within <= 28) return day.slice(0, 8) + String(within).padStart(2, "0");
  return toDay(new Date(toTime(day) + count * msPerDay));
}

/** How many days `to` lies after `from`; negative if it lies before. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((toTime(to) - toTime(from)) / msPerDay);
}

/** The first day of the month that lies `count` months after the month of `day`. */
export function addMonths(day: Day, count: number): Day {
  return toDay(new Date(Date.UTC(yearOf(day), monthOf(day) - 1 + count, 1)));
}

/** The Sunday on or before `day`: weeks of calendars start on Sunday. */
export function startOfWeek(day: Day): Day {
  return weekdayUntil(day, 0);
}

/**
 * The Monday on or before `day`: weeks of training end with the Sunday, the usual day of long runs and
 * races. The weeks of a plan end with the weekday of its race, which is the same for a race on a Sunday.
 */
export function startOfTrainingWeek(day: Day): Day {
  return weekdayUntil(day, 1);
}

export function startOfMonth(day: Day): Day {
  return `${day.slice(0, 7)}-01`;
}

export function endOfMonth(day: Day): Day {
  return addDays(addMonths(day, 1), -1);
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: Day): number {
  return new Date(toTime(day)).getUTCDay();
}

/** The first day from `day` on with this weekday, 0 for Sunday to 6 for Saturday. */
export function weekdayFrom(day: Day, weekday: number): Day {
  return addDays(day, (weekday - weekdayOf(day) + 7) % 7);
}

/** The last day up to `day` with this weekday, 0 for Sunday to 6 for Saturday. */
export function weekdayUntil(day: Day, weekday: number): Day {
  return addDays(day, -((weekdayOf(day) - weekday + 7) % 7));
}

export function yearOf(day: Day): number {
  return Number(day.slice(0, 4));
}

/** 1 for January to 12 for December. */
export function monthOf(day: Day): number {
  return Number(day.slice(5, 7));
}

export function dayOfMonth(day: Day): number {
  return Number(day.slice(8, 10));
}

/** `June 30, 2025`, `30 de junio de 2025` */
export function formatDay(day: Day, lang: Lang): string {
  return `${formatDayOfYear(day, lang)}${beforeYear[lang]}${yearOf(day)}`;
}

/** `Monday, June 30, 2025`, `lunes 30 de junio de 2025` */
export function formatFullDay(day: Day, lang: Lang): string {
  const comma = lang === "en" ? "," : "";
  return `${weekdayNames[lang][weekdayOf(day)]}${comma} ${formatDay(day, lang)}`;
}

/** `Jun` */
export function formatMonth(day: Day, lang: Lang): string {
  return monthName(day, lang).slice(0, 3);
}

/** `Jun 30`, `30 jun` */
export function formatShortDay(day: Day, lang: Lang): string {
  const month = formatMonth(day, lang);
  return lang === "en" ? `${month} ${dayOfMonth(day)}` : `${dayOfMonth(day)} ${month}`;
}

/** `June 2025`, `junio de 2025` */
export function formatMonthYear(day: Day, lang: Lang): string {
  return `${monthName(day, lang)}${lang === "en" ? " " : " de "}${yearOf(day)}`;
}

/** `Mon`, `lun` */
export function formatWeekday(day: Day, lang: Lang): string {
  return `${weekdayNames[lang][weekdayOf(day)]}`.slice(0, 3);
}

/** `05:30` to `5:30 AM`, or `5:30 a. m.` in Spanish; any other text comes back as it is. */
export function formatClockTime(time: ClockTime, lang: Lang): string {
  const found = /^([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(time.trim());
  if (!found) return time;
  const hour = Number(found[1]);
  const half = halves[lang][hour < 12 ? 0 : 1];
  return `${hour % 12 || 12}:${found[2]} ${half}`;
}

const halves: Record<Lang, readonly [string, string]> = {
  en: ["AM", "PM"],
  es: ["a.\u00a0m.", "p.\u00a0m."],
};

const beforeYear: Record<Lang, string> = { en: ", ", es: " de " };

/** `June 30`, `30 de junio` */
export function formatDayOfYear(day: Day, lang: Lang): string {
  const month = monthName(day, lang);
  return lang === "en" ? `${month} ${dayOfMonth(day)}` : `${dayOfMonth(day)} de ${month}`;
}

export function monthName(day: Day, lang: Lang): string {
  return months[lang][monthOf(day) - 1] ?? "";
}

function toTime(day: Day): number {
  return Date.parse(day);
}
