import {
  type Day,
  dayOfMonth,
  endOfMonth,
  formatDay,
  formatDayOfYear,
  formatMonthYear,
  monthName,
  monthOf,
  startOfMonth,
  yearOf,
} from "./day.ts";
import { type Lang, sayIn } from "./say.ts";

/** `June 28 – 30, 2025`, `June 28 – July 2, 2025`; a single day as `formatDay` writes it. */
export function formatDays(from: Day, to: Day, lang: Lang): string {
  if (from === to) return formatDay(from, lang);
  if (yearOf(from) !== yearOf(to)) return `${formatDay(from, lang)} – ${formatDay(to, lang)}`;
  const isOneMonth = monthOf(from) === monthOf(to);
  if (lang === "es") {
    const start = isOneMonth ? dayOfMonth(from) : formatDayOfYear(from, lang);
    return `${start} – ${formatDay(to, lang)}`;
  }
  const end = isOneMonth ? dayOfMonth(to) : formatDayOfYear(to, lang);
  return `${formatDayOfYear(from, lang)} – ${end}, ${yearOf(to)}`;
}

/** Whole months and years by their names: `June 2025`, `June – August 2025`, `2025`; else as `formatDays`. */
export function formatPeriod(from: Day, to: Day, lang: Lang): string {
  if (from !== startOfMonth(from) || to !== endOfMonth(to)) return formatDays(from, to, lang);
  if (from.slice(0, 7) === to.slice(0, 7)) return formatMonthYear(from, lang);
  if (yearOf(from) !== yearOf(to)) {
    return `${formatMonthYear(from, lang)} – ${formatMonthYear(to, lang)}`;
  }
  const isYear = monthOf(from) === 1 && monthOf(to) === 12;
  return isYear ? String(yearOf(from)) : `${monthName(from, lang)} – ${formatMonthYear(to, lang)}`;
}

/** `June 28 – 30, 2025`, `From June 28, 2025`, `Until June 30, 2025`, `Any date`. */
export function formatOpenDays(
  { from, to }: { from: Day | null; to: Day | null },
  lang: Lang,
): string {
  const say = sayIn(lang);
  if (from && to) return formatPeriod(from, to, lang);
  const day = from ?? to;
  if (!day) return say({ en: "Any date", es: "Cualquier fecha" });
  const shown = formatDay(day, lang);
  if (from) return say({ en: `From ${shown}`, es: `Desde el ${shown}` });
  return say({ en: `Until ${shown}`, es: `Hasta el ${shown}` });
}
