import type { EasyPace, PerformanceAnalytics } from "#features/activities/analytics/analytics.ts";
import { noEasyPace, noSteadyRun } from "#features/activities/analytics/messages.ts";
import type { AnalyticsSpan } from "#features/activities/analytics/period.ts";
import { formatDuration, formatHours } from "#features/pace/duration.ts";
import { metersIn } from "#features/pace/pace.ts";
import { Plot } from "#ui/chart/plot.tsx";
import { labelledPlaces, ticksBetween } from "#ui/chart/scale.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { daysBetween, formatDay } from "#values/day.ts";
import { formatLength } from "#values/length.ts";
import type { Words } from "#values/say.ts";
import { withMinus } from "#values/text/number.ts";
import {
  type AnalyticsView,
  dayLabel,
  mostLabels,
  NotEnough,
  Panel,
  paceText,
  partLabel,
  partName,
} from "./panel.tsx";

const paceSteps = [5, 10, 15, 30, 60];

/** Seconds from the top to the bottom at least: a few seconds are no mountains. */
const leastSpan = 30;

/** The pace at easy effort over time, the faster the higher. */
export function EasyPacePart({ analytics: { easy, span }, unit }: AnalyticsView) {
  const say = useSay();
  return (
    <Panel part="easy" lead={easy && say(bandText(easy))}>
      {easy ? (
        <EasyPlot easy={easy} span={span} unit={unit} />
      ) : (
        <NotEnough>{say(noEasyPace)}</NotEnough>
      )}
    </Panel>
  );
}

function EasyPlot({
  easy: { parts },
  span,
  unit,
}: {
  easy: EasyPace;
  span: AnalyticsSpan;
  unit: AnalyticsView["unit"];
}) {
  const lang = useLang();
  const say = useSay();
  const { part } = span;
  const paceOf = ({ seconds, meters }: { seconds: number; meters: number }) =>
    (seconds / meters) * metersIn(unit);
  const known = parts.filter(({ isEnough }) => isEnough);
  const paces = known.map(paceOf);
  const [fastest, slowest] = [Math.min(...paces), Math.max(...paces)];
  const room = Math.max(0, leastSpan - (slowest - fastest)) / 2;
  const ticks = ticksBetween(fastest - room, slowest + room, paceSteps, 5);
  const [first, last] = [known[0], known.at(-1)];
  const told =
    first && last
      ? say({
          en: `from ${paceText(first, unit)} to ${paceText(last, unit)}`,
          es: `de ${paceText(first, unit)} a ${paceText(last, unit)}`,
        })
      : "";
  return (
    <Plot
      summary={say({
        en: `Pace at easy effort by ${part}, ${told}`,
        es: `Ritmo a esfuerzo suave por ${part === "week" ? "semana" : "mes"}, ${told}`,
      })}
      x={{
        from: -0.5,
        to: parts.length - 0.5,
        labels: labelledPlaces(parts.length, mostLabels(span)).map((at) => ({
          at,
          label: partLabel(parts[at]?.from ?? "", span, lang),
        })),
      }}
      y={{
        from: ticks.at(-1) ?? 0,
        to: ticks[0] ?? 0,
        labels: ticks.map((at, place) => ({
          at,
          label: place === 0 ? `${formatDuration(at)} /${unit}` : formatDuration(at),
        })),
      }}
      series={[
        {
          label: say({ en: "Pace", es: "Ritmo" }),
          kind: "line",
          look: "main",
          points: parts.map((each, x) => ({ x, y: each.isEnough ? paceOf(each) : null })),
        },
      ]}
      numbers={{
        heads: [
          part === "week" ? say({ en: "Week", es: "Semana" }) : say({ en: "Month", es: "Mes" }),
          say({ en: `Pace (min/${unit})`, es: `Ritmo (min/${unit})` }),
          say({ en: "Easy time", es: "Tiempo suave" }),
        ],
        rows: parts.map((each) => ({
          name: partName(each.from, part, lang),
          values: [each.isEnough ? formatDuration(paceOf(each)) : "–", formatHours(each.seconds)],
        })),
      }}
    />
  );
}

function bandText({ band }: EasyPace): Words {
  if (!band)
    return {
      en: "Without heart rate: your slower runs of half an hour or more.",
      es: "Sin frecuencia cardíaca: tus sesiones más lentas de media hora o más.",
    };
  return {
    en: `At ${Math.ceil(band.from)} to ${Math.floor(band.to)} beats a minute. The line rises as you get faster.`,
    es: `Entre ${Math.ceil(band.from)} y ${Math.floor(band.to)} latidos por minuto. La línea sube cuando corres más rápido.`,
  };
}

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
  const lang = useLang();
  const say = useSay();
  const from = total > runs.length ? (runs[0]?.day ?? span.from) : span.from;
  const days = Math.max(daysBetween(from, span.to), 1);
  const percents = runs.map(({ decoupling }) => decoupling * 100);
  const ticks = ticksBetween(Math.min(0, ...percents), Math.max(10, ...percents), [5, 10, 20], 6);
  return (
    <Panel
      part="drift"
      lead={say({
        en: `${total > runs.length ? `The newest ${runs.length} of ${total} steady runs.` : "Each dot is a steady run."} Below the line of 5% your heart kept its pace to the end.`,
        es: `${total > runs.length ? `Las ${runs.length} más recientes de ${total} sesiones parejas.` : "Cada punto es una sesión pareja."} Por debajo de la línea del 5%, tu corazón mantuvo su ritmo hasta el final.`,
      })}
    >
      {runs.length === 0 ? (
        <NotEnough>{say(noSteadyRun)}</NotEnough>
      ) : (
        <Plot
          summary={say({
            en: `Decoupling of ${runs.length} steady runs`,
            es: `Desacople de ${runs.length} sesiones parejas`,
          })}
          x={{
            from: 0,
            to: days,
            labels: [
              { at: 0, label: dayLabel(from, span, lang) },
              { at: days, label: dayLabel(span.to, span, lang) },
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
              label: say({ en: "Runs", es: "Sesiones" }),
              kind: "dots",
              look: "main",
              points: runs.map(({ day, name, decoupling }) => ({
                x: daysBetween(from, day),
                y: decoupling * 100,
                name: `${formatDay(day, lang)}: ${percentText(decoupling)}, ${name}`,
              })),
            },
          ]}
          numbers={{
            heads: [
              say({ en: "Run", es: "Sesión" }),
              say({ en: "Distance", es: "Distancia" }),
              say({ en: "Decoupling", es: "Desacople" }),
            ],
            rows: runs.map(({ day, name, meters, decoupling }) => ({
              name: `${formatDay(day, lang)}, ${name}`,
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
