import type { CriticalSpeed } from "#features/activities/analytics/efforts/critical-speed.ts";
import type { BestEffort } from "#features/activities/analytics/efforts/hard-efforts.ts";
import { criticalProblemText } from "#features/activities/analytics/messages.ts";
import type { PerformanceAnalytics } from "#features/activities/analytics/shown-analytics.ts";
import { distanceName } from "#features/activities/showing/distance-name.ts";
import { formatDuration } from "#features/pace/duration.ts";
import { metersIn } from "#features/pace/pace.ts";
import { Plot } from "#ui/chart/plot.tsx";
import { ticksBetween } from "#ui/chart/scale.ts";
import { formatDay } from "#values/day.ts";
import { formatHeight } from "#values/length.ts";
import { NotEnough, Panel } from "./panel.tsx";
import { type AnalyticsView, paceText } from "./screen.ts";

/** Critical speed and D′, with the line that they come from. */
export function CriticalSpeedPart({
  analytics: { critical },
  unit,
}: AnalyticsView<PerformanceAnalytics>) {
  return (
    <Panel title="Critical speed" reckoned="critical">
      {"problem" in critical ? (
        <NotEnough>{criticalProblemText(critical)}</NotEnough>
      ) : (
        <Line critical={critical} unit={unit} />
      )}
    </Panel>
  );
}

function Line({
  critical: { speed, reserve, speedError, reserveError, efforts },
  unit,
}: {
  critical: CriticalSpeed<BestEffort>;
  unit: AnalyticsView["unit"];
}) {
  const longest = Math.max(...efforts.map(({ seconds }) => seconds));
  const minutes = ticksBetween(0, longest / 60, [1, 2, 5], 6);
  const end = (minutes.at(-1) ?? 1) * 60;
  const ways = ticksBetween(0, (reserve + speed * end) / metersIn(unit), [0.5, 1, 2, 5], 5);
  const error = (speedError / speed) * (metersIn(unit) / speed);
  return (
    <>
      <dl className="analytics-sums">
        <div>
          <dt>Critical speed</dt>
          <dd>
            <span className="num analytics-sum">
              {paceText({ meters: speed, seconds: 1 }, unit)}
            </span>
            <span className="analytics-change">± {Math.max(1, Math.round(error))} s</span>
          </dd>
        </div>
        <div>
          <dt>D′</dt>
          <dd>
            <span className="num analytics-sum">{formatHeight(reserve, unit)}</span>
            <span className="analytics-change">± {formatHeight(reserveError, unit)}</span>
          </dd>
        </div>
      </dl>
      <Plot
        summary={`Distance over time of ${efforts.length} best efforts, and the line through them`}
        x={{
          from: 0,
          to: end,
          labels: minutes.map((at) => ({ at: at * 60, label: `${at} min` })),
        }}
        y={{
          from: 0,
          to: (ways.at(-1) ?? 1) * metersIn(unit),
          labels: ways.map((at) => ({ at: at * metersIn(unit), label: `${at} ${unit}` })),
        }}
        series={[
          {
            label: "Line",
            kind: "line",
            look: "second",
            points: [
              { x: 0, y: reserve },
              { x: end, y: reserve + speed * end },
            ],
          },
          {
            label: "Your best efforts",
            kind: "dots",
            look: "main",
            points: efforts.map(({ meters, seconds, day }) => ({
              x: seconds,
              y: meters,
              name: `${distanceName(meters, unit)} in ${formatDuration(seconds)}, ${formatDay(day)}`,
            })),
          },
        ]}
        numbers={{
          heads: ["Distance", "Time", "Pace", "When"],
          rows: efforts.map((effort) => ({
            name: distanceName(effort.meters, unit),
            values: [formatDuration(effort.seconds), paceText(effort, unit), formatDay(effort.day)],
          })),
        }}
      />
    </>
  );
}
