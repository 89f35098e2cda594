import type { LinePoint } from "#drawing/course/line.ts";
import type { ProfileShape } from "#drawing/course/profile.ts";
import { metersIn } from "#features/pace/pace.ts";
import { formatClockTime } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import type { Lang } from "#values/say.ts";
import { splitOf } from "../measure/stored-activity.server.ts";
import type { FoundActivity } from "../queries.server.ts";
import { activityCharts, chartAxis } from "./activity-charts.ts";

const kilobyte = 1024;

/** An activity as its page shows it, in the visitor's unit. */
export function shownActivity(
  found: FoundActivity,
  doubtful: readonly number[],
  { unit, lang }: { unit: LengthUnit; lang: Lang },
) {
  const { drawing, notices, efforts, file, meters, movingSeconds } = found;
  const { line, profile, series } = drawing ?? { line: null, profile: null, series: null };
  const pace = meters > 0 ? (movingSeconds / meters) * metersIn(unit) : null;
  const startsAt = new Date(found.startedAt.getTime() + found.utcOffsetMinutes * 60_000);
  return {
    id: found.id,
    name: found.name,
    description: found.description,
    sport: found.sport,
    day: found.day,
    /** On the runner's clock. */
    time: formatClockTime(startsAt.toISOString().slice(11, 16), lang),
    isTyped: found.source === "manual",
    meters,
    elapsedSeconds: found.elapsedSeconds,
    movingSeconds,
    climb: found.climb,
    descent: found.descent,
    averageHeartRate: found.averageHeartRate,
    highestHeartRate: found.highestHeartRate,
    cadence: found.averageCadence,
    line: line?.points.map(pointOf) ?? null,
    profile: profile && shapeOf(profile),
    splits: (unit === "km" ? drawing?.kilometers : drawing?.miles)?.map(splitOf) ?? [],
    axis: series && chartAxis(series, unit),
    charts: series
      ? activityCharts(
          series,
          unit,
          {
            pace,
            heartRate: found.averageHeartRate,
            cadence: found.averageCadence,
          },
          lang,
        )
      : [],
    efforts: efforts.map(({ counts, ...effort }) => ({
      ...effort,
      state: stateOf(counts, doubtful.includes(effort.meters)),
    })),
    notices: notices ?? [],
    file: file && {
      name: file.name,
      format: file.format,
      size: `${Math.max(1, Math.round(file.bytes / kilobyte))} kB`,
    },
  };
}

/** What becomes of a best effort: the runner decides, and one that seems too fast waits for that. */
function stateOf(counts: boolean | null, isDoubtful: boolean): "counts" | "struck" | "doubtful" {
  if (counts === false) return "struck";
  return isDoubtful ? "doubtful" : "counts";
}

export type ShownActivity = ReturnType<typeof shownActivity>;

function pointOf([east = 0, north = 0, at = 0]: number[]): LinePoint {
  return [east, north, at];
}

/** Heights are stored in whole decimetres. */
function shapeOf({ step, heights }: { step: number; heights: number[] }): ProfileShape {
  return { step, heights: heights.map((height) => height / 10) };
}
