import type { BasicAnalytics } from "#features/activities/analytics/analytics.ts";
import type { Volume } from "#features/activities/analytics/period.ts";
import { formatHours } from "#features/pace/duration.ts";
import { BarChart } from "#ui/chart/bar-chart.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { formatHeight, formatLength, type LengthUnit, metersPerMile } from "#values/length.ts";
import type { Words } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import { type AnalyticsView, mostLabels, Panel, partLabel, partName } from "./panel.tsx";

/** Distance, time and climb: of the whole period, and by week or month. */
export function VolumePartView({ analytics, unit }: AnalyticsView<BasicAnalytics>) {
  const lang = useLang();
  const say = useSay();
  const { span, volume, before, parts } = analytics;
  const charts = chartsIn(unit);
  return (
    <Panel part="volume" isWide>
      <dl className="analytics-sums">
        {[runsOf, ...charts].map(({ id, title, value, format }) => (
          <div key={id}>
            <dt>{say(title)}</dt>
            <dd>
              <span className="num analytics-sum">{format(value(volume))}</span>
              {before && <Change now={value(volume)} before={value(before)} />}
            </dd>
          </div>
        ))}
      </dl>
      <div className="analytics-charts">
        {charts.map(({ id, title, value, format, inAxis }) => (
          <section key={id} aria-label={say(byPart(title, span.part))}>
            <h3>{say(byPart(title, span.part))}</h3>
            <BarChart
              summary={say({
                en: `${byPart(title, span.part).en}: ${format(value(volume))} in all`,
                es: `${byPart(title, span.part).es}: ${format(value(volume))} en total`,
              })}
              bars={parts.map((part) => ({
                label: partLabel(part.from, span, lang),
                name: partName(part.from, span.part, lang),
                value: inAxis(value(part)),
                before: null,
              }))}
              format={formatCount}
              unit={axisUnit(id, unit)}
              mostLabels={mostLabels(span)}
              columns={[
                span.part === "week"
                  ? say({ en: "Week", es: "Semana" })
                  : say({ en: "Month", es: "Mes" }),
                `${say(title)} (${axisUnit(id, unit)})`,
                "",
              ]}
            />
          </section>
        ))}
      </div>
    </Panel>
  );
}

type Measure = {
  id: "runs" | "distance" | "time" | "climb";
  title: Words;
  value: (volume: Volume) => number;
  format: (value: number) => string;
  /** In the unit of the chart. */
  inAxis: (value: number) => number;
};

const runsOf: Measure = {
  id: "runs",
  title: { en: "Runs", es: "Sesiones" },
  value: ({ runs }) => runs,
  format: formatCount,
  inAxis: (value) => value,
};

function chartsIn(unit: LengthUnit): Measure[] {
  return [
    {
      id: "distance",
      title: { en: "Distance", es: "Distancia" },
      value: ({ meters }) => meters,
      format: (value) => formatLength(value, unit),
      inAxis: (value) => Math.round(value / (unit === "km" ? 100 : metersPerMile / 10)) / 10,
    },
    {
      id: "time",
      title: { en: "Time", es: "Tiempo" },
      value: ({ seconds }) => seconds,
      format: formatHours,
      inAxis: (value) => Math.round(value / 360) / 10,
    },
    {
      id: "climb",
      title: { en: "Climb", es: "Desnivel positivo" },
      value: ({ climb }) => climb,
      format: (value) => formatHeight(value, unit),
      inAxis: (value) => Math.round(unit === "km" ? value : value / 0.3048),
    },
  ];
}

/** `Distance by week` */
function byPart({ en, es }: Words, part: "week" | "month"): Words {
  return { en: `${en} by ${part}`, es: `${es} por ${part === "week" ? "semana" : "mes"}` };
}

function axisUnit(id: Measure["id"], unit: LengthUnit): string {
  if (id === "time") return "h";
  if (id === "distance") return unit;
  return unit === "km" ? "m" : "ft";
}

/** How a sum stands to that of the period before. */
function Change({ now, before }: { now: number; before: number }) {
  const say = useSay();
  if (before === 0) return null;
  const percent = Math.round((now / before - 1) * 100);
  const text =
    percent === 0
      ? say({ en: "as before", es: "igual" })
      : `${percent > 0 ? "+" : "−"}${formatCount(Math.abs(percent))}%`;
  return (
    <span className="analytics-change">
      {text}
      <span className="sr-only">
        {" "}
        {say({ en: "against the same time before", es: "frente al mismo periodo anterior" })}
      </span>
    </span>
  );
}
