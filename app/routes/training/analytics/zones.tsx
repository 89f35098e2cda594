import { zoneProblemText } from "#features/activities/analytics/messages.ts";
import type { PerformanceAnalytics } from "#features/activities/analytics/shown-analytics.ts";
import type { ZoneTimes } from "#features/activities/analytics/training-load.ts";
import { formatHours } from "#features/pace/duration.ts";
import { PartBar } from "#ui/chart/plot.tsx";
import { NotEnough, Panel } from "./panel.tsx";
import type { AnalyticsView } from "./screen.ts";

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
