import { Link } from "react-router";
import type { ShownEffort } from "#features/activities/analytics/analytics.ts";
import { noBests } from "#features/activities/analytics/messages.ts";
import { distanceName } from "#features/activities/showing/distance-name.ts";
import { formatDuration } from "#features/pace/duration.ts";
import { PartBar } from "#ui/chart/plot.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Table } from "#ui/list/table.tsx";
import { formatDay } from "#values/day.ts";
import { formatLength } from "#values/length.ts";
import { type AnalyticsView, activityPath, NotEnough, Panel, paceText } from "./panel.tsx";

/** The best times over the standard distances, in the period and ever. */
export function BestEfforts({ analytics: { bests, span }, unit }: AnalyticsView) {
  const lang = useLang();
  const say = useSay();
  // All of it has no other time to compare with.
  const isAll = span.before === null;
  return (
    <Panel part="bests" isWide>
      {bests.length === 0 ? (
        <NotEnough>{say(noBests)}</NotEnough>
      ) : (
        <Table
          caption={say({ en: "Best efforts by distance", es: "Mejores marcas por distancia" })}
          head={
            isAll
              ? [
                  say({ en: "Distance", es: "Distancia" }),
                  say({ en: "Best of all time", es: "La mejor de siempre" }),
                  say({ en: "Pace", es: "Ritmo" }),
                  say({ en: "When", es: "Cuándo" }),
                ]
              : [
                  say({ en: "Distance", es: "Distancia" }),
                  say({ en: "In this period", es: "En este periodo" }),
                  say({ en: "Pace", es: "Ritmo" }),
                  say({ en: "Best of all time", es: "La mejor de siempre" }),
                  say({ en: "When", es: "Cuándo" }),
                ]
          }
        >
          {bests.map(({ within, ever }) => (
            <tr key={ever.meters}>
              <td>{distanceName(ever.meters, unit, lang)}</td>
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
              <td>{formatDay(ever.day, lang)}</td>
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
  const say = useSay();
  return (
    <>
      <Link to={activityPath(activityId)} className="link" title={name}>
        {formatDuration(seconds)}
      </Link>
      {isDoubtful && (
        <span className="analytics-small"> {say({ en: "in doubt", es: "dudosa" })}</span>
      )}
    </>
  );
}

/** The longest runs of the period. */
export function LongestRuns({ analytics: { longest }, unit }: AnalyticsView) {
  const lang = useLang();
  const say = useSay();
  const most = longest[0]?.meters ?? 0;
  return (
    <Panel title={{ en: "Longest runs", es: "Sesiones más largas" }}>
      {longest.length === 0 ? (
        <NotEnough>
          {say({
            en: "There is no run in this time.",
            es: "No hay ninguna sesión en este periodo.",
          })}
        </NotEnough>
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
              <PartBar part={run.meters / most} look="second" />
              <p className="analytics-small">
                {formatDay(run.day, lang)} · {formatDuration(run.seconds)} · {paceText(run, unit)}
              </p>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
