import { href, Link } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import type {
  PerformanceAnalytics,
  ShownEffort,
} from "#features/activities/analytics/analytics.ts";
import type { CriticalSpeed } from "#features/activities/analytics/efforts/critical-speed.ts";
import type { BestEffort } from "#features/activities/analytics/efforts/hard-efforts.ts";
import {
  criticalProblemText,
  noBests,
  periodNames,
  type ReckonedPart,
} from "#features/activities/analytics/messages.ts";
import { analyticsPeriods, readAnalyticsPeriod } from "#features/activities/analytics/period.ts";
import { readAnalytics } from "#features/activities/analytics/queries.server.ts";
import { runnersToday } from "#features/activities/runners-day.server.ts";
import { distanceName } from "#features/activities/showing/distance-name.ts";
import { rightsOf } from "#features/membership/queries.server.ts";
import { formatDuration } from "#features/pace/duration.ts";
import { metersIn } from "#features/pace/pace.ts";
import { findEnteredResult } from "#features/training/plans/queries.server.ts";
import type { Handle } from "#routes/handle.ts";
import { services } from "#services/context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { PartBar, Plot } from "#ui/chart/plot.tsx";
import { ticksBetween } from "#ui/chart/scale.ts";
import { Segments } from "#ui/form/segments.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { Table } from "#ui/list/table.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { formatDay } from "#values/day.ts";
import { formatHeight, formatLength } from "#values/length.ts";
import { lengthUnitOf } from "#values/web/cookie.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Route } from "./+types/analytics.ts";
import styles from "./analytics/analytics.css?url";
import { Drift, EasyPacePart } from "./analytics/easy-runs.tsx";
import { GoalPart } from "./analytics/goal.tsx";
import { LoadPart, ZonesPart } from "./analytics/load.tsx";
import { AdvancedOffer, PerformanceOffer } from "./analytics/offers.tsx";
import {
  type AnalyticsView,
  activityPath,
  HowCalculated,
  NotEnough,
  Panel,
  paceText,
} from "./analytics/panel.tsx";
import { VolumePartView } from "./analytics/volume.tsx";
import { TrainingFrame } from "./frame.tsx";

export const handle: Handle = { plain: true };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  const needs = services(args.context);
  const period = readAnalyticsPeriod(args.url.searchParams.get("period"));
  const [{ rights }, today] = await Promise.all([
    rightsOf(needs, viewer),
    runnersToday(needs, viewer),
  ]);
  const unit = lengthUnitOf(args.request.headers.get("cookie"));
  const entered = await findEnteredResult(needs, viewer, today);
  const asked = { today, period, right: rights.analytics, entered };
  const shown = await readAnalytics(needs, viewer, asked);
  return { period, unit, shown };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Analytics", es: "Análisis" }, pageLanguages(matches).lang);

/** What the viewer's activities say, as far as their plan gives it. */
export default function AnalyticsPage({ loaderData }: Route.ComponentProps) {
  const lang = useLang();
  const say = useSay();
  const { period, unit, shown } = loaderData;
  const parts = partsOf(shown);
  return (
    <TrainingFrame at="analytics">
      <ToolHeading
        lead={
          <Rich
            text={say({
              en: "What your runs say, and <0>how each number is calculated</0>.",
              es: "Lo que dicen tus sesiones y <0>cómo se calcula cada número</0>.",
            })}
            parts={[(words) => (parts.length > 0 ? <TextLink to="#how">{words}</TextLink> : words)]}
          />
        }
        actions={
          shown.analytics.total > 0 && (
            <Segments
              label={say({ en: "Period", es: "Periodo" })}
              items={analyticsPeriods.map((each) => ({
                to: `${href("/training/analytics")}?period=${each}`,
                label: say(periodNames[each]),
                current: each === period,
              }))}
            />
          )
        }
      >
        {say({ en: "Analytics", es: "Análisis" })}
      </ToolHeading>
      {shown.analytics.total === 0 && (
        <EmptyState
          title={say({ en: "No activities yet", es: "Aún no hay actividades" })}
          icon="calendar"
          action={
            <ButtonLink to={href("/training/activities")}>
              {say({ en: "Go to your activities", es: "Ir a tus actividades" })}
            </ButtonLink>
          }
        >
          {say({
            en: "Analytics begin with your first recorded run.",
            es: "El análisis empieza con tu primera sesión grabada.",
          })}
        </EmptyState>
      )}
      {shown.analytics.idleSince && (
        <p className="analytics-idle">
          {say({
            en: `No run in this period. Your last activity was on ${formatDay(shown.analytics.idleSince, lang)}.`,
            es: `Ninguna sesión en este periodo. Tu última actividad fue el ${formatDay(shown.analytics.idleSince, lang)}.`,
          })}{" "}
          {period !== "all" && (
            <TextLink to={`${href("/training/analytics")}?period=all`}>
              {say({ en: "Show all", es: "Mostrar todo" })}
            </TextLink>
          )}
        </p>
      )}
      {shown.right === "none" ? (
        <AdvancedOffer {...shown} unit={unit} />
      ) : (
        shown.analytics.total > 0 && (
          <div className="analytics">
            {shown.analytics.goal ? (
              <GoalPart goal={shown.analytics.goal} unit={unit} />
            ) : (
              <p className="analytics-no-goal">
                <Rich
                  text={say({
                    en: "No goal race is set. <0>Enter or save a race</0>, and a time is predicted for it here.",
                    es: "No tienes una carrera objetivo. <0>Inscríbete en una carrera o guárdala</0>, y aquí verás un tiempo previsto para ella.",
                  })}
                  parts={[(words) => <TextLink to={href("/races")}>{words}</TextLink>]}
                />
              </p>
            )}
            {!shown.analytics.idleSince && (
              <VolumePartView analytics={shown.analytics} unit={unit} />
            )}
            <EasyPacePart analytics={shown.analytics} unit={unit} />
            <LongestRuns analytics={shown.analytics} unit={unit} />
            <BestEfforts analytics={shown.analytics} unit={unit} />
            {shown.right === "performance" ? (
              <>
                <LoadPart analytics={shown.analytics} unit={unit} />
                <CriticalSpeedPart analytics={shown.analytics} unit={unit} />
                <Drift analytics={shown.analytics} unit={unit} />
                <ZonesPart analytics={shown.analytics} unit={unit} />
              </>
            ) : (
              <PerformanceOffer offered={shown.offered} analytics={shown.analytics} unit={unit} />
            )}
          </div>
        )
      )}
      {parts.length > 0 && <HowCalculated parts={parts} />}
      <p className="analytics-profile">
        <Rich
          text={say({
            en: "Heart rates are judged by your <0>runner profile</0>.",
            es: "La frecuencia cardíaca se interpreta con tu <0>perfil de corredor</0>.",
          })}
          parts={[(words) => <TextLink to={href("/training/profile")}>{words}</TextLink>]}
        />
      </p>
    </TrainingFrame>
  );
}

/** The parts that are shown and calculated, in their order on the page. */
function partsOf({
  right,
  analytics,
}: Route.ComponentProps["loaderData"]["shown"]): ReckonedPart[] {
  if (analytics.total === 0) return [];
  if (right === "none") return ["volume"];
  const advanced = ["volume", "easy", "bests"] as const;
  const more = right === "performance" ? (["load", "critical", "drift", "zones"] as const) : [];
  return [...(analytics.goal ? (["goal"] as const) : []), ...advanced, ...more];
}

/** The best times over the standard distances, in the period and ever. */
function BestEfforts({ analytics: { bests, span }, unit }: AnalyticsView) {
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
function LongestRuns({ analytics: { longest }, unit }: AnalyticsView) {
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

/** Critical speed and D′, with the line that they come from. */
function CriticalSpeedPart({ analytics: { critical }, unit }: AnalyticsView<PerformanceAnalytics>) {
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
