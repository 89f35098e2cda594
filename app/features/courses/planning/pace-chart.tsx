import { Fragment } from "react";
import { distanceMarks } from "#drawing/course/line.ts";
import { drawProfile, type ProfileShape, profilePlane } from "#drawing/course/profile.ts";
import { formatDuration } from "#features/pace/duration.ts";
import { unitNames } from "#features/pace/messages.ts";
import { formatPace, metersIn } from "#features/pace/pace.ts";
import { useSay } from "#ui/language/language.tsx";
import { formatLength, type LengthUnit } from "#values/length.ts";
import type { Words } from "#values/say.ts";
import { percent, WayFrame } from "../showing/profile-view.tsx";
import type { CoursePlan, EffortSplit } from "./course-plan.ts";

const plane = { width: 1000, height: 200 } as const;
/** Room above the tallest column, as a part of it: the pace of a cut one stands there. */
const above = 0.12;
/** Of the plane, from the top of a cut column to its cut, and the height of the cut. */
const cut = { below: 12, height: 5 } as const;
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
  const say = useSay();
  const { run, splits } = plan;
  const paceOf = ({ lap }: EffortSplit) => (lap.seconds / lap.meters) * metersIn(unit);
  const even = (run.seconds / run.meters) * metersIn(unit);
  const ceiling = paceCeiling(splits.map(paceOf), even);
  const top = ceiling * (1 + above);
  const slowest = splits.reduce((one, other) => (paceOf(other) > paceOf(one) ? other : one));
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
          aria-label={say(summaryOf(plan, unit))}
          viewBox={`0 0 ${plane.width} ${plane.height}`}
          preserveAspectRatio="none"
          className="pace-chart-columns"
        >
          {splits.map((split) => {
            const from = split.meters - split.lap.meters;
            const pace = paceOf(split);
            const isCut = pace > ceiling;
            const high = y(Math.min(pace, ceiling));
            const across = {
              x: x(from).toFixed(1),
              width: Math.max(0.6, x(split.lap.meters) - gapOf(splits.length)).toFixed(1),
            };
            return (
              <Fragment key={split.meters}>
                <rect
                  {...across}
                  y={high.toFixed(1)}
                  height={(plane.height - high).toFixed(1)}
                  className={pace > even ? "pace-chart-slow" : undefined}
                >
                  <title>
                    {say({
                      en: `To ${formatLength(split.meters, unit)}: ${formatPace(split.lap, unit)}`,
                      es: `Hasta ${formatLength(split.meters, unit)}: ${formatPace(split.lap, unit)}`,
                    })}
                  </title>
                </rect>
                {isCut && (
                  <rect
                    {...across}
                    y={(high + cut.below).toFixed(1)}
                    height={cut.height}
                    className="pace-chart-cut"
                  />
                )}
              </Fragment>
            );
          })}
        </svg>
        {paceOf(slowest) > ceiling && (
          <span
            aria-hidden="true"
            className="pace-chart-slowest"
            style={{ left: percent((slowest.meters - slowest.lap.meters / 2) / run.meters) }}
          >
            {formatPace(slowest.lap, unit)}
          </span>
        )}
        <span
          aria-hidden="true"
          className="pace-chart-even"
          style={{ top: percent(1 - even / top) }}
        />
      </WayFrame>
      <figcaption className="pace-chart-legend">
        <span className="pace-chart-key">
          {say({ en: "slower than even pace", es: "más lento que el ritmo parejo" })}
        </span>
        <span className="pace-chart-key pace-chart-key-fast">
          {say({ en: "faster", es: "más rápido" })}
        </span>
        <span className="pace-chart-key pace-chart-key-even">
          {say({
            en: `even pace, ${formatPace(run, unit)} /${unit}`,
            es: `ritmo parejo, ${formatPace(run, unit)} /${unit}`,
          })}
        </span>
      </figcaption>
    </figure>
  );
}

/** Where columns are cut: one steep kilometer must not flatten all others. */
export function paceCeiling(paces: readonly number[], even: number): number {
  const sorted = paces.toSorted((a, b) => a - b);
  const slowest = sorted.at(-1) ?? even;
  const usual = sorted[Math.ceil(sorted.length * 0.9) - 1] ?? slowest;
  return Math.min(slowest, Math.max(2 * even, usual));
}

/** Thin columns stand closer. */
function gapOf(count: number): number {
  return count > 60 ? 1 : 3;
}

function summaryOf({ run, splits }: CoursePlan, unit: LengthUnit): Words {
  const paces = splits
    .map(({ lap }) => lap)
    .toSorted((a, b) => a.seconds / a.meters - b.seconds / b.meters);
  const [fastest = run, slowest = run] = [paces[0], paces.at(-1)];
  const [least, most, mean] = [fastest, slowest, run].map((lap) => formatPace(lap, unit));
  return {
    en: `Pace at even effort: between ${least} and ${most} for each ${unitNames[unit].en}, ${mean} on average.`,
    es: `Ritmo a esfuerzo parejo: entre ${least} y ${most} por ${unitNames[unit].es}, ${mean} en promedio.`,
  };
}
