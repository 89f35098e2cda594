import { axisTop, labelledPlaces } from "./scale.ts";

export type Bar = {
  /** Under the bar: `Nov 21`. */
  label: string;
  /** In full, for the table and for the pointer: `November 21, 2026`. */
  name: string;
  value: number;
  /** What it is compared with, drawn as a line. */
  before: number | null;
};

/** More labels would not fit on a phone. */
const mostLabels = 6;

/**
 * Bars over time, drawn by the server, with the same numbers as a table below. The drawing stretches
 * to its place; what is written beside it does not.
 * @param columns - the heads of the table: what a bar stands for, its value, the value before
 */
export function BarChart({
  summary,
  bars,
  format,
  columns,
}: {
  /** What the drawing shows, for screen readers. */
  summary: string;
  bars: readonly Bar[];
  format: (value: number) => string;
  columns: readonly [string, string, string];
}) {
  const isCompared = bars.some(({ before }) => before !== null);
  const largest = Math.max(0, ...bars.flatMap(({ value, before }) => [value, before ?? 0]));
  const top = axisTop(largest);
  return (
    <div className="chart">
      <div className="chart-plot">
        <ol aria-hidden="true" className="chart-scale">
          {[top, top / 2, 0].map((value) => (
            <li key={value}>{format(value)}</li>
          ))}
        </ol>
        <Drawing summary={summary} bars={bars} top={top} format={format} />
        {largest === 0 && (
          <p aria-hidden="true" className="chart-nothing">
            <span>Nothing in this period</span>
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
          <span className="chart-legend-line" /> {columns[2]}
        </p>
      )}
      <Numbers
        summary={summary}
        bars={bars}
        format={format}
        columns={columns}
        isCompared={isCompared}
      />
    </div>
  );
}

function Drawing({
  summary,
  bars,
  top,
  format,
}: {
  summary: string;
  bars: readonly Bar[];
  top: number;
  format: (value: number) => string;
}) {
  const y = (value: number) => Number((100 - (value / top) * 100).toFixed(2));
  const past = bars.flatMap(({ before }, place) =>
    before === null ? [] : [`${place * 10 + 5},${y(before)}`],
  );
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
            {`${name}: ${format(value)}${before === null ? "" : ` (${format(before)} before)`}`}
          </title>
          <rect x={place * 10} y={0} width={10} height={100} className="chart-reach" />
          <rect x={place * 10 + 1.5} y={y(value)} width={7} height={100 - y(value)} />
        </g>
      ))}
      {past.length > 1 && <polyline points={past.join(" ")} className="chart-before" />}
    </svg>
  );
}

function Numbers({
  summary,
  bars,
  format,
  columns,
  isCompared,
}: {
  summary: string;
  bars: readonly Bar[];
  format: (value: number) => string;
  columns: readonly [string, string, string];
  isCompared: boolean;
}) {
  const heads = isCompared ? columns : columns.slice(0, 2);
  return (
    <details className="chart-numbers">
      <summary className="link">Show the numbers</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section tabIndex={0} aria-label={`Numbers: ${summary}`}>
        <table className="data-table">
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.map(({ name, value, before }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{format(value)}</td>
                {isCompared && <td>{before === null ? "–" : format(before)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
