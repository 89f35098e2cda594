import type { ReactNode } from "react";
import {
  type AxisMark,
  type LineDrawing,
  type LinePoint,
  placeOnLine,
} from "#drawing/course/line.ts";
import {
  drawProfile,
  heightAt,
  heightPart,
  type ProfileShape,
  profilePlane,
} from "#drawing/course/profile.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { formatHeight, formatLength, type LengthUnit } from "#values/length.ts";
import type { Climb } from "../measure/climbs.ts";
import type { CourseMark } from "../measure/marks.ts";
import { markName } from "./course-words.ts";

/** The part of the way that a climb needs for its words. */
const roomForRise = 0.075;

/**
 * A profile in the colour of its race's type. The drawing stretches to its place; what is written on
 * it does not. Complete without scripts.
 */
export function ProfileView({
  profile,
  climbs = [],
  marks = [],
  unit,
  summary,
  highest = Math.max(...profile.heights),
  isSketch = false,
  children,
}: {
  profile: ProfileShape;
  climbs?: readonly Climb[];
  marks?: readonly CourseMark[];
  unit: LengthUnit;
  /** What the drawing shows, for screen readers. */
  summary: string;
  /** The highest point in metres, where the drawing has fewer points than the course. */
  highest?: number;
  /** Heights are unknown, only how much the course climbs. */
  isSketch?: boolean;
  /** Lies over the drawing: the cursor. */
  children?: ReactNode;
}) {
  const drawing = drawProfile(profile, climbs, unit);
  const length = profile.step * (profile.heights.length - 1);
  const { width, height } = profilePlane;
  return (
    <div className={isSketch ? "profile profile-sketch" : "profile"}>
      <WayFrame
        levels={isSketch ? [] : drawing.heights}
        marks={drawing.distances}
        end={formatLength(length, unit)}
      >
        <svg
          role="img"
          aria-label={summary}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className="profile-drawing"
        >
          <path d={drawing.area} className="profile-area" />
          {drawing.climbs.map((path) => (
            <path key={path} d={path} className="profile-climb" />
          ))}
          <path d={drawing.line} className="profile-line" />
        </svg>
        {!isSketch && (
          <span
            aria-hidden="true"
            className="profile-top"
            style={{
              left: `clamp(2.25rem, ${percent(drawing.top.part)}, calc(100% - 2.25rem))`,
              top: `${(drawing.top.down / height) * 100}%`,
            }}
          >
            {formatHeight(highest, unit)}
          </span>
        )}
        {climbs
          .filter(({ from, to }) => (to - from) / length > roomForRise)
          .map(({ from, to, rise }) => (
            <span
              key={from}
              aria-hidden="true"
              className="profile-rise"
              style={{ left: percent((from + to) / 2 / length) }}
            >
              +{formatHeight(rise, unit)}
            </span>
          ))}
        {marks.map((mark, index) => (
          <MarkOnProfile
            key={`${mark.at} ${mark.name}`}
            mark={mark}
            profile={profile}
            length={length}
            number={index + 1}
          />
        ))}
        {children}
      </WayFrame>
    </div>
  );
}

/** A numbered place of the course; the list below the profile names it. */
function MarkOnProfile({
  mark,
  number,
  profile,
  length,
}: {
  mark: CourseMark;
  number: number;
  profile: ProfileShape;
  length: number;
}) {
  const part = Math.min(1, mark.at / length);
  const down = heightPart(profile, heightAt(profile, part));
  return (
    <span
      aria-hidden="true"
      title={markName(mark, useLang())}
      className={`profile-mark profile-mark-${mark.kind}`}
      style={{ left: percent(part), top: percent(down) }}
    >
      {number}
    </span>
  );
}

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

export const percent = (part: number) => `${Math.round(part * 10_000) / 100}%`;

/**
 * The frame of a drawing over the way: levels at its side, the way below it. The drawing stretches to
 * its place; what is written here does not.
 */
export function WayFrame({
  levels,
  marks,
  end,
  children,
}: {
  levels: readonly AxisMark[];
  marks: readonly AxisMark[];
  /** What the way ends with: `9 km`. */
  end: string;
  children: ReactNode;
}) {
  return (
    <>
      <div className="profile-plot">
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
        {children}
      </div>
      <div aria-hidden="true" className="profile-axis">
        <span>0</span>
        {marks.map(({ part, label }) => (
          <span key={label} style={{ left: percent(part) }}>
            {label}
          </span>
        ))}
        <span>{end}</span>
      </div>
    </>
  );
}

/** The first cell of a split in a table: its number, or where a shorter last part ends. */
export function SplitName({
  number,
  end,
  unit,
}: {
  number: number;
  /** In meters; `null` for a whole kilometer or mile. */
  end: number | null;
  unit: LengthUnit;
}) {
  const say = useSay();
  if (end === null) return <td>{number}</td>;
  const length = formatLength(end, unit);
  return <td>{say({ en: `to ${length}`, es: `hasta ${length}` })}</td>;
}
