import { useSay } from "#ui/language/language.tsx";
import { ChartNumbers } from "./chart-numbers.tsx";
import { axisTop, labelledPlaces } from "./scale.ts";

type Bar = {
  /** Under the bar: `Nov 21`. */
  label: string;
  /** In full, for the table and for the pointer: `November 21, 2026`. */
  name: string;
  value: number;
  /** What it is compared with, drawn as a pale bar behind it. */
  before: number | null;
};

/**
 * Bars over time up to now, the last of which stands out; drawn by the server, with the same numbers as a table below. The drawing stretches
 * to its place; what is written beside it does not.
 * @param columns - the heads of the table: what a bar stands for, its value, the value before
 */
export function BarChart({
  summary,
  bars,
  format,
  unit = "",
  columns,
  mostLabels = 6,
}: {
  /** What the drawing shows, for screen readers. */
  summary: string;
  bars: readonly Bar[];
  format: (value: number) => string;
  /** Written at the top of the axis. */
  unit?: string;
  columns: readonly [string, string, string];
  /** As many as fit on a phone. */
  mostLabels?: number;
}) {
  const say = useSay();
  const isCompared = bars.some(({ before }) => before !== null);
  const largest = Math.max(0, ...bars.flatMap(({ value, before }) => [value, before ?? 0]));
  const top = axisTop(largest);
  return (
    <div className="chart">
      <div className="chart-plot">
        <ol aria-hidden="true" className="chart-scale">
          {[top, top / 2, 0].map((value) => (
            <li key={value}>
              {value === top && unit ? `${format(value)} ${unit}` : format(value)}
            </li>
          ))}
        </ol>
        <Drawing summary={summary} bars={bars} top={top} format={format} isCompared={isCompared} />
        {largest === 0 && (
          <p aria-hidden="true" className="chart-nothing">
            <span>{say({ en: "Nothing in this period", es: "Nada en este periodo" })}</span>
          </p>
        )}
      </div>
      <ol aria-hidden="true" className="chart-labels">
        {labelledPlaces(bars.length, mostLabels).map((place) => (
          <li key={place} style={{ left: `${((place + 0.5) / bars.length) * 100}%` }}>
            {bars[place]?.label}
          </li>
        ))}
      </ol>
      {isCompared && (
        <p aria-hidden="true" className="chart-legend">
          <span className="chart-legend-bar" /> {columns[1]}
          <span className="chart-legend-before" /> {columns[2]}
        </p>
      )}
      <ChartNumbers
        label={summary}
        heads={isCompared ? columns : columns.slice(0, 2)}
        rows={bars.map(({ name, value, before }) => ({
          name,
          values: isCompared
            ? [format(value), before === null ? "–" : format(before)]
            : [format(value)],
        }))}
      />
    </div>
  );
}

function Drawing({
  summary,
  bars,
  top,
  format,
  isCompared,
}: {
  summary: string;
  bars: readonly Bar[];
  top: number;
  format: (value: number) => string;
  isCompared: boolean;
}) {
  const say = useSay();
  const y = (value: number) => Number((100 - (value / top) * 100).toFixed(2));
  const inset = isCompared ? 2.75 : 1.5;
  return (
    <svg
      role="img"
      aria-label={summary}
      viewBox={`0 0 ${Math.max(bars.length, 1) * 10} 100`}
      preserveAspectRatio="none"
      className="chart-drawing"
    >
      <path d={`M0 0H${bars.length * 10}M0 50H${bars.length * 10}`} className="chart-grid" />
      <path d={`M0 100H${bars.length * 10}`} className="chart-ground" />
      {bars.map(({ name, value, before }, place) => (
        <g key={name} className="chart-bar">
          <title>
            {before === null
              ? `${name}: ${format(value)}`
              : say({
                  en: `${name}: ${format(value)} (${format(before)} before)`,
                  es: `${name}: ${format(value)} (${format(before)} antes)`,
                })}
          </title>
          <rect x={place * 10} y={0} width={10} height={100} className="chart-reach" />
          {before !== null && before > 0 && (
            <rect
              x={place * 10 + 0.75}
              y={y(before)}
              width={8.5}
              height={100 - y(before)}
              className="chart-before"
            />
          )}
          <rect
            x={place * 10 + inset}
            y={y(value)}
            width={10 - 2 * inset}
            height={100 - y(value)}
          />
        </g>
      ))}
    </svg>
  );
}

/** A course over time in the size of a word, the latest value last. The numbers stand elsewhere. */
export function SparkBars({ values }: { values: readonly number[] }) {
  const top = Math.max(1, ...values);
  const height = (value: number) => Number(((value / top) * 100).toFixed(2));
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${values.length * 10} 100`}
      preserveAspectRatio="none"
      className="spark"
    >
      <path d={`M0 100H${values.length * 10}`} />
      {values.map((value, place) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
          key={place}
          x={place * 10 + 1}
          y={100 - height(value)}
          width={8}
          height={height(value)}
        />
      ))}
    </svg>
  );
}
