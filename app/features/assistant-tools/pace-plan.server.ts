import type { Course, RaceToPlan } from "#features/pace/course.ts";
import { formatDuration } from "#features/pace/duration.ts";
import { limitWarning, paceHints, problemSentence, timeOrPace } from "#features/pace/messages.ts";
import { formatMeasured, formatPace } from "#features/pace/pace.ts";
import { type PaceQuery, paceAddress } from "#features/pace/pace-query.ts";
import { type PacePlan, planFor } from "#features/pace/plan.ts";
import { findPlannedRace } from "#features/pace/queries.server.ts";
import type { LengthUnit } from "#values/length.ts";
import { fold } from "#values/text/fold.ts";
import type { ToolProblem } from "./messages.ts";
import { nameOf } from "./races.server.ts";
import type { ToolRequest } from "./schema.ts";
import type { ToolContext, ToolFinding } from "./tool-context.ts";

/** Pace and splits by the rules of the site's own calculator. */
export async function planPace(
  { services, origin }: ToolContext,
  asked: ToolRequest<"pace_plan">,
): Promise<ToolFinding> {
  const race = asked.race_id ? await findPlannedRace(services, asked.race_id, "en") : null;
  if (asked.race_id && !race) return { problem: "unknown-race" };
  const course = race ? courseOf(race, asked) : null;
  if (course && "problem" in course) return course;
  const query = queryOf(asked, race, course);
  if (!query.distance && !course?.meters) return { problem: race ? "no-length" : "no-distance" };
  const { calculation, plan } = planFor(query, asked.unit, course, "en");
  if (plan) {
    const page = origin + paceAddress(query);
    return {
      found: { ...planned(plan, asked.unit), page, ...(race && { race: nameOf(race, origin) }) },
    };
  }
  const [problem] = Object.values(calculation.errors);
  if (problem) return { sentence: problemSentence(problem, asked.unit).en };
  return { sentence: (calculation.hint ? paceHints[calculation.hint] : timeOrPace).en };
}

/** The distance of the race that is meant: the named one, or the only one. */
function courseOf(
  { courses }: RaceToPlan,
  { race_distance: name = "" }: ToolRequest<"pace_plan">,
): Course | { problem: ToolProblem } | null {
  const [only, another] = courses;
  if (name === "") return another ? { problem: "which-distance" } : (only ?? null);
  const wanted = fold(name).trim();
  const meant = courses.find(({ text }) => fold(text).trim() === wanted);
  return meant ?? { problem: "which-distance" };
}

function queryOf(
  { distance = "", time = "", pace = "", unit, faster, every }: ToolRequest<"pace_plan">,
  race: RaceToPlan | null,
  course: Course | null,
): PaceQuery {
  const chosen = { race: race?.id ?? "", course: course?.id ?? "", find: "" };
  return { distance, time, pace, unit, faster, every: every ?? null, ...chosen };
}

function planned({ run, splits, halfway, overLimit }: PacePlan, unit: LengthUnit) {
  return {
    distance: formatMeasured(run.meters, unit, "en"),
    time: formatDuration(run.seconds),
    pace_per_km: formatPace(run, "km"),
    pace_per_mile: formatPace(run, "mi"),
    halfway: formatDuration(halfway),
    splits: splits.map(({ meters, seconds, lap, clock }) => ({
      at: formatMeasured(meters, unit, "en"),
      time: formatDuration(seconds),
      pace: formatPace(lap, unit),
      ...(clock && { clock }),
    })),
    ...(overLimit && { warning: limitWarning(overLimit).en }),
  };
}
