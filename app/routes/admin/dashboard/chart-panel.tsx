import { type Chart, formatFigure } from "#features/figures/figure.ts";
import type { PeriodId } from "#features/figures/period.ts";
import { BarChart } from "#ui/chart/bar-chart.tsx";
import { barLabel, barName, unitHeads } from "./bar-names.ts";
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
        bars={bars.map((bar) => ({
          label: barLabel(bar, unit, period),
          name: barName(bar, unit),
          value: bar.value,
          before: bar.before,
        }))}
        format={format}
        columns={[unitHeads[unit], title, "Period before"]}
      />
    </section>
  );
}
