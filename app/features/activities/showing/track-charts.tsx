import type { ActivityChart } from "./activity-charts.ts";
import { type ChartLevel, chartPlane } from "./chart-scale.ts";

const percent = (part: number) => `${Math.round(part * 10_000) / 100}%`;

/** Charts below each other that share the axis of the way, each with its numbers behind it. */
export function TrackCharts({
  charts,
  axis,
}: {
  charts: readonly ActivityChart[];
  axis: { marks: ChartLevel[]; end: string };
}) {
  return (
    <div className="track-charts">
      {charts.map((chart) => (
        <TrackChart key={chart.id} chart={chart} axis={axis} />
      ))}
    </div>
  );
}

function TrackChart({
  chart,
  axis,
}: {
  chart: ActivityChart;
  axis: { marks: ChartLevel[]; end: string };
}) {
  const { id, title, average, summary, levels, line, area, head, rows } = chart;
  return (
    <figure className={`track-chart track-${id}`}>
      <figcaption>
        <h3>{title}</h3>
        <span>{average}</span>
      </figcaption>
      <div className="track-plot">
        {levels.map(({ part, label }) => (
          <span
            key={label}
            aria-hidden="true"
            className="profile-level"
            style={{ top: percent(part) }}
          >
            {label}
          </span>
        ))}
        <svg
          role="img"
          aria-label={summary}
          viewBox={`0 0 ${chartPlane.width} ${chartPlane.height}`}
          preserveAspectRatio="none"
        >
          <path d={area} className="track-area" />
          <path d={line} className="track-line" />
        </svg>
      </div>
      <div aria-hidden="true" className="track-axis">
        <span>0</span>
        {axis.marks.map(({ part, label }) => (
          <span key={label} style={{ left: percent(part) }}>
            {label}
          </span>
        ))}
        <span>{axis.end}</span>
      </div>
      <details className="chart-numbers">
        <summary className="link">Show the numbers</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <section tabIndex={0} aria-label={`Numbers: ${title}`}>
          <table className="data-table">
            <thead>
              <tr>
                {head.map((each) => (
                  <th key={each} scope="col">
                    {each}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ at, value }) => (
                <tr key={at}>
                  <th scope="row">{at}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  );
}
