import { type Chart, formatFigure } from "#features/figures/figure.ts";
import type { PeriodId } from "#features/figures/period.ts";
import { BarChart } from "#ui/chart/bar-chart.tsx";
import {
  type Day,
  dayOfMonth,
  formatDay,
  formatMonth,
  formatMonthYear,
  yearOf,
} from "#values/day.ts";
import { Definition } from "./definition.tsx";

/** A chart with its title and its numbers. */
export function ChartPanel({ chart, period }: { chart: Chart; period: PeriodId }) {
  const { title, definition, kind, unit, bars } = chart;
  const format = (value: number) => formatFigure(value, kind);
  const sum = bars.reduce((total, { value }) => total + value, 0);
  const name = `${title} per ${unit}`;
  return (
    <section aria-label={name} className="card figure-panel">
      <h2>
        <Definition of={name}>{definition}</Definition>
      </h2>
      <BarChart
        summary={`${name}: ${format(sum)} in ${bars.length} ${unit}${bars.length === 1 ? "" : "s"}`}
        bars={bars.map(({ from, value, before }) => ({
          label: labelOf(from, unit, period),
          name: unit === "day" ? formatDay(from) : formatMonthYear(from),
          value,
          before,
        }))}
        format={format}
        columns={[unit === "day" ? "Day" : "Month", title, "Period before"]}
      />
    </section>
  );
}

/** `Nov 21`, `Nov`, and over several years `Nov 2026`. */
function labelOf(day: Day, unit: Chart["unit"], period: PeriodId): string {
  if (unit === "day") return `${formatMonth(day)} ${dayOfMonth(day)}`;
  return period === "all" ? `${formatMonth(day)} ${yearOf(day)}` : formatMonth(day);
}
