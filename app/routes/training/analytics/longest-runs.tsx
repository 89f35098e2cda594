import { Link } from "react-router";
import { formatDuration } from "#features/pace/duration.ts";
import { PartBar } from "#ui/chart/plot.tsx";
import { formatDay } from "#values/day.ts";
import { formatLength } from "#values/length.ts";
import { NotEnough, Panel } from "./panel.tsx";
import { type AnalyticsView, activityPath, paceText } from "./screen.ts";

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
