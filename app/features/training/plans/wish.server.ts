import type { Viewer } from "#features/accounts/viewer.ts";
import { runnersToday } from "#features/activities/runners-day.server.ts";
import { distanceName } from "#features/activities/showing/distance-name.ts";
import { readDuration, readTime } from "#features/pace/duration.ts";
import { readDistance } from "#features/pace/pace.ts";
import { findPlannedRace } from "#features/pace/queries.server.ts";
import { formatDistance } from "#features/races/distance.ts";
import { raceKind } from "#features/races/race-type.ts";
import { statedHeight } from "#features/races/stated-height.ts";
import type { Services } from "#services/services.ts";
import { formatDay } from "#values/day.ts";
import { type LengthUnit, metersPerMile } from "#values/length.ts";
import { type Lang, sayIn } from "#values/say.ts";
import { standardAnswers } from "../building/standard.ts";
import type { PlanAnswers, TrainingGoal } from "../rules/plan.ts";
import type { PlanWish } from "./commands.server.ts";
import { findAge } from "./known-runner.server.ts";
import type { PlanForm } from "./schema.ts";

export type WishProblem =
  | "no-goal"
  | "no-run"
  | "goal-day"
  | "goal-distance"
  | "goal-time"
  | "result-time"
  | "result-day"
  | "break-days"
  | "tune-up"
  | "no-volume";

/** The plan of a form, or the problem with its answers. */
export type WishAnswer = { problem: null; wish: PlanWish } | { problem: WishProblem };

/** The plan that a form requests. The race and its length come from our data, never from the form. */
export async function wishOf(
  services: Pick<Services, "db" | "now">,
  owner: Pick<Viewer, "userId">,
  { form, unit, lang }: { form: PlanForm; unit: LengthUnit; lang: Lang },
): Promise<WishAnswer> {
  const goal = await goalOf(services, form, { unit, lang });
  if ("problem" in goal) return goal;
  const today = await runnersToday(services, owner);
  const standard = { ...standardAnswers(goal.goal, form.level, today), unit };
  if (form.kind === "standard") {
    return { problem: null, wish: { kind: "standard", name: goal.name, answers: standard } };
  }
  const age = await findAge(services, owner, today);
  const answers = ownAnswers(form, unit, { ...standard, begins: today, age });
  if ("problem" in answers) return answers;
  return { problem: null, wish: { kind: "personalized", name: goal.name, answers } };
}

/** Whose words the plan is named in. */
type Reader = { unit: LengthUnit; lang: Lang };

async function goalOf(
  services: Pick<Services, "db">,
  form: PlanForm,
  reader: Reader,
): Promise<{ problem: WishProblem } | { name: string; goal: TrainingGoal }> {
  const target = await targetOf(services, form, reader);
  if ("problem" in target) return target;
  const { name, ...goal } = target;
  const seconds = form.goalTime ? readTime(form.goalTime, goal.meters) : null;
  if (form.goalTime && seconds === null) return { problem: "goal-time" };
  return { name, goal: { ...goal, seconds } };
}

/** Whether a race of the directory is run from start to finish. */
export function isRun(type: string): boolean {
  const kind = raceKind(type);
  return kind !== "triathlon" && kind !== "mtb";
}

type Target = Omit<TrainingGoal, "seconds"> & { name: string };

async function targetOf(
  services: Pick<Services, "db">,
  form: PlanForm,
  { unit, lang }: Reader,
): Promise<{ problem: WishProblem } | Target> {
  if (form.race) {
    const race = await findPlannedRace(services, form.race, lang);
    const course = race?.courses.find(({ id }) => id === form.course);
    if (!race || !course) return { problem: "no-goal" };
    if (!isRun(race.type)) return { problem: "no-run" };
    const meters = course.meters ?? readDistance(form.distance, unit);
    if (meters === null) return { problem: "goal-distance" };
    const distance = formatDistance(course, unit);
    const isTold = race.name.endsWith(` ${distance}`);
    const name = (isTold ? race.name : `${race.name}, ${distance}`).slice(0, 120);
    const climb = statedHeight(course.elevationGain) ?? climbOf(form, unit);
    return { name, day: race.startDate, meters, raceId: race.id, distanceId: course.id, climb };
  }
  const meters = readDistance(form.distance, unit);
  if (meters === null) return { problem: "goal-distance" };
  if (!form.day) return { problem: "goal-day" };
  const [length, day] = [distanceName(meters, unit, lang), formatDay(form.day, lang)];
  const name = sayIn(lang)({ en: `${length} on ${day}`, es: `${length}, ${day}` });
  return {
    name,
    day: form.day,
    meters,
    raceId: null,
    distanceId: null,
    climb: climbOf(form, unit),
  };
}

const metersPerFoot = 0.3048;

/** The climb of the form, in meters. Runners who use miles enter it in feet. */
function climbOf({ climb }: PlanForm, unit: LengthUnit): number | null {
  return climb === null ? null : climb * (unit === "km" ? 1 : metersPerFoot);
}

function ownAnswers(
  form: PlanForm,
  unit: LengthUnit,
  usual: PlanAnswers,
): PlanAnswers | { problem: WishProblem } {
  const perUnit = unit === "km" ? 1000 : metersPerMile;
  const result = resultOf(form);
  if (result && "problem" in result) return result;
  const { awayFrom: from, awayTo: to } = form;
  const isBreak = from !== null && to !== null;
  if ((from === null) !== (to === null) || (isBreak && from > to)) return { problem: "break-days" };
  const tuneUp = tuneUpOf(form, unit);
  if (tuneUp && "problem" in tuneUp) return tuneUp;
  if (tuneUp && tuneUp.day >= usual.goal.day) return { problem: "tune-up" };
  // Zero begins with walking; who runs and only left it out would get a plan that is far too small.
  if (form.weekly === null) return { problem: "no-volume" };
  return {
    ...usual,
    weeklyMeters: form.weekly * perUnit,
    longestRecentMeters: form.longest * perUnit,
    result,
    freeDays: form.days,
    longRunDay: form.longDay,
    injuryWeeks: form.injury > 0 ? form.injury : null,
    breaks: isBreak ? [{ from, to }] : [],
    tuneUp,
  };
}

/** The other race of the form: its day and its distance, or neither. */
function tuneUpOf(
  form: PlanForm,
  unit: LengthUnit,
): PlanAnswers["tuneUp"] | { problem: WishProblem } {
  const { tuneUpDay: day, tuneUpDistance } = form;
  if (!day && !tuneUpDistance) return null;
  const meters = readDistance(tuneUpDistance, unit);
  return day && meters !== null ? { day, meters } : { problem: "tune-up" };
}

function resultOf(form: PlanForm): PlanAnswers["result"] | { problem: WishProblem } {
  if (!form.resultTime) return null;
  const meters = form.resultMeters;
  const seconds = readTime(form.resultTime, meters) ?? readDuration(form.resultTime);
  if (seconds === null) return { problem: "result-time" };
  return form.resultDay ? { meters, seconds, day: form.resultDay } : { problem: "result-day" };
}
