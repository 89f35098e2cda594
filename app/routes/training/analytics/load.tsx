import { loadProblemText, zoneProblemText } from "#features/activities/analytics/messages.ts";
import type { AnalyticsSpan } from "#features/activities/analytics/period.ts";
import type { PerformanceAnalytics } from "#features/activities/analytics/shown-analytics.ts";
import type { TrainingLoad, ZoneTimes } from "#features/activities/analytics/training-load.ts";
import { formatHours } from "#features/pace/duration.ts";
import { PartBar, Plot } from "#ui/chart/plot.tsx";
import { labelledPlaces, ticksBetween } from "#ui/chart/scale.ts";
import { formatDay } from "#values/day.ts";
import { formatCount } from "#values/text/count.ts";
import { withMinus } from "#values/text/number.ts";
import { NotEnough, Panel } from "./panel.tsx";
import { type AnalyticsView, dayLabel, mostLabels } from "./screen.ts";

/** More days than this are thinned out evenly. */
const mostDays = 190;

/** Fitness, fatigue and form. */
export function LoadPart({ analytics: { load, span } }: AnalyticsView<PerformanceAnalytics>) {
  return (
    <Panel title="Fitness and fatigue" reckoned="load" isWide>
      {"problem" in load ? (
        <NotEnough isOfProfile={load.problem === "no-heart-rates-in-profile"}>
          {loadProblemText(load)}
        </NotEnough>
      ) : (
        <Load load={load} span={span} />
      )}
    </Panel>
  );
}

function Load({
  load: { curve, now, measured, counted },
  span,
}: {
  load: TrainingLoad;
  span: AnalyticsSpan;
}) {
  const step = Math.ceil(curve.length / mostDays);
  const days = curve.filter((_, place) => (curve.length - 1 - place) % step === 0);
  const largest = Math.max(1, ...days.flatMap(({ fitness, fatigue }) => [fitness, fatigue]));
  const ticks = ticksBetween(0, largest, [1, 2, 5, 10, 20, 25, 50], 5);
  const figures = [
    { title: "Fitness", value: now.fitness },
    { title: "Fatigue", value: now.fatigue },
    { title: "Form", value: now.form },
  ];
  return (
    <>
      <dl className="analytics-sums">
        {figures.map(({ title, value }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd className="num analytics-sum">{signed(value)}</dd>
          </div>
        ))}
      </dl>
      {days.length > 1 && (
        <Plot
          summary={`Fitness and fatigue from ${formatDay(days[0]?.day ?? "")} to ${formatDay(now.day)}: fitness ${Math.round(now.fitness)}, fatigue ${Math.round(now.fatigue)} now`}
          x={{
            from: 0,
            to: days.length - 1,
            labels: labelledPlaces(days.length, mostLabels(span)).map((at) => ({
              at,
              label: dayLabel(days[at]?.day ?? "", span),
            })),
          }}
          y={{
            from: 0,
            to: ticks.at(-1) ?? 1,
            labels: ticks.map((at) => ({ at, label: formatCount(at) })),
          }}
          series={[
            {
              label: "Fitness (42 days)",
              kind: "area",
              look: "quiet",
              points: days.map(({ fitness }, x) => ({ x, y: fitness })),
            },
            {
              label: "Fatigue (7 days)",
              kind: "line",
              look: "main",
              points: days.map(({ fatigue }, x) => ({ x, y: fatigue })),
            },
          ]}
          numbers={{
            heads: ["Day", "Impulse", "Fitness", "Fatigue", "Form"],
            rows: days.map(({ day, impulse, fitness, fatigue, form }) => ({
              name: formatDay(day),
              values: [signed(impulse), signed(fitness), signed(fatigue), signed(form)],
            })),
          }}
        />
      )}
      {measured < counted && (
        <p className="analytics-small">
          {counted - measured} of your {counted} activities of the last six weeks have no heart rate
          and count as rest.
        </p>
      )}
    </>
  );
}

/** Whole units, with a minus sign. */
function signed(value: number): string {
  return withMinus(formatCount(Math.round(value)));
}

/** The time in the five zones of the heart rate. */
export function ZonesPart({ analytics: { zones } }: AnalyticsView<PerformanceAnalytics>) {
  return (
    <Panel title="Time in heart rate zones" reckoned="zones" isWide>
      {"problem" in zones ? (
        <NotEnough isOfProfile={zones.problem === "no-max-in-profile"}>
          {zoneProblemText(zones)}
        </NotEnough>
      ) : (
        <Zones zones={zones} />
      )}
    </Panel>
  );
}

function Zones({ zones: { floors, seconds } }: { zones: ZoneTimes }) {
  const all = seconds.reduce((sum, each) => sum + each, 0);
  const most = Math.max(...seconds, 1);
  return (
    <table className="analytics-zones">
      <caption className="sr-only">Time in heart rate zones, in beats a minute</caption>
      <thead>
        <tr>
          <th scope="col">Zone</th>
          <th scope="col">
            <span className="sr-only">Part</span>
          </th>
          <th scope="col">Time</th>
        </tr>
      </thead>
      <tbody>
        {seconds
          .map((time, zone) => ({ time, zone }))
          .reverse()
          .map(({ time, zone }) => (
            <tr key={zone}>
              <th scope="row">
                {zone === 0 ? "Below" : zone} <span>{beatsText(floors, zone)}</span>
              </th>
              <td>
                <PartBar part={time / most} look={zone >= 4 ? "main" : "second"} />
                <span className="sr-only">{Math.round((time / Math.max(all, 1)) * 100)}%</span>
              </td>
              <td>{formatHours(time)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

function beatsText(floors: readonly number[], zone: number): string {
  const [from, to] = [floors[zone - 1], floors[zone]];
  if (from === undefined) return `under ${to}`;
  return to === undefined ? `from ${from}` : `${from}–${to - 1}`;
}
