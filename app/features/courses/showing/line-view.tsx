import type { LineDrawing } from "#drawing/course/line.ts";
import { type LinePoint, placeOnLine } from "#drawing/course/line.ts";

/** The course from above: its line with marks at whole kilometers or miles, start, finish and north. */
export function LineView({
  drawing,
  points,
  summary,
  at,
}: {
  drawing: LineDrawing;
  points: readonly LinePoint[];
  /** What the drawing shows, for screen readers. */
  summary: string;
  /** Meters from the start to what the cursor shows; `null` without a cursor. */
  at: number | null;
}) {
  const { width, height, path, marks, start, finish, isLoop, heading } = drawing;
  const here = at === null ? null : placeOnLine(points, drawing, at);
  return (
    <svg role="img" aria-label={summary} viewBox={`0 0 ${width} ${height}`} className="course-line">
      <path d={path} className="course-line-edge" />
      <path d={path} className="course-line-way" />
      {marks.map(({ x, y, label }) => (
        <g key={label} transform={`translate(${x} ${y})`} className="course-line-mark">
          <circle r="8.5" />
          <text y="3.5">{label}</text>
        </g>
      ))}
      {!isLoop && (
        <path
          d="M-5-5h10v10h-10z"
          transform={`translate(${finish.x} ${finish.y})`}
          className="course-line-finish"
        />
      )}
      <g transform={`translate(${start.x} ${start.y})`} className="course-line-start">
        <circle r="7" />
        <path d="M-2.6 3 0-4 2.6 3z" transform={`rotate(${heading})`} />
      </g>
      {here && <circle cx={here.x} cy={here.y} r="6" className="course-line-here" />}
      <g transform={`translate(${width - 16} 20)`} className="course-line-north">
        <path d="M0-13 4.5 1 0-2-4.5 1z" />
        <text y="13">N</text>
      </g>
    </svg>
  );
}
