import { basisOf } from "#features/training/building/plan-basis.ts";
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

type Promised = { says: string; breach: (plan: CheckedPlan) => string | null };

/** The first of some things that breaks a promise, in words. */
function firstOf<T>(list: readonly T[], breach: (one: T, place: number) => string | null) {
  for (const [place, one] of list.entries()) {
    const found = breach(one, place);
    if (found) return found;
  }
  return null;
}

const longTime: Record<RunnerLevel, Partial<Record<GoalKind, number>>> = {
  beginner: { "5k": 1.25, "10k": 1.75, ultra: 3 },
  intermediate: { "5k": 1.5, "10k": 2, marathon: 2.75, ultra: 4 },
  advanced: { "5k": 2, "10k": 2, marathon: 3, ultra: 5 },
};
const longShares = [1, 0.65, 0.5, 0.42, 0.38, 0.34];

/** The promises of a plan. `breach` says what is wrong, or returns `null`. */
export const promises: Promised[] = [
  {
    says: "ends with its race; one run a day, on free days only, the long one on its day",
    breach: ({ answers, race, runs, weeks }) => {
      if (race?.kind !== "race" || race.day !== answers.goal.day) return "has no race at its end";
      const wrong = firstOf(runs, ({ day, kind }, place) => {
        const before = runs[place - 1]?.day;
        if (before && before >= day) return `${day} after ${before}`;
        if (!answers.freeDays.some((one) => one === weekdayOf(day))) return `${day} is not free`;
        if (answers.breaks.some(({ from, to }) => from <= day && day <= to))
          return `away on ${day}`;
        if (day < answers.begins || day >= answers.goal.day) return `${day} is outside`;
        const isElsewhere = kind === "long" && weekdayOf(day) !== answers.longRunDay;
        return isElsewhere ? `long run on ${day}` : null;
      });
      const most = answers.level === "beginner" ? 4 : answers.level === "advanced" ? 6 : 5;
      return (
        wrong ?? firstOf(weeks, (week) => (week.runs.length > most ? `${week.from} is full` : null))
      );
    },
  },
  {
    says: "a week has at most a tenth (or 2 km) more than the highest of the last four",
    breach: ({ weeks, start }) =>
      firstOf(weeks, ({ place, whole, load, from, back }) => {
        if (back !== null) return null;
        const before = weeks.slice(Math.max(place - 4, 0), place).map((week) => week.load);
        const top = highest(whole < 4 ? [start, ...before] : before);
        return load > Math.max(top * 1.1, top + 2000) + rounding
          ? `${from}: ${load} of ${top}`
          : null;
      }),
  },
  {
    says: "after the way back, a week has at most 15% (or 2 km) more than the highest since",
    breach: ({ weeks }) =>
      firstOf(weeks, ({ place, load, from, back }) => {
        if (back === null || back < 1) return null;
        const since = weeks.slice(Math.max(place - 4, 0), place);
        const top = highest(since.filter((week) => week.back !== null).map((week) => week.load));
        return load > Math.max(top * 1.15, top + 2000) + rounding
          ? `${from}: ${load} of ${top}`
          : null;
      }),
  },
  {
    says: "on the way back all is easy, then strides, one short tempo run and one session follow",
    breach: ({ weeks }) =>
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
  },
  {
    says: "no whole week is empty, but for a break",
    breach: ({ weeks, answers }) =>
      firstOf(weeks.slice(0, -1), ({ runs, from, to, free, back }) => {
        if (runs.length > 0 || free < answers.freeDays.length || daysBetween(from, to) < 6)
          return null;
        return back === null ? from : null;
      }),
  },
  {
    says: "the second week has at least what its runner ran before, or what the days hold",
    breach: ({ weeks, answers, start, longestAtFirst }) => {
      const second = weeks.find(({ whole, place }) => whole === 1 || place === 1);
      if (
        !second ||
        answers.injuryWeeks ||
        second.back !== null ||
        second.place >= weeks.length - 2
      )
        return null;
      if (second.free < answers.freeDays.length) return null;
      // The plan has a note for runners whose week exceeds what their longest run and their days allow.
      const fits = longestAtFirst * Math.min(answers.freeDays.length, 4);
      const wanted = Math.min(start, fits) * 0.75 - 1000;
      return second.load < wanted && answers.weeklyMeters >= 8000
        ? `${second.from}: ${second.load} of ${start}`
        : null;
    },
  },
  {
    says: "a run is at most a tenth (or 1.5 km) longer than the longest of 30 days",
    breach: ({ runs, answers, longestAtFirst }) =>
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
  },
  {
    says: "an easy run ends after 75 to 90 minutes, a long run at its time and share",
    breach: ({ runs, answers: { level }, kind, weeks }) => {
      const hours = longTime[level][kind] ?? 2.5;
      const most = { beginner: 75, intermediate: 80, advanced: 90 }[level] * minute;
      const over = firstOf(runs, (one) => {
        const isEasy = one.kind === "easy" || one.kind === "recovery";
        if (isEasy && one.seconds > most + minute) return `${one.day}: easy for ${one.seconds} s`;
        return one.seconds > hours * 3600 + minute ? `${one.day} lasts ${one.seconds} s` : null;
      });
      return (
        over ??
        firstOf(weeks, ({ runs: own, load }) => {
          const long = own.find((one) => one.kind === "long");
          if (!long || own.length < 2) return null;
          // A day that is too short for a separate run leaves its share to the others.
          const share = longShares[Math.max(Math.min(own.length, 6) - 2, 0)] ?? 1;
          return loadOf(long) > load * share * 1.08 + 1500
            ? `${long.day}: ${loadOf(long)} of ${load}`
            : null;
        })
      );
    },
  },
  {
    says: "hard days never touch, and none is in the last two days (marathon on: three)",
    breach: ({ runs, answers, kind }) => {
      const hard = runs.filter((one) => isHard(one.kind)).map(({ day }) => day);
      const rest = kind === "marathon" || kind === "ultra" ? 3 : 2;
      return firstOf(hard, (day, place) => {
        const next = hard[place + 1];
        if (next && daysBetween(day, next) < 2) return `${day} and ${next}`;
        return daysBetween(day, answers.goal.day) <= rest ? `${day} before the race` : null;
      });
    },
  },
  {
    says: "at least four fifths of the minutes of each week are easy",
    breach: ({ weeks }) =>
      firstOf(weeks, ({ runs, from }) => {
        const seconds = sum(runs.map((one) => one.seconds));
        const hard = sum(runs.map(({ steps }) => fastSeconds(steps, secondsOf)));
        return hard > seconds * 0.2 + 1 ? `${from}: ${Math.round((hard / seconds) * 100)}%` : null;
      }),
  },
  {
    says: "a taper of one or two weeks has at least 40% less",
    breach: ({ weeks, tapers }) => {
      const top = highest(weeks.slice(-tapers - 4, -tapers).map(({ load }) => load));
      const left = sum(weeks.slice(-tapers).map(({ load }) => load)) / tapers;
      return top > 0 && left > top * 0.6 + rounding ? `keeps ${left} of ${top}` : null;
    },
  },
  {
    says: "ten easy minutes come before anything fast, five after it",
    breach: ({ runs }) =>
      firstOf(runs, (one) => {
        if (!isFastSession(one)) return null;
        const [first, last] = [one.steps[0], one.steps.at(-1)];
        const isWarm = first?.kind === "warm-up" && secondsOf(first) >= 10 * minute;
        const isCool = last?.kind === "cool-down" && secondsOf(last) >= 5 * minute;
        return isWarm && isCool ? null : `${one.day} ${one.kind}`;
      }),
  },
  {
    says: "no time trial before three weeks of fast sessions, in the hills or for ultras",
    breach: ({ runs, weeks, answers, kind }) =>
      firstOf(runs, (one) => {
        if (one.kind !== "time-trial") return null;
        const before = weeks.filter(({ to, runs: own }) => to < one.day && own.some(isFastSession));
        const climbs = (answers.goal.climb ?? 0) / answers.goal.meters >= 0.008;
        return kind === "ultra" || climbs || before.length < 2 ? one.day : null;
      }),
  },
  {
    says: "the week of the race has at most a quarter of an hour of fast running",
    breach: ({ weeks }) => {
      const seconds = sum(
        (weeks.at(-1)?.runs ?? []).map(({ steps }) => fastSeconds(steps, secondsOf)),
      );
      return seconds > 15 * minute + 61 ? `${seconds} s` : null;
    },
  },
  {
    says: "beginners run easily for four weeks, newcomers until they run half an hour in one go",
    breach: ({ weeks, answers }) => {
      if (answers.level !== "beginner") return null;
      const easy = answers.weeklyMeters < 8000 ? 13 : 4;
      return firstOf(weeks, ({ runs, whole, from }) => {
        const hard = runs.filter(isFastSession).length;
        return hard > (whole < easy ? 0 : 1) ? `${from}: ${hard} fast` : null;
      });
    },
  },
  {
    says: "from 60 on, one fast session a week",
    breach: ({ weeks, answers }) =>
      (answers.age ?? 0) < 60
        ? null
        : firstOf(weeks, ({ runs, from }) => (runs.filter(isFastSession).length > 1 ? from : null)),
  },
];
