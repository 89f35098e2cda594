import type { AxisMark } from "#drawing/course/axis.ts";
import { WayFrame } from "#features/courses/showing/way-frame.tsx";
import { ChartNumbers } from "#ui/chart/chart-numbers.tsx";
import type { ActivityChart } from "./activity-charts.ts";
import { chartPlane } from "./chart-scale.ts";

type Axis = { marks: AxisMark[]; end: string };

/** Charts below each other that share the axis of the way, each with its numbers behind it. */
export function TrackCharts({ charts, axis }: { charts: readonly ActivityChart[]; axis: Axis }) {
  return (
    <div className="track-charts">
      {charts.map((chart) => (
        <TrackChart key={chart.id} chart={chart} axis={axis} />
      ))}
    </div>
  );
}

function TrackChart({ chart, axis }: { chart: ActivityChart; axis: Axis }) {
  const { id, title, average, summary, levels, line, area, head, rows } = chart;
  return (
    <figure className={`track-chart track-${id}`}>
      <figcaption>
        <h3>{title}</h3>
        <span>{average}</span>
      </figcaption>
      <WayFrame levels={levels} {...axis}>
        <svg
          role="img"
          aria-label={summary}
          viewBox={`0 0 ${chartPlane.width} ${chartPlane.height}`}
          preserveAspectRatio="none"
        >
          <path d={area} className="track-area" />
          <path d={line} className="track-line" />
        </svg>
      </WayFrame>
      <ChartNumbers
        label={title}
        heads={head}
        rows={rows.map(({ at, value }) => ({ name: at, values: [value] }))}
      />
    </figure>
  );
}
