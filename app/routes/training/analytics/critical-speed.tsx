import type { PerformanceAnalytics } from "#features/activities/analytics/analytics.ts";
import type { CriticalSpeed } from "#features/activities/analytics/efforts/critical-speed.ts";
import type { BestEffort } from "#features/activities/analytics/efforts/hard-efforts.ts";
import { criticalProblemText } from "#features/activities/analytics/messages.ts";
import { distanceName } from "#features/activities/showing/distance-name.ts";
import { formatDuration } from "#features/pace/duration.ts";
import { metersIn } from "#features/pace/pace.ts";
import { Plot } from "#ui/chart/plot.tsx";
import { ticksBetween } from "#ui/chart/scale.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { formatDay } from "#values/day.ts";
import { formatHeight } from "#values/length.ts";
import { type AnalyticsView, NotEnough, Panel, paceText } from "./panel.tsx";

/** Critical speed and D′, with the line that they come from. */
export function CriticalSpeedPart({
  analytics: { critical },
  unit,
}: AnalyticsView<PerformanceAnalytics>) {
  const say = useSay();
  return (
    <Panel part="critical">
      {"problem" in critical ? (
        <NotEnough>{say(criticalProblemText(critical))}</NotEnough>
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
  const lang = useLang();
  const say = useSay();
  const longest = Math.max(...efforts.map(({ seconds }) => seconds));
  const minutes = ticksBetween(0, longest / 60, [1, 2, 5], 6);
  const end = (minutes.at(-1) ?? 1) * 60;
  const ways = ticksBetween(0, (reserve + speed * end) / metersIn(unit), [0.5, 1, 2, 5], 5);
  const error = (speedError / speed) * (metersIn(unit) / speed);
  return (
    <>
      <dl className="analytics-sums">
        <div>
          <dt>{say({ en: "Critical speed", es: "Velocidad crítica" })}</dt>
          <dd>
            <span className="num analytics-sum">
              {paceText({ meters: speed, seconds: 1 }, unit)}
            </span>
            <span className="analytics-change">
              {say({
                en: `± ${Math.max(1, Math.round(error))} s`,
                es: `± ${Math.max(1, Math.round(error))} s`,
              })}
            </span>
          </dd>
        </div>
        <div>
          <dt>{say({ en: "D′", es: "D′" })}</dt>
          <dd>
            <span className="num analytics-sum">{formatHeight(reserve, unit)}</span>
            <span className="analytics-change">± {formatHeight(reserveError, unit)}</span>
          </dd>
        </div>
      </dl>
      <Plot
        summary={say({
          en: `Distance over time of ${efforts.length} best efforts, and the line through them`,
          es: `Distancia según el tiempo de ${efforts.length} mejores marcas, y la recta que pasa por ellas`,
        })}
        x={{
          from: 0,
          to: end,
          labels: minutes.map((at) => ({
            at: at * 60,
            label: say({ en: `${at} min`, es: `${at} min` }),
          })),
        }}
        y={{
          from: 0,
          to: (ways.at(-1) ?? 1) * metersIn(unit),
          labels: ways.map((at) => ({ at: at * metersIn(unit), label: `${at} ${unit}` })),
        }}
        series={[
          {
            label: say({ en: "Line", es: "Recta" }),
            kind: "line",
            look: "second",
            points: [
              { x: 0, y: reserve },
              { x: end, y: reserve + speed * end },
            ],
          },
          {
            label: say({ en: "Your best efforts", es: "Tus mejores marcas" }),
            kind: "dots",
            look: "main",
            points: efforts.map(({ meters, seconds, day }) => ({
              x: seconds,
              y: meters,
              name: say({
                en: `${distanceName(meters, unit, lang)} in ${formatDuration(seconds)}, ${formatDay(day, lang)}`,
                es: `${distanceName(meters, unit, lang)} en ${formatDuration(seconds)}, ${formatDay(day, lang)}`,
              }),
            })),
          },
        ]}
        numbers={{
          heads: [
            say({ en: "Distance", es: "Distancia" }),
            say({ en: "Time", es: "Tiempo" }),
            say({ en: "Pace", es: "Ritmo" }),
            say({ en: "When", es: "Cuándo" }),
          ],
          rows: efforts.map((effort) => ({
            name: distanceName(effort.meters, unit, lang),
            values: [
              formatDuration(effort.seconds),
              paceText(effort, unit),
              formatDay(effort.day, lang),
            ],
          })),
        }}
      />
    </>
  );
}
