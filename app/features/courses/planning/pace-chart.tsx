import { distanceMarks } from "#drawing/course/axis.ts";
import { drawProfile, type ProfileShape, profilePlane } from "#drawing/course/profile.ts";
import { formatDuration } from "#features/pace/duration.ts";
import { unitNames } from "#features/pace/messages.ts";
import { formatPace, metersIn } from "#features/pace/pace.ts";
import { formatLength, type LengthUnit } from "#values/length.ts";
import { percent, WayFrame } from "../showing/way-frame.tsx";
import type { CoursePlan, EffortSplit } from "./course-plan.ts";

const plane = { width: 1000, height: 200 } as const;
/** Room above the tallest column, as a part of it. */
const above = 0.08;
/** Steps between the paces at the side, in seconds. */
const steps = [30, 60, 120, 300, 600, 1200, 3600];
const mostLevels = 4;

/**
 * The pace of each kilometer as a column below the land that it crosses. The width of a column is its
 * way and its height the pace, so that its area is its time.
 */
export function PaceChart({
  plan,
  profile,
  unit,
}: {
  plan: CoursePlan;
  profile: ProfileShape;
  unit: LengthUnit;
}) {
  const { run, splits } = plan;
  const paceOf = ({ lap }: EffortSplit) => (lap.seconds / lap.meters) * metersIn(unit);
  const top = Math.max(...splits.map(paceOf)) * (1 + above);
  const even = (run.seconds / run.meters) * metersIn(unit);
  const step = steps.find((each) => top / each <= mostLevels) ?? 7200;
  const levels = Array.from({ length: Math.floor(top / step) }, (_, index) => (index + 1) * step);
  const x = (meters: number) => (meters / run.meters) * plane.width;
  const y = (pace: number) => (1 - pace / top) * plane.height;
  const { area } = drawProfile(profile, [], unit);
  return (
    <figure className="pace-chart">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${profilePlane.width} ${profilePlane.height}`}
        preserveAspectRatio="none"
        className="pace-chart-land"
      >
        <path d={area} />
      </svg>
      <WayFrame
        levels={levels.map((pace) => ({ part: 1 - pace / top, label: formatDuration(pace) }))}
        marks={distanceMarks(run.meters, unit, 6)}
        end={formatLength(run.meters, unit)}
      >
        <svg
          role="img"
          aria-label={summaryOf(plan, unit)}
          viewBox={`0 0 ${plane.width} ${plane.height}`}
          preserveAspectRatio="none"
          className="pace-chart-columns"
        >
          {splits.map((split) => {
            const from = split.meters - split.lap.meters;
            const pace = paceOf(split);
            return (
              <rect
                key={split.meters}
                x={x(from).toFixed(1)}
                y={y(pace).toFixed(1)}
                width={Math.max(0.6, x(split.lap.meters) - gapOf(splits.length)).toFixed(1)}
                height={(plane.height - y(pace)).toFixed(1)}
                className={pace > even ? "pace-chart-slow" : undefined}
              >
                <title>{`To ${formatLength(split.meters, unit)}: ${formatPace(split.lap, unit)}`}</title>
              </rect>
            );
          })}
        </svg>
        <span
          aria-hidden="true"
          className="pace-chart-even"
          style={{ top: percent(1 - even / top) }}
        />
      </WayFrame>
      <figcaption className="pace-chart-legend">
        <span className="pace-chart-key">slower than even pace</span>
        <span className="pace-chart-key pace-chart-key-fast">faster</span>
        <span className="pace-chart-key pace-chart-key-even">
          even pace, {formatPace(run, unit)} /{unit}
        </span>
      </figcaption>
    </figure>
  );
}

/** Thin columns stand closer. */
function gapOf(count: number): number {
  return count > 60 ? 1 : 3;
}

function summaryOf({ run, splits }: CoursePlan, unit: LengthUnit): string {
  const paces = splits
    .map(({ lap }) => lap)
    .toSorted((a, b) => a.seconds / a.meters - b.seconds / b.meters);
  const [fastest = run, slowest = run] = [paces[0], paces.at(-1)];
  return `Pace at even effort: between ${formatPace(fastest, unit)} and ${formatPace(slowest, unit)} for each ${unitNames[unit]}, ${formatPace(run, unit)} on average.`;
}
