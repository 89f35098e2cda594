import { href } from "react-router";
import type { AnalyticsSpan } from "#features/activities/analytics/period.ts";
import type { AdvancedAnalytics } from "#features/activities/analytics/shown-analytics.ts";
import type { Run } from "#features/pace/pace.ts";
import { formatPace } from "#features/pace/pace.ts";
import {
  addDays,
  type Day,
  daysBetween,
  formatMonth,
  formatMonthYear,
  formatShortDay,
  monthOf,
  yearOf,
} from "#values/day.ts";
import { formatDays } from "#values/day-range.ts";
import type { LengthUnit } from "#values/length.ts";
import type { Lang } from "#values/say.ts";

/** What each part of the page is given. */
export type AnalyticsView<Given = AdvancedAnalytics> = { analytics: Given; unit: LengthUnit };

/** `/training/activities/…` */
export function activityPath(id: string): string {
  return href("/training/activities/:id/:change?", { id });
}

/** A week or month below a chart: `Nov 21`, `Nov`, and where the year is not plain `Nov 2026`. */
export function partLabel(from: Day, span: AnalyticsSpan, lang: Lang): string {
  if (span.part === "week" || comesTwice(span)) return dayLabel(from, span, lang);
  const month = formatMonth(from, lang);
  return monthOf(from) === 1 ? `${month} ${yearOf(from)}` : month;
}

/** A week or month in full: `November 15 – 21, 2026`, `November 2026`. */
export function partName(from: Day, part: "week" | "month", lang: Lang): string {
  return part === "week" ? formatDays(from, addDays(from, 6), lang) : formatMonthYear(from, lang);
}

/** A day below a chart: `Nov 21`, and where months come twice `Nov 2026`. */
export function dayLabel(day: Day, span: AnalyticsSpan, lang: Lang): string {
  if (comesTwice(span)) return `${formatMonth(day, lang)} ${yearOf(day)}`;
  return formatShortDay(day, lang);
}

/** How many labels fit below a chart on a phone. */
export function mostLabels(span: AnalyticsSpan): number {
  return comesTwice(span) ? 4 : 5;
}

/** Whether the same month of two years is in a span. */
function comesTwice({ from, to }: AnalyticsSpan): boolean {
  return daysBetween(from, to) > 366;
}

/** `5:12 /km` */
export function paceText(run: Run, unit: LengthUnit): string {
  return `${formatPace(run, unit)} /${unit}`;
}
