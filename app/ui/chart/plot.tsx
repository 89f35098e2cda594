import type { CSSProperties } from "react";
import { ChartNumbers } from "./chart-numbers.tsx";

type PlotPoint = {
  x: number;
  /** `null` interrupts a line. */
  y: number | null;
  /** Shown to a pointer: `November 21: 5:12`. */
  name?: string;
};

type PlotSeries = {
  label: string;
  kind: "line" | "area" | "dots";
  look: "main" | "second" | "quiet";
  points: readonly PlotPoint[];
};

type PlotAxis = {
  /** The value at the left or at the bottom, which may be the larger one. */
  from: number;
  to: number;
  labels: readonly { at: number; label: string }[];
};

/**
 * Lines, areas and dots over two axes, the main line with its last value marked; drawn by the server, with the same numbers as a table below.
 * As with `BarChart`, the drawing stretches to its place and what is written beside it does not.
 * @param numbers - the heads of the table, and a row for each thing that the drawing shows
 */
export function Plot({
  summary,
  x,
  y,
  series,
  numbers,
}: {
  /** What the drawing shows, for screen readers. */
  summary: string;
  x: PlotAxis;
  y: PlotAxis;
  series: readonly PlotSeries[];
  numbers: Omit<Parameters<typeof ChartNumbers>[0], "label">;
}) {
  const across = (value: number) => percent((value - x.from) / (x.to - x.from));
  const down = (value: number) => percent(1 - (value - y.from) / (y.to - y.from));
  return (
    <div className="chart">
      <div className="chart-plot">
        <ol aria-hidden="true" className="plot-scale">
          {y.labels.map(({ at, label }) => (
            <li key={at} style={{ top: `${down(at)}%` }}>
              {label}
            </li>
          ))}
        </ol>
        <svg
          role="img"
          aria-label={summary}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="chart-drawing"
        >
          {y.labels.map(({ at }) => (
            <path key={at} d={`M0 ${down(at)}H100`} />
          ))}
          {series.map((one) => (
            <Series key={one.label} series={one} at={{ across, down }} />
          ))}
        </svg>
      </div>
      <ol aria-hidden="true" className="chart-labels">
        {x.labels.map(({ at, label }) => (
          <li key={at} style={{ left: `${across(at)}%` }}>
            {label}
          </li>
        ))}
      </ol>
      {series.length > 1 && (
        <ul aria-hidden="true" className="plot-legend">
          {series.map(({ label, kind, look }) => (
            <li key={label} className={`plot-key-${kind} plot-${look}`}>
              {label}
            </li>
          ))}
        </ul>
      )}
      <ChartNumbers label={summary} {...numbers} />
    </div>
  );
}

type Places = Record<"across" | "down", (value: number) => number>;

function Series({ series: { kind, look, points }, at }: { series: PlotSeries; at: Places }) {
  if (kind === "dots") {
    return points.map(({ x, y, name }) =>
      y === null ? null : (
        <path
          key={`${x} ${y}`}
          d={`M${at.across(x)} ${at.down(y)}h0`}
          className={`plot-dots plot-${look}`}
        >
          <title>{name}</title>
        </path>
      ),
    );
  }
  const drawn = stretches(points);
  const now = look === "main" && drawn.at(-1)?.at(-1);
  return (
    <g>
      {drawn.map((stretch) => (
        <g key={stretch[0]?.x} className={`plot-${look}`}>
          {kind === "area" && <path d={areaOf(stretch, at)} className="plot-area" />}
          <path d={lineOf(stretch, at)} className="plot-line" />
        </g>
      ))}
      {now && (
        <path d={`M${at.across(now.x)} ${at.down(now.y)}h0`} className="plot-dots plot-now" />
      )}
    </g>
  );
}

/** The parts of a line between its gaps. */
function stretches(points: readonly PlotPoint[]): { x: number; y: number }[][] {
  const parts: { x: number; y: number }[][] = [[]];
  for (const { x, y } of points) {
    if (y === null) parts.push([]);
    else parts.at(-1)?.push({ x, y });
  }
  return parts.filter((part) => part.length > 0);
}

/** A single point is a line of no length: its round end is a dot. */
function lineOf(points: readonly { x: number; y: number }[], { across, down }: Places): string {
  const steps = points.map(({ x, y }) => `${across(x)} ${down(y)}`);
  return steps.length === 1 ? `M${steps[0]}h0` : `M${steps.join("L")}`;
}

function areaOf(points: readonly { x: number; y: number }[], places: Places): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return "";
  return `${lineOf(points, places)}L${places.across(last.x)} 100L${places.across(first.x)} 100Z`;
}

function percent(part: number): number {
  return Math.round(part * 10_000) / 100;
}

/** A bar as wide as a part of its place, for a row of a table that shows parts of a whole. */
export function PartBar({ part, look }: { part: number; look: PlotSeries["look"] }) {
  const width: CSSProperties = { width: `${percent(part)}%` };
  return (
    <span aria-hidden="true" className={`part-bar plot-${look}`}>
      <span style={width} />
    </span>
  );
}
