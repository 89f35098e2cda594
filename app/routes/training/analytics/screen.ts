import { href } from "react-router";
import type { Analytics } from "#features/activities/analytics/analytics.ts";
import type { Run } from "#features/pace/pace.ts";
import { formatMeasured, formatPace } from "#features/pace/pace.ts";
import { standardDistances } from "#features/pace/standard-distances.ts";
import {
  addDays,
  type Day,
  dayOfMonth,
  formatDays,
  formatMonth,
  formatMonthYear,
  yearOf,
} from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";

/** What each part of the page is given. */
export type AnalyticsView = { analytics: Analytics; unit: LengthUnit };

/** `/training/activities/…` */
export function activityPath(id: string): string {
  return href("/training/activities/:id", { id });
}

/**
 * A distance with its name, also where it was rounded: races are stored in whole meters, and a mile
 * of 1,609.344 meters is the one that the product converts by.
 */
export function distanceName(meters: number, unit: LengthUnit): string {
  if (meters < 1000) return `${meters} m`;
  const standard = standardDistances.find((one) => Math.abs(one.meters - meters) < 1);
  return formatMeasured(standard?.meters ?? meters, unit);
}

/** A week or month below a chart: `Nov 21`, `Nov`, and in January `Jan 2027`. */
export function partLabel(from: Day, part: "week" | "month"): string {
  if (part === "week") return dayLabel(from);
  return formatMonth(from) === "Jan" ? `Jan ${yearOf(from)}` : formatMonth(from);
}

/** A week or month in full: `November 15 – 21, 2026`, `November 2026`. */
export function partName(from: Day, part: "week" | "month"): string {
  return part === "week" ? formatDays(from, addDays(from, 6)) : formatMonthYear(from);
}

/** `Nov 21` */
export function dayLabel(day: Day): string {
  return `${formatMonth(day)} ${dayOfMonth(day)}`;
}

/** `5:12 /km` */
export function paceText(run: Run, unit: LengthUnit): string {
  return `${formatPace(run, unit)} /${unit}`;
}
