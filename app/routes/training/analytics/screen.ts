import { href } from "react-router";
import type { AnalyticsSpan } from "#features/activities/analytics/period.ts";
import type { AdvancedAnalytics } from "#features/activities/analytics/shown-analytics.ts";
import type { Run } from "#features/pace/pace.ts";
import { formatMeasured, formatPace } from "#features/pace/pace.ts";
import { standardDistances } from "#features/pace/standard-distances.ts";
import {
  addDays,
  type Day,
  dayOfMonth,
  daysBetween,
  formatDays,
  formatMonth,
  formatMonthYear,
  yearOf,
} from "#values/day.ts";
import { formatLength, type LengthUnit } from "#values/length.ts";

/** What each part of the page is given. */
export type AnalyticsView<Given = AdvancedAnalytics> = { analytics: Given; unit: LengthUnit };

/** `/training/activities/…` */
export function activityPath(id: string): string {
  return href("/training/activities/:id/:change?", { id });
}

/**
 * A distance with its name, also where it was rounded: races are stored in whole meters, and a mile
 * of 1,609.344 meters is the one that the product converts by. 1 km and 3 km are names in miles too.
 */
export function distanceName(meters: number, unit: LengthUnit): string {
  if (meters < 1000) return `${meters} m`;
  const standard = standardDistances.find((one) => Math.abs(one.meters - meters) < 1);
  if (standard) return formatMeasured(standard.meters, unit);
  return meters < 5000 && meters % 1000 === 0 ? `${meters / 1000} km` : formatLength(meters, unit);
}

/** A week or month below a chart: `Nov 21`, `Nov`, and where the year is not plain `Nov 2026`. */
export function partLabel(from: Day, span: AnalyticsSpan): string {
  if (span.part === "week" || comesTwice(span)) return dayLabel(from, span);
  return formatMonth(from) === "Jan" ? `Jan ${yearOf(from)}` : formatMonth(from);
}

/** A week or month in full: `November 15 – 21, 2026`, `November 2026`. */
export function partName(from: Day, part: "week" | "month"): string {
  return part === "week" ? formatDays(from, addDays(from, 6)) : formatMonthYear(from);
}

/** A day below a chart: `Nov 21`, and where months come twice `Nov 2026`. */
export function dayLabel(day: Day, span: AnalyticsSpan): string {
  return `${formatMonth(day)} ${comesTwice(span) ? yearOf(day) : dayOfMonth(day)}`;
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
