import type { ChartBar } from "#features/figures/figure.ts";
import type { ChartUnit, PeriodId } from "#features/figures/period.ts";
import {
  formatDay,
  formatDays,
  formatMonth,
  formatMonthYear,
  formatShortDay,
  yearOf,
} from "#values/day.ts";

/** `Day`, above the names of bars. */
export const unitHeads: Record<ChartUnit, string> = { day: "Day", week: "Week", month: "Month" };

/** `November 21, 2026`, `November 15 – 21, 2026`, `November 2026` */
export function barName({ from, to }: ChartBar, unit: ChartUnit): string {
  if (unit === "month") return formatMonthYear(from);
  return unit === "week" ? formatDays(from, to) : formatDay(from);
}

/** Under a bar: `Nov 21`, `Nov`, and over several years `Nov 2026`. */
export function barLabel({ from }: ChartBar, unit: ChartUnit, period: PeriodId): string {
  if (unit !== "month") return formatShortDay(from);
  return period === "all" ? `${formatMonth(from)} ${yearOf(from)}` : formatMonth(from);
}
