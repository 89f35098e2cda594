import { predictSeconds } from "#features/pace/prediction.ts";
import { basisOf } from "#features/training/building/plan-basis.ts";
import { pacesFor } from "#features/training/paces/paces.ts";
import { type PromiseCode, promiseCodes, promiseText } from "#features/training/promises.ts";
import { isHard } from "#features/training/rules/hard-days.ts";
import type {
  GoalKind,
  PlanAnswers,
  PlannedSession,
  RunnerLevel,
  SessionStep,
  TrainingBreak,
} from "#features/training/rules/plan.ts";
import { addDays, type Day, daysBetween, weekdayOf } from "#values/day.ts";

/** Climbs are rounded to 10 m, and sessions to minutes. */
const rounding = 120;
const minute = 60;

/** The load of a session: its meters, or the flat ones that take as long where it climbs. */
const loadOf = ({ meters, reason }: PlannedSession) => meters + 7.92 * (reason.climb ?? 0);
export const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);
const highest = (numbers: readonly number[]) => Math.max(0, ...numbers);

const fast = ["marathon", "threshold", "interval", "repetition", "race"];

/** Seconds faster than easy, without what a step says of its pace. */
function fastSeconds(steps: readonly SessionStep[], seconds: (step: RunPart) => number) {
  let total = 0;
  for (const step of steps) {
    if (step.kind === "repeat") total += step.times * fastSeconds(step.steps, seconds);
    else if (fast.includes(step.effort)) total += seconds(step);
  }
  return total;
}

type RunPart = Exclude<SessionStep, { kind: "repeat" }>;

function secondsOf({ seconds, meters, pace }: RunPart): number {
  if (seconds !== null) return seconds;
  return ((meters ?? 0) / 1000) * (pace ? (pace.fastest + pace.slowest) / 2 : 360);
}

const isTuneUp = ({ reason }: PlannedSession) => reason.code === "tune-up";

export const isFastSession = ({ kind }: PlannedSession) => isHard(kind) && kind !== "long";

type CheckedWeek = {
  from: Day;
  to: Day;
  place: number;
  whole: number;
  runs: PlannedSession[];
  load: number;
  free: number;
  /** Weeks since the last easy week after a break of more than five days; `null` before any. */
  back: number | null;
  lastBreak: Day | null;
};

type CheckedPlan = {
  answers: PlanAnswers;
  kind: GoalKind;
  runs: PlannedSession[];
  race: PlannedSession | undefined;
  weeks: CheckedWeek[];
  start: number;
  peak: number;
  easyPace: number;
  longestAtFirst: number;
  tapers: number;
};

/** Lays a plan out in weeks as its promises speak of them. */
export function checkedPlan(answers: PlanAnswers, plan: readonly PlannedSession[]): CheckedPlan {
  const { goal, begins } = answers;
  const { kind, start, peak, easyPace, longestAtFirst, breaks, taper } = basisOf(answers);
  const runs = plan.filter((one) => one.kind !== "race");
  const count = Math.floor(daysBetween(begins, goal.day) / 7) + 1;
  const isShort = daysBetween(begins, goal.day) % 7 !== 6;
  const costly = breaks.filter(({ from, to }) => daysBetween(from, to) + 1 > 5);
  const weeks = Array.from({ length: count }, (_, place): CheckedWeek => {
    const to = addDays(goal.day, -7 * (count - 1 - place));
    const from = place === 0 ? begins : addDays(to, -6);
    const own = runs.filter(({ day }) => from <= day && day <= to);
    let free = 0;
    for (let day = from; day <= to; day = addDays(day, 1)) {
      const isFree = answers.freeDays.some((one) => one === weekdayOf(day)) && day < goal.day;
      if (isFree && !breaks.some((one) => one.from <= day && day <= one.to)) free += 1;
    }
    const [last] = costly
      .filter((one) => one.from <= to)
      .map((one) => ({ ...one, ends: addDays(one.to, easyDaysAfter(one)) }))
      .toSorted((one, other) => (one.ends > other.ends ? -1 : 1));
    return {
      from,
      to,
      place,
      whole: Math.max(place - (isShort ? 1 : 0), 0),
      runs: own,
      load: sum(own.map(loadOf)),
      free,
      back: last ? Math.ceil(daysBetween(last.ends, from) / 7) : null,
      lastBreak: last?.from ?? null,
    };
  });
  return {
    answers,
    kind,
    runs,
    race: plan.at(-1),
    weeks,
    start,
    peak,
    easyPace,
    longestAtFirst,
    tapers: taper.length,
  };
}

/** Daniels: as many easy days as a break had, in two or three steps; 84 after eight weeks. */
function easyDaysAfter({ from, to }: TrainingBreak): number {
  const away = daysBetween(from, to) + 1;
  if (away > 56) return 84;
  const parts = away <= 28 ? 2 : 3;
  return parts * Math.ceil(away / parts);
}

/** The first of some things that breaks a promise, in words. */
function firstOf<T>(list: readonly T[], breach: (one: T, place: number) => string | null) {
  for (const [place, one] of list.entries()) {
    const found = breach(one, place);
    if (found) return found;
  }
  return null;
}

/** Minutes of an easy run at most. */
const easyTime: Record<RunnerLevel, number> = { beginner: 75, intermediate: 80, advanced: 90 };

const longTime: Record<RunnerLevel, Partial<Record<GoalKind, number>>> = {
  beginner: { "5k": 1.25, "10k": 1.75, ultra: 3 },
  intermediate: { "5k": 1.5, "10k": 2, marathon: 2.75, ultra: 4 },
  advanced: { "5k": 2, "10k": 2, marathon: 3, ultra: 5 },
};
const longShares = [1, 0.65, 0.5, 0.42, 0.38, 0.34];

/** What is wrong with a plan by each of its promises; `null` where it keeps it. */
const breaches: Record<PromiseCode, (plan: CheckedPlan) => string | null> = {
  days: ({ answers, race, runs, weeks }) => {
    if (race?.kind !== "race" || race.day !== answers.goal.day) return "has no race at its end";
    const wrong = firstOf(runs, ({ day, kind }, place) => {
      const before = runs[place - 1]?.day;
      if (before && before >= day) return `${day} after ${before}`;
      const isOwn = answers.freeDays.some((one) => one === weekdayOf(day));
      if (!isOwn && day !== answers.tuneUp?.day) return `${day} is not free`;
      if (answers.breaks.some(({ from, to }) => from <= day && day <= to)) return `away on ${day}`;
      if (day < answers.begins || day >= answers.goal.day) return `${day} is outside`;
      const isElsewhere = kind === "long" && weekdayOf(day) !== answers.longRunDay;
      return isElsewhere ? `long run on ${day}` : null;
    });
    const most = answers.level === "beginner" ? 4 : answers.level === "advanced" ? 6 : 5;
    return (
      wrong ?? firstOf(weeks, (week) => (week.runs.length > most ? `${week.from} is full` : null))
    );
  },
  growth: ({ weeks, start }) =>
    firstOf(weeks, ({ place, whole, load, from, back }) => {
      if (back !== null) return null;
      const before = weeks.slice(Math.max(place - 4, 0), place).map((week) => week.load);
      const top = highest(whole < 4 ? [start, ...before] : before);
      return load > Math.max(top * 1.1, top + 2000) + rounding
        ? `${from}: ${load} of ${top}`
        : null;
    }),
  regrowth: ({ weeks }) =>
    firstOf(weeks, ({ place, load, from, back }) => {
      if (back === null || back < 1) return null;
      const since = weeks.slice(Math.max(place - 4, 0), place);
      const top = highest(since.filter((week) => week.back !== null).map((week) => week.load));
      return load > Math.max(top * 1.15, top + 2000) + rounding
        ? `${from}: ${load} of ${top}`
        : null;
    }),
  return: ({ weeks }) =>
    firstOf(weeks, ({ runs, back, lastBreak, from }) => {
      if (back === null || lastBreak === null) return null;
      const hard = runs.filter((one) => isFastSession(one) && one.day > lastBreak);
      if (back > 3 || hard.length === 0) return null;
      const seconds = sum(hard.map(({ steps }) => fastSeconds(steps, secondsOf)));
      const isShort = back === 3 || seconds <= 12 * minute + 1;
      return back >= 2 && hard.length === 1 && isShort
        ? null
        : `${from}: ${hard.length} fast, ${seconds} s`;
    }),
  full: ({ weeks, answers }) =>
    firstOf(weeks.slice(0, -1), ({ runs, from, to, free, back }) => {
      if (runs.length > 0 || free < answers.freeDays.length || daysBetween(from, to) < 6)
        return null;
      return back === null ? from : null;
    }),
  beginning: ({ weeks, answers, start, longestAtFirst, easyPace }) => {
    const second = weeks.find(({ whole, place }) => whole === 1 || place === 1);
    if (!second || answers.injuryWeeks || second.back !== null || second.place >= weeks.length - 2)
      return null;
    if (second.free < answers.freeDays.length) return null;
    // The plan has a note for runners whose week exceeds what their longest run and their days allow.
    const easy = Math.min(longestAtFirst, (easyTime[answers.level] * minute * 1000) / easyPace);
    const fits = longestAtFirst + (Math.min(answers.freeDays.length, 4) - 1) * easy;
    const wanted = Math.min(start, fits) * 0.75 - 1000;
    return second.load < wanted && answers.weeklyMeters >= 8000
      ? `${second.from}: ${second.load} of ${start}`
      : null;
  },
  run: ({ runs, answers, longestAtFirst }) =>
    firstOf(runs, (one, place) => {
      const since = addDays(one.day, -30);
      const before = runs.slice(0, place);
      const recent = before.filter(({ day }) => day >= since).map(loadOf);
      if (since <= answers.begins) recent.push(longestAtFirst);
      const ever = () => highest([longestAtFirst, ...before.map(loadOf)]);
      const top = recent.length > 0 ? highest(recent) : ever();
      const share = one.reason.percent
        ? Math.max(ever() * (one.reason.percent + 1) * 0.01, 2500)
        : 0;
      const most = one.reason.percent ? share : Math.max(top * 1.1, top + 1500);
      return loadOf(one) > most + rounding ? `${one.day}: ${loadOf(one)} of ${top}` : null;
    }),
  time: ({ runs, answers: { level }, kind, weeks }) => {
    const hours = longTime[level][kind] ?? 2.5;
    const most = easyTime[level] * minute;
    const over = firstOf(runs, (one) => {
      const isEasy = one.kind === "easy" || one.kind === "recovery";
      if (isEasy && one.seconds > most + minute) return `${one.day}: easy for ${one.seconds} s`;
      return one.seconds > hours * 3600 + minute && !isTuneUp(one)
        ? `${one.day} lasts ${one.seconds} s`
        : null;
    });
    return (
      over ??
      firstOf(weeks, ({ runs: own, load }) => {
        const long = own.find((one) => one.kind === "long");
        if (!long || own.length < 2) return null;
        // A day that is too short for a separate run leaves its share to the others.
        const usual = longShares[Math.max(Math.min(own.length, 6) - 2, 0)] ?? 1;
        const share = usual + (kind === "ultra" ? 0.08 : 0);
        return loadOf(long) > load * share * 1.08 + 1500
          ? `${long.day}: ${loadOf(long)} of ${load}`
          : null;
      })
    );
  },
  hard: ({ runs, answers, kind }) => {
    const hard = runs.filter((one) => isHard(one.kind)).map(({ day }) => day);
    const rest = kind === "marathon" || kind === "ultra" ? 3 : 2;
    return firstOf(hard, (day, place) => {
      const next = hard[place + 1];
      if (next && daysBetween(day, next) < 2) return `${day} and ${next}`;
      return daysBetween(day, answers.goal.day) <= rest ? `${day} before the race` : null;
    });
  },
  rest: ({ weeks, answers, kind, tapers }) => {
    const isSlow = answers.level === "beginner" || (answers.age ?? 0) >= 60;
    const every = isSlow ? 3 : 4;
    // Newcomers have no lighter week while they still walk in between.
    const first = answers.weeklyMeters < 8000 ? 11 : 2;
    return firstOf(weeks.slice(0, -tapers), ({ place, from }) => {
      const cycle = weeks.slice(Math.max(place - every + 1, 0), place + 1);
      const isSettled = cycle.length === every && cycle.every(({ whole }) => whole >= first);
      if (!isSettled || cycle.some(({ back }) => back !== null && back <= 3)) return null;
      const isLight = cycle.some(({ load, place: at }) => {
        const before = highest(weeks.slice(Math.max(at - 3, 0), at).map((week) => week.load));
        return load <= before * 0.75 + rounding;
      });
      return isLight ? null : `${from}: ${kind} ${cycle.map(({ load }) => Math.round(load))}`;
    });
  },
  pace: ({ answers, runs: all, race, kind }) => {
    const runs = all.filter((one) => !isTuneUp(one));
    const { goal } = answers;
    const { today, isKnown, byEffort } = pacesFor(answers);
    if (!isKnown || kind === "ultra" || (goal.climb ?? 0) / goal.meters >= 0.008) return null;
    const predicted = predictSeconds(today, goal.meters);
    const bold = ((predicted * 0.97) / goal.meters) * 1000;
    const threshold = (byEffort.threshold.fastest + byEffort.threshold.slowest) / 2;
    const fastest = predicted < 3600 ? bold : Math.max(bold, threshold);
    const steps = [...runs, ...(race ? [race] : [])].flatMap(({ steps }) => steps);
    return firstOf(
      steps.flatMap((step) => (step.kind === "repeat" ? step.steps : step)),
      ({ effort, pace }) => {
        const middle = pace ? (pace.fastest + pace.slowest) / 2 : Infinity;
        return effort === "race" && middle < fastest - 1 ? `${middle} of ${fastest} s` : null;
      },
    );
  },
  longest: ({ runs, answers, weeks }) => {
    if (answers.weeklyMeters < 8000 || weeks.some(({ back }) => back !== null)) return null;
    const since = addDays(answers.goal.day, -13);
    const before = highest(runs.filter(({ day }) => day < since).map(loadOf));
    return firstOf(runs, (one) =>
      one.day >= since && loadOf(one) > before + rounding
        ? `${one.day}: ${loadOf(one)} of ${before}`
        : null,
    );
  },
  easy: ({ weeks }) =>
    firstOf(weeks, ({ runs, from }) => {
      if (runs.some(isTuneUp)) return null;
      const seconds = sum(runs.map((one) => one.seconds));
      const hard = sum(runs.map(({ steps }) => fastSeconds(steps, secondsOf)));
      return hard > seconds * 0.2 + 1 ? `${from}: ${Math.round((hard / seconds) * 100)}%` : null;
    }),
  taper: ({ weeks, tapers }) => {
    const top = highest(weeks.slice(-tapers - 4, -tapers).map(({ load }) => load));
    return firstOf(weeks.slice(-tapers), ({ load, from }) =>
      top > 0 && load > top * 0.6 ? `${from} keeps ${load} of ${top}` : null,
    );
  },
  warm: ({ runs }) =>
    firstOf(runs, (one) => {
      if (!isFastSession(one)) return null;
      const [first, last] = [one.steps[0], one.steps.at(-1)];
      const isWarm = first?.kind === "warm-up" && secondsOf(first) >= 10 * minute;
      const isCool = last?.kind === "cool-down" && secondsOf(last) >= 5 * minute;
      return isWarm && isCool ? null : `${one.day} ${one.kind}`;
    }),
  trial: ({ runs, weeks, answers, kind }) =>
    firstOf(runs, (one) => {
      if (one.kind !== "time-trial" || isTuneUp(one)) return null;
      const before = weeks.filter(({ to, runs: own }) => to < one.day && own.some(isFastSession));
      const climbs = (answers.goal.climb ?? 0) / answers.goal.meters >= 0.008;
      return kind === "ultra" || climbs || before.length < 3 ? one.day : null;
    }),
  "race-week": ({ weeks }) => {
    const seconds = sum(
      (weeks.at(-1)?.runs ?? []).map(({ steps }) => fastSeconds(steps, secondsOf)),
    );
    return seconds > 15 * minute + 61 ? `${seconds} s` : null;
  },
  beginners: ({ weeks, answers }) => {
    if (answers.level !== "beginner") return null;
    const easy = answers.weeklyMeters < 8000 ? 13 : 4;
    return firstOf(weeks, ({ runs, whole, from }) => {
      const hard = runs.filter(isFastSession).length;
      return hard > (whole < easy ? 0 : 1) ? `${from}: ${hard} fast` : null;
    });
  },
  age: ({ weeks, answers }) =>
    (answers.age ?? 0) < 60
      ? null
      : firstOf(weeks, ({ runs, from }) => (runs.filter(isFastSession).length > 1 ? from : null)),
};

/** Every promise of the page with what breaks it. */
export const checkedPromises = promiseCodes.map((code) => ({
  says: promiseText(code, "km").en,
  breach: breaches[code],
}));
