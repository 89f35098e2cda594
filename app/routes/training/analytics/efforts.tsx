import { Link } from "react-router";
import type { ShownEffort } from "#features/activities/analytics/analytics.ts";
import { noBests } from "#features/activities/analytics/messages.ts";
import { distanceName } from "#features/activities/showing/distance-name.ts";
import { formatDuration } from "#features/pace/duration.ts";
import { PartBar } from "#ui/chart/plot.tsx";
import { Table } from "#ui/list/table.tsx";
import { formatDay } from "#values/day.ts";
import { formatLength } from "#values/length.ts";
import { NotEnough, Panel } from "./panel.tsx";
import { type AnalyticsView, activityPath, paceText } from "./screen.ts";

/** The best times over the standard distances, in the period and ever. */
export function BestEfforts({ analytics: { bests, span }, unit }: AnalyticsView) {
  // All of it has no other time to compare with.
  const isAll = span.before === null;
  return (
    <Panel title="Best efforts" reckoned="bests" isWide>
      {bests.length === 0 ? (
        <NotEnough>{noBests}</NotEnough>
      ) : (
        <Table
          caption="Best efforts by distance"
          head={
            isAll
              ? ["Distance", "Best of all time", "Pace", "When"]
              : ["Distance", "In this period", "Pace", "Best of all time", "When"]
          }
        >
          {bests.map(({ within, ever }) => (
            <tr key={ever.meters}>
              <td>{distanceName(ever.meters, unit)}</td>
              {!isAll && (
                <td>
                  {within ? <Time effort={within} /> : "–"}
                  {within && <Behind seconds={within.seconds - ever.seconds} />}
                </td>
              )}
              {!isAll && <td>{within ? paceText(within, unit) : "–"}</td>}
              <td>
                <Time effort={ever} />
              </td>
              {isAll && <td>{paceText(ever, unit)}</td>}
              <td>{formatDay(ever.day)}</td>
            </tr>
          ))}
        </Table>
      )}
    </Panel>
  );
}

/** How far a time is behind the best one; nothing for the best itself. */
function Behind({ seconds }: { seconds: number }) {
  if (Math.round(seconds) <= 0) return null;
  return <span className="analytics-behind">+{formatDuration(seconds)}</span>;
}

function Time({ effort: { activityId, seconds, name, isDoubtful } }: { effort: ShownEffort }) {
  return (
    <>
      <Link to={activityPath(activityId)} className="link" title={name}>
        {formatDuration(seconds)}
      </Link>
      {isDoubtful && <span className="analytics-small"> in doubt</span>}
    </>
  );
}

/** The longest runs of the period. */
export function LongestRuns({ analytics: { longest }, unit }: AnalyticsView) {
  const most = longest[0]?.meters ?? 0;
  return (
    <Panel title="Longest runs" reckoned="volume">
      {longest.length === 0 ? (
        <NotEnough>There is no run in this time.</NotEnough>
      ) : (
        <ol className="analytics-longest">
          {longest.map((run) => (
            <li key={run.id}>
              <p>
                <Link to={activityPath(run.id)} className="link">
                  {run.name}
                </Link>
                <b>{formatLength(run.meters, unit)}</b>
              </p>
              <PartBar part={run.meters / most} look="main" />
              <p className="analytics-small">
                {formatDay(run.day)} · {formatDuration(run.seconds)} · {paceText(run, unit)}
              </p>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
