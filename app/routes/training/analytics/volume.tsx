import type { BasicAnalytics } from "#features/activities/analytics/shown-analytics.ts";
import type { Volume } from "#features/activities/analytics/volume.ts";
import { formatHours } from "#features/pace/duration.ts";
import { BarChart } from "#ui/chart/bar-chart.tsx";
import { formatHeight, formatLength, type LengthUnit, metersPerMile } from "#values/length.ts";
import { formatCount } from "#values/text/count.ts";
import { Panel } from "./panel.tsx";
import { type AnalyticsView, mostLabels, partLabel, partName } from "./screen.ts";

/** Distance, time and climb: of the whole period, and by week or month. */
export function VolumePartView({ analytics, unit }: AnalyticsView<BasicAnalytics>) {
  const { span, volume, before, parts } = analytics;
  const charts = chartsIn(unit);
  return (
    <Panel title="Volume" reckoned="volume" isWide>
      <dl className="analytics-sums">
        {[runsOf, ...charts].map(({ title, value, format }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              <span className="num analytics-sum">{format(value(volume))}</span>
              {before && <Change now={value(volume)} before={value(before)} />}
            </dd>
          </div>
        ))}
      </dl>
      <div className="analytics-charts">
        {charts.map(({ title, value, format, inAxis }) => (
          <section key={title} aria-label={`${title} by ${span.part}`}>
            <h3>
              {title} by {span.part}
            </h3>
            <BarChart
              summary={`${title} by ${span.part}: ${format(value(volume))} in all`}
              bars={parts.map((part) => ({
                label: partLabel(part.from, span),
                name: partName(part.from, span.part),
                value: inAxis(value(part)),
                before: null,
              }))}
              format={formatCount}
              mostLabels={mostLabels(span)}
              columns={[
                span.part === "week" ? "Week" : "Month",
                `${title} (${unitsOf(title, unit)})`,
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
  title: string;
  value: (volume: Volume) => number;
  format: (value: number) => string;
  /** In the unit of the chart. */
  inAxis: (value: number) => number;
};

const runsOf: Measure = {
  title: "Runs",
  value: ({ runs }) => runs,
  format: formatCount,
  inAxis: (value) => value,
};

function chartsIn(unit: LengthUnit): Measure[] {
  return [
    {
      title: "Distance",
      value: ({ meters }) => meters,
      format: (value) => formatLength(value, unit),
      inAxis: (value) => Math.round(value / (unit === "km" ? 100 : metersPerMile / 10)) / 10,
    },
    {
      title: "Time",
      value: ({ seconds }) => seconds,
      format: formatHours,
      inAxis: (value) => Math.round(value / 360) / 10,
    },
    {
      title: "Climb",
      value: ({ climb }) => climb,
      format: (value) => formatHeight(value, unit),
      inAxis: (value) => Math.round(unit === "km" ? value : value / 0.3048),
    },
  ];
}

function unitsOf(title: string, unit: LengthUnit): string {
  if (title === "Time") return "hours";
  if (title === "Distance") return unit;
  return unit === "km" ? "m" : "ft";
}

/** How a sum stands to that of the period before. */
function Change({ now, before }: { now: number; before: number }) {
  if (before === 0) return null;
  const percent = Math.round((now / before - 1) * 100);
  const text =
    percent === 0 ? "as before" : `${percent > 0 ? "+" : "−"}${formatCount(Math.abs(percent))}%`;
  return (
    <span className="analytics-change">
      {text}
      <span className="sr-only"> against the same time before</span>
    </span>
  );
}
