import type { PerformanceAnalytics } from "#features/activities/analytics/analytics.ts";
import { loadProblemText, zoneProblemText } from "#features/activities/analytics/messages.ts";
import type { AnalyticsSpan } from "#features/activities/analytics/period.ts";
import type { TrainingLoad, ZoneTimes } from "#features/activities/analytics/training-load.ts";
import { formatHours } from "#features/pace/duration.ts";
import { PartBar, Plot } from "#ui/chart/plot.tsx";
import { labelledPlaces, ticksBetween } from "#ui/chart/scale.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { formatDay } from "#values/day.ts";
import type { Sentence } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import { withMinus } from "#values/text/number.ts";
import { type AnalyticsView, dayLabel, mostLabels, NotEnough, Panel } from "./panel.tsx";

/** More days than this are thinned out evenly. */
const mostDays = 190;

/** Fitness, fatigue and form. */
export function LoadPart({ analytics: { load, span } }: AnalyticsView<PerformanceAnalytics>) {
  const say = useSay();
  return (
    <Panel part="load" isWide>
      {"problem" in load ? (
        <NotEnough isOfProfile={load.problem === "no-heart-rates-in-profile"}>
          {say(loadProblemText(load))}
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
  const lang = useLang();
  const say = useSay();
  const step = Math.ceil(curve.length / mostDays);
  const days = curve.filter((_, place) => (curve.length - 1 - place) % step === 0);
  const largest = Math.max(1, ...days.flatMap(({ fitness, fatigue }) => [fitness, fatigue]));
  const ticks = ticksBetween(0, largest, [1, 2, 5, 10, 20, 25, 50], 5);
  const figures = [
    { title: say({ en: "Fitness", es: "Condición" }), value: now.fitness },
    { title: say({ en: "Fatigue", es: "Fatiga" }), value: now.fatigue },
    { title: say({ en: "Form", es: "Forma" }), value: now.form },
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
          summary={say({
            en: `Fitness and fatigue from ${formatDay(days[0]?.day ?? "", lang)} to ${formatDay(now.day, lang)}: fitness ${Math.round(now.fitness)}, fatigue ${Math.round(now.fatigue)} now`,
            es: `Condición y fatiga del ${formatDay(days[0]?.day ?? "", lang)} al ${formatDay(now.day, lang)}: ahora, condición ${Math.round(now.fitness)} y fatiga ${Math.round(now.fatigue)}`,
          })}
          x={{
            from: 0,
            to: days.length - 1,
            labels: labelledPlaces(days.length, mostLabels(span)).map((at) => ({
              at,
              label: dayLabel(days[at]?.day ?? "", span, lang),
            })),
          }}
          y={{
            from: 0,
            to: ticks.at(-1) ?? 1,
            labels: ticks.map((at) => ({ at, label: formatCount(at) })),
          }}
          series={[
            {
              label: say({ en: "Fitness (42 days)", es: "Condición (42 días)" }),
              kind: "area",
              look: "quiet",
              points: days.map(({ fitness }, x) => ({ x, y: fitness })),
            },
            {
              label: say({ en: "Fatigue (7 days)", es: "Fatiga (7 días)" }),
              kind: "line",
              look: "main",
              points: days.map(({ fatigue }, x) => ({ x, y: fatigue })),
            },
          ]}
          numbers={{
            heads: [
              say({ en: "Day", es: "Día" }),
              say({ en: "Impulse", es: "Impulso" }),
              say({ en: "Fitness", es: "Condición" }),
              say({ en: "Fatigue", es: "Fatiga" }),
              say({ en: "Form", es: "Forma" }),
            ],
            rows: days.map(({ day, impulse, fitness, fatigue, form }) => ({
              name: formatDay(day, lang),
              values: [signed(impulse), signed(fitness), signed(fatigue), signed(form)],
            })),
          }}
        />
      )}
      {measured < counted && (
        <p className="analytics-small">
          {say({
            en: `${counted - measured} of your ${counted} activities of the last six weeks have no heart rate and count as rest.`,
            es: `${counted - measured} de tus ${counted} actividades de las últimas seis semanas no tienen frecuencia cardíaca y cuentan como descanso.`,
          })}
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
  const say = useSay();
  return (
    <Panel part="zones" isWide>
      {"problem" in zones ? (
        <NotEnough isOfProfile={zones.problem === "no-max-in-profile"}>
          {say(zoneProblemText(zones))}
        </NotEnough>
      ) : (
        <Zones zones={zones} />
      )}
    </Panel>
  );
}

function Zones({ zones: { floors, seconds } }: { zones: ZoneTimes }) {
  const say = useSay();
  const all = seconds.reduce((sum, each) => sum + each, 0);
  const most = Math.max(...seconds, 1);
  return (
    <table className="analytics-zones">
      <caption className="sr-only">
        {say({
          en: "Time in heart rate zones, in beats a minute",
          es: "Tiempo en zonas de frecuencia cardíaca, en latidos por minuto",
        })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{say({ en: "Zone", es: "Zona" })}</th>
          <th scope="col">
            <span className="sr-only">{say({ en: "Part", es: "Parte" })}</span>
          </th>
          <th scope="col">{say({ en: "Time", es: "Tiempo" })}</th>
        </tr>
      </thead>
      <tbody>
        {seconds
          .map((time, zone) => ({ time, zone }))
          .reverse()
          .map(({ time, zone }) => (
            <tr key={zone}>
              <th scope="row">
                {zone === 0 ? say({ en: "Below", es: "Por debajo" }) : zone}{" "}
                <span>{say(beatsText(floors, zone))}</span>
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

function beatsText(floors: readonly number[], zone: number): Sentence {
  const [from, to] = [floors[zone - 1], floors[zone]];
  if (from === undefined) return { en: `under ${to}`, es: `menos de ${to}` };
  return to === undefined ? { en: `from ${from}`, es: `desde ${from}` } : `${from}–${to - 1}`;
}
