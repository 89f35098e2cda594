import { href } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { periodNames, type ReckonedPart } from "#features/activities/analytics/messages.ts";
import { analyticsPeriods, readAnalyticsPeriod } from "#features/activities/analytics/period.ts";
import { readAnalytics } from "#features/activities/analytics/queries.server.ts";
import { rightsOf } from "#features/membership/queries.server.ts";
import { findEnteredResult } from "#features/training/plans/queries.server.ts";
import { services } from "#services/context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Segments } from "#ui/form/segments.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { formatDay } from "#values/day.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { lengthUnitOf } from "#values/web/unit-cookie.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/analytics.ts";
import styles from "./analytics/analytics.css?url";
import { CriticalSpeedPart } from "./analytics/critical-speed.tsx";
import { Drift, EasyPacePart } from "./analytics/easy-runs.tsx";
import { BestEfforts, LongestRuns } from "./analytics/efforts.tsx";
import { GoalPart } from "./analytics/goal.tsx";
import { LoadPart, ZonesPart } from "./analytics/load.tsx";
import { AdvancedOffer, PerformanceOffer } from "./analytics/offers.tsx";
import { HowCalculated } from "./analytics/panel.tsx";
import { VolumePartView } from "./analytics/volume.tsx";
import { TrainingFrame } from "./frame.tsx";

export const handle: Handle = { plain: true };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  const needs = services(args.context);
  const period = readAnalyticsPeriod(args.url.searchParams.get("period"));
  const { rights } = await rightsOf(needs, viewer);
  const unit = lengthUnitOf(args.request.headers.get("cookie"));
  const entered = await findEnteredResult(needs, viewer);
  const shown = await readAnalytics(needs, viewer, { period, right: rights.analytics, entered });
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
                    en: "No goal race is set. <0>Enter or keep a race</0>, and a time is predicted for it here.",
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
