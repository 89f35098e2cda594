import { heightAt, type ProfileShape } from "#drawing/course/profile.ts";
import { clockAfter, type OverLimit, overLimitOf } from "#features/pace/course.ts";
import { readDuration } from "#features/pace/duration.ts";
import { metersIn, type Run } from "#features/pace/pace.ts";
import { type ClockTime, type Day, weekdayOf } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import type { Lang } from "#values/say.ts";
import { fold } from "#values/text/fold.ts";
import type { CourseMark } from "../measure/marks.ts";
import { partEnds } from "../measure/splits.ts";
import { weekdayBeginnings } from "../reading/course-file.ts";

/** One step of a plan: a kilometer or mile, or several of them on a very long course. */
export type EffortSplit = {
  /** Its end, from the start. */
  meters: number;
  lap: Run;
  /** From its start to its end; `null` where heights are unknown. */
  grade: number | null;
  /** From the start, in whole seconds. */
  seconds: number;
  /** The same at an even pace. */
  even: number;
  /** The time of day; `null` where the start is not known. */
  clock: string | null;
};

/** A place of the course, with when the plan comes there. */
export type PlannedMark = CourseMark & {
  seconds: number;
  clock: string | null;
  /** How long before the place closes; below zero, it has closed. `null` without a readable cut-off. */
  spare: number | null;
  /** Whether the words of its cut-off name no time that can be compared. */
  isUnread: boolean;
};

export type CoursePlan = {
  run: Run;
  /** Kilometers or miles from one split to the next. */
  step: number;
  splits: EffortSplit[];
  marks: PlannedMark[];
  /** On flat ground, the same effort runs at this pace; `null` where heights are unknown. */
  flat: Run | null;
  beyond: number;
  /** Set where the race closes before the finish. */
  overLimit: OverLimit | null;
};

/** What a plan needs to know of a course. */
export type CourseToPlan = {
  length: number;
  profile: ProfileShape | null;
  marks: readonly CourseMark[];
  timeLimit: string | null;
  /** The day of the start; `null` where it is not known. */
  startDay: Day | null;
};

/** Longer tables are not read. */
const mostSplits = 220;
const steps = [1, 2, 5, 10, 20, 50] as const;

/**
 * The time at each kilometer or mile, at an even effort: what climbs more takes longer. The laps
 * together are the goal, to the second.
 */
export function planCourse(
  course: CourseToPlan,
  goal: {
    seconds: number;
    unit: LengthUnit;
    start: ClockTime | null;
    descent: Descent;
    lang: Lang;
  },
): CoursePlan {
  const { length, profile } = course;
  const run = { meters: length, seconds: Math.round(goal.seconds) };
  const effort = profile ? effortOf(length, profile, goal.descent) : evenEffort(length);
  const secondsAt = (meters: number) => Math.round(run.seconds * effort.partAt(meters));
  const clockAt = (seconds: number) => goal.start && clockAfter(goal.start, seconds, goal.lang);
  const step = stepOf(length, goal.unit);
  let before = { meters: 0, seconds: 0 };
  const splits = partEnds(length, step * metersIn(goal.unit)).map((meters): EffortSplit => {
    const seconds = secondsAt(meters);
    const lap = { meters: meters - before.meters, seconds: seconds - before.seconds };
    const rise =
      profile && heightAt(profile, meters / length) - heightAt(profile, before.meters / length);
    before = { meters, seconds };
    return {
      meters,
      lap,
      grade: rise === null ? null : rise / lap.meters,
      seconds,
      even: Math.round((run.seconds * meters) / length),
      clock: clockAt(seconds),
    };
  });
  return {
    run,
    step,
    splits,
    marks: marksAt(course, goal, secondsAt),
    flat: profile && { meters: effort.flatMeters, seconds: run.seconds },
    beyond: effort.beyond,
    overLimit: overLimitOf(run, course.timeLimit),
  };
}

function marksAt(
  { marks, startDay }: CourseToPlan,
  { start, lang }: { start: ClockTime | null; lang: Lang },
  secondsAt: (meters: number) => number,
): PlannedMark[] {
  const [hour = 0, minute = 0] = start?.split(":").map(Number) ?? [];
  const begins = start === null ? null : hour * 3600 + minute * 60;
  let closed = 0;
  return marks.map((mark, index) => {
    const seconds = secondsAt(mark.at);
    const { cutOff } = mark;
    // A place that the course passes twice closes after the last pass; nobody is late at the start.
    const isPassedAgain = marks
      .slice(index + 1)
      .some((later) => later.name === mark.name && later.cutOff === cutOff);
    const isOpen = cutOff === null || isPassedAgain || mark.kind === "start";
    const place = { start: begins, startDay, meters: mark.at, after: closed };
    const closes = isOpen ? null : closesAfter(cutOff, place);
    closed = closes ?? closed;
    return {
      ...mark,
      seconds,
      clock: start && clockAfter(start, seconds, lang),
      spare: closes === null ? null : closes - seconds,
      isUnread: !isOpen && start !== null && closes === null,
    };
  });
}

/** The smallest step whose table is not too long. */
function stepOf(length: number, unit: LengthUnit): number {
  return steps.find((step) => length / (step * metersIn(unit)) <= mostSplits) ?? 100;
}

/** A course by what it costs, for a runner who works evenly hard. */
type Effort = {
  /** The share of the total time, from 0 to 1, after a number of meters. */
  partAt(meters: number): number;
  /** The way on flat ground that costs the same, in meters. */
  flatMeters: number;
  /** The part of the way that is steeper than the cost was measured for. */
  beyond: number;
};

/** Even pace: the part of the time is the part of the way. */
function evenEffort(length: number): Effort {
  return { partAt: (meters) => within(meters / length), flatMeters: length, beyond: 0 };
}

/**
 * At an even effort, the time for a piece of the way is in proportion to what it costs.
 * @param length - the whole course in meters; the steps of the profile are stretched to it
 */
export function effortOf(length: number, { heights }: ProfileShape, descent: Descent): Effort {
  const pieces = heights.length - 1;
  if (pieces < 1) return evenEffort(length);
  const step = length / pieces;
  const spent = new Float64Array(pieces + 1);
  let beyond = 0;
  for (let index = 0; index < pieces; index++) {
    const grade = ((heights[index + 1] ?? 0) - (heights[index] ?? 0)) / step;
    if (Math.abs(grade) > steepestMeasured) beyond += 1;
    spent[index + 1] = (spent[index] ?? 0) + step * costOfWay(grade, descent);
  }
  const whole = spent[pieces] ?? 0;
  return {
    partAt(meters) {
      const place = within(meters / length) * pieces;
      const low = Math.min(pieces - 1, Math.floor(place));
      const [before, after] = [spent[low] ?? 0, spent[low + 1] ?? 0];
      return (before + (after - before) * (place - low)) / whole;
    },
    flatMeters: whole / minettiCost(0),
    beyond: beyond / pieces,
  };
}

function within(part: number): number {
  return Math.min(1, Math.max(0, part));
}

/** Where a place lies, and when the race starts. */
type CutOffPlace = {
  /** The time of day of the start, in seconds; `null` where it is not known. */
  start: number | null;
  startDay?: Day | null;
  /** From the start to the place; it decides whether `6:30` is a time of day. */
  meters?: number;
  /** The place before closes this many seconds after the start: this one does not close earlier. */
  after?: number;
};

const hour = 3600;
const day = 24 * hour;
/** Races close their places for runners of about this pace, in seconds a meter. */
const usualPace = 0.65;

/** `14:30`, `2:30 pm`, `18h00`, `18:00 h`, `12:00 +1`. */
const clock =
  /^(\d{1,2})( ?h ?|[:.])(\d{2})(?: ?([ap])\.? ?m\.?)?( ?h(?:rs?)?\.?)?(?: ?\(?\+ ?(\d)(?: ?d\w*)?\)?)?$/;
const weekdays = weekdayBeginnings.map((names) => new RegExp(`^(?:${names})`));

/**
 * When a place closes, in seconds after the start; `null` for words that name no time, and for a time of
 * day without the start. `6 h` and `390 min` are lengths of time, `18:00 h`, `2:30 pm`, `12:00 +1` and
 * `Sat 14:00` are times of day. `6:30` and `6h30` may be either: what is closer to the usual pace of
 * cut-offs is meant.
 */
export function closesAfter(text: string, place: CutOffPlace): number | null {
  const [, dayName = "", time = ""] = /^([a-z]{2,}\.?,? )?(.*)$/.exec(plain(text)) ?? [];
  const { start, startDay = null } = place;
  const [, hours, between, minutes, half, unit, days] = clock.exec(time) ?? [];
  if (hours === undefined) return dayName === "" && /[a-z']/.test(time) ? readDuration(time) : null;
  const of24 = half ? (Number(hours) % 12) + (half === "p" ? 12 : 0) : Number(hours);
  const since = of24 * hour + Number(minutes) * 60;
  if (of24 > 24 || Number(minutes) > 59) return null;
  if (dayName !== "") {
    const weekday = weekdays.findIndex((name) => name.test(dayName));
    if (start === null || startDay === null || weekday < 0) return null;
    const closes = ((weekday - weekdayOf(startDay) + 7) % 7) * day + since - start;
    return closes > 0 ? closes : closes + 7 * day;
  }
  if (days !== undefined) return start === null ? null : Number(days) * day + since - start;
  const isClock = half !== undefined || unit !== undefined;
  if (start === null) return !isClock && between?.includes("h") ? since : null;
  const closes = onClock(since - start, place.after ?? 0);
  return isClock || isLikelier(closes, since, place.meters) ? closes : since;
}

function plain(text: string): string {
  return fold(text).trim().replace(/\s+/g, " ");
}

/** The first such time of day after the start and after the place before. */
function onClock(sinceStart: number, after: number): number {
  const first = sinceStart <= 0 ? sinceStart + day : sinceStart;
  return first + Math.max(0, Math.ceil((after - first) / day)) * day;
}

/** Whether a place closes sooner after a start by one reading than by another, judged by its pace. */
function isLikelier(closes: number, other: number, meters: number | undefined): boolean {
  // Without a length, only what closes within an hour is too soon.
  if (!meters) return closes >= hour;
  const off = (seconds: number) => Math.abs(Math.log(seconds / meters / usualPace));
  return off(closes) <= off(other);
}

/**
 * What running costs on a slope, after A. E. Minetti, C. Moia, G. S. Roi, D. Susta and G. Ferretti,
 * "Energy cost of walking and running at extreme uphill and downhill slopes", Journal of Applied
 * Physiology 93 (2002), 1039–1046: a polynomial of the fifth degree.
 */

/** The coefficients of the polynomial, from the fifth power of the grade down to the flat. */
const minettiCoefficients = [155.4, -30.4, -43.3, 46.3, 19.5, 3.6] as const;

/** The steepest grade, up and down, at which the cost was measured. */
export const steepestMeasured = 0.45;

/**
 * The energy that a meter of the way costs a runner, in joules for each kilogram.
 * @param grade - 0.1 rises by ten in a hundred; a steeper one than was measured counts as the limit
 */
export function minettiCost(grade: number): number {
  const measured = Math.min(steepestMeasured, Math.max(-steepestMeasured, grade));
  return minettiCoefficients.reduce((cost, coefficient) => cost * measured + coefficient, 0);
}

/** How much of what a descent saves is taken. */
export const descents = ["formula", "careful"] as const;
export type Descent = (typeof descents)[number];

/** The part of the saving that a careful runner takes. */
export const carefulPart = 0.5;

const flat = minettiCost(0);

/**
 * The cost of a meter that is measured flat, as courses are: on a slope, the way on the ground is
 * longer.
 */
export function costOfWay(grade: number, descent: Descent): number {
  const cost = minettiCost(grade) * Math.hypot(1, grade);
  return descent === "careful" && cost < flat ? flat - (flat - cost) * carefulPart : cost;
}
