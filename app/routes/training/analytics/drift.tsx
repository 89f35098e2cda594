import { noSteadyRun } from "#features/activities/analytics/messages.ts";
import type { PerformanceAnalytics } from "#features/activities/analytics/shown-analytics.ts";
import { Plot } from "#ui/chart/plot.tsx";
import { ticksBetween } from "#ui/chart/scale.ts";
import { daysBetween, formatDay } from "#values/day.ts";
import { formatLength } from "#values/length.ts";
import { withMinus } from "#values/text/number.ts";
import { NotEnough, Panel } from "./panel.tsx";
import { type AnalyticsView, dayLabel } from "./screen.ts";

/** Up to here a decoupling is called good. */
const good = 5;

/** The decoupling of each steady run of the period. */
export function Drift({
  analytics: {
    drift: { runs, total },
    span,
  },
  unit,
}: AnalyticsView<PerformanceAnalytics>) {
  const from = total > runs.length ? (runs[0]?.day ?? span.from) : span.from;
  const days = Math.max(daysBetween(from, span.to), 1);
  const percents = runs.map(({ decoupling }) => decoupling * 100);
  const ticks = ticksBetween(Math.min(0, ...percents), Math.max(10, ...percents), [5, 10, 20], 6);
  return (
    <Panel
      title="Aerobic decoupling"
      lead={`${total > runs.length ? `The newest ${runs.length} of ${total} steady runs.` : "Each dot is a steady run."} Below the line of 5% your heart kept its pace to the end.`}
      reckoned="drift"
    >
      {runs.length === 0 ? (
        <NotEnough>{noSteadyRun}</NotEnough>
      ) : (
        <Plot
          summary={`Decoupling of ${runs.length} steady runs`}
          x={{
            from: 0,
            to: days,
            labels: [
              { at: 0, label: dayLabel(from, span) },
              { at: days, label: dayLabel(span.to, span) },
            ],
          }}
          y={{
            from: ticks[0] ?? 0,
            to: ticks.at(-1) ?? 10,
            labels: ticks.map((at) => ({ at, label: `${at}%` })),
          }}
          series={[
            {
              label: "5%",
              kind: "line",
              look: "second",
              points: [
                { x: 0, y: good },
                { x: days, y: good },
              ],
            },
            {
              label: "Runs",
              kind: "dots",
              look: "main",
              points: runs.map(({ day, name, decoupling }) => ({
                x: daysBetween(from, day),
                y: decoupling * 100,
                name: `${formatDay(day)}: ${percentText(decoupling)}, ${name}`,
              })),
            },
          ]}
          numbers={{
            heads: ["Run", "Distance", "Decoupling"],
            rows: runs.map(({ day, name, meters, decoupling }) => ({
              name: `${formatDay(day)}, ${name}`,
              values: [formatLength(meters, unit), percentText(decoupling)],
            })),
          }}
        />
      )}
    </Panel>
  );
}

/** `3.2%`, with a minus sign. */
function percentText(part: number): string {
  return `${withMinus((part * 100).toFixed(1))}%`;
}
