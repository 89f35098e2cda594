import { expect, test } from "vitest";
import { addDays, daysBetween, weekdayOf } from "#values/day.ts";
import { randomAnswers, someAnswers } from "../../../../tests/support/races/training-answers.ts";
import { flatMeters } from "../rules/climb.ts";
import { isCutback } from "../rules/cutback.ts";
import { hardSeconds, mostHardShare } from "../rules/easy-share.ts";
import { longestRunDays, mostOfLongRun, mostOfWeek } from "../rules/growth.ts";
import { isHard, restBeforeRace } from "../rules/hard-days.ts";
import { capOfLongRun } from "../rules/long-run.ts";
import { goalKindOf, type PlanAnswers, type PlannedSession } from "../rules/plan.ts";
import { returnShare } from "../rules/return.ts";
import { runWalkIn } from "../rules/run-walk.ts";
import { taperOf, taperReference } from "../rules/taper.ts";
import { buildPlan } from "./build-plan.ts";
import { basisOf } from "./plan-basis.ts";

/** The plans that every promise is proved on. */
const count = 1500;

/** The load of a session: its meters, or the flat ones that take as long where it climbs. */
const loadOf = ({ meters, reason }: PlannedSession) =>
  reason.climb ? meters + 7.92 * reason.climb : meters;
const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0);

/** Climbs are told to 10 m. */
const rounding = 80;

function planned(answers: PlanAnswers): PlannedSession[] {
  const plan = buildPlan(answers);
  if ("problem" in plan) throw new Error(`${plan.problem}: ${JSON.stringify(answers)}`);
  return plan;
}

const plans = Array.from({ length: count }, (_, seed) => {
  const answers = randomAnswers(seed);
  const plan = planned(answers);
  const basis = basisOf(answers);
  const sessions = plan.slice(0, -1);
  const weeks = basis.weeks.map((week) => {
    const own = sessions.filter(({ day }) => week.from <= day && day <= week.to);
    return { ...week, own, load: sum(own.map(loadOf)) };
  });
  return { seed, answers, basis, sessions, race: plan.at(-1)!, weeks };
});

test("a plan ends with its race and runs on free days only, at most once a day", () => {
  for (const { seed, answers, sessions, race, weeks } of plans) {
    const isRace = race.kind === "race" && race.day === answers.goal.day;
    if (!isRace || race.meters !== answers.goal.meters) expect.fail(`${seed}: ends otherwise`);
    const days = sessions.map(({ day }) => day);
    const isInOrder = days.every((day, place) => place === 0 || days[place - 1]! < day);
    if (!isInOrder) expect.fail(`${seed}: days are not in order`);
    for (const day of days) {
      const isFree = answers.freeDays.some((weekday) => weekday === weekdayOf(day));
      const isAway = answers.breaks.some(({ from, to }) => from <= day && day <= to);
      const isWithin = answers.begins <= day && day < answers.goal.day;
      if (!isFree || isAway || !isWithin) expect.fail(`${seed}: runs on ${day}`);
    }
    for (const { own, place } of weeks) {
      if (own.length > 6) expect.fail(`${seed}: week ${place} has no day of rest`);
    }
  }
});

test("the long run is on its day", () => {
  for (const { seed, answers, sessions } of plans) {
    const wrong = sessions.find(
      ({ kind, day }) => kind === "long" && weekdayOf(day) !== answers.longRunDay,
    );
    if (wrong) expect.fail(`${seed}: long run on ${wrong.day}`);
  }
});

test("no week has more than the highest one before it and its allowed growth", () => {
  for (const { seed, basis, weeks } of plans) {
    let highest = basis.start;
    for (const { place, load } of weeks) {
      if (load > mostOfWeek(highest) + rounding) expect.fail(`${seed}: week ${place + 1}, ${load}`);
      highest = Math.max(highest, load);
    }
  }
});

test("no run is longer than the longest of 30 days and its allowed growth, nor than its limit", () => {
  for (const { seed, answers, basis, sessions } of plans) {
    const cap = capOfLongRun(basis.kind, answers.level, basis.easyPace);
    for (const [place, one] of sessions.entries()) {
      const since = addDays(one.day, -longestRunDays);
      const before = sessions.slice(0, place);
      const recent = before.slice(-longestRunDays).filter(({ day }) => day >= since);
      const isEarly = since <= answers.begins;
      const known = recent.map(loadOf).concat(isEarly ? basis.longestAtFirst : []);
      const ever = () => Math.max(basis.longestAtFirst, ...before.map(loadOf));
      const { percent } = one.reason;
      // On the way back from a break, a share of what was before it counts.
      const most = percent
        ? Math.max((ever() * (percent + 1)) / 100, 2500)
        : mostOfLongRun(known.length > 0 ? Math.max(...known) : ever());
      if (loadOf(one) > cap + rounding) expect.fail(`${seed}: ${one.day} is above its limit`);
      if (loadOf(one) > most + rounding) expect.fail(`${seed}: ${one.day}, ${loadOf(one)}`);
    }
  }
});

test("weeks of rest come every third or fourth week and are at least a fifth lighter", () => {
  for (const { seed, answers, weeks } of plans) {
    for (const week of weeks) {
      const isDue = isCutback(week.beforeTaper, answers.level);
      const isNew = runWalkIn(week.place, answers.weeklyMeters) !== null;
      if (!isDue || isNew || week.back < 1) continue;
      const before = weeks.slice(Math.max(week.place - 3, 0), week.place).map(({ load }) => load);
      if (before.length === 0 || Math.max(...before) === 0) continue;
      if (week.load > Math.max(...before) * 0.8) expect.fail(`${seed}: week ${week.place + 1}`);
    }
  }
});

test("at least four fifths of each week are easy", () => {
  for (const { seed, weeks } of plans) {
    for (const { own, place } of weeks) {
      const seconds = sum(own.map((one) => one.seconds));
      const hard = sum(own.map(({ steps }) => hardSeconds(steps)));
      if (hard > seconds * mostHardShare) {
        expect.fail(`${seed}: week ${place + 1} has ${Math.round((hard / seconds) * 100)} %`);
      }
    }
  }
});

test("two hard days never follow one another, and none is right before the race", () => {
  for (const { seed, sessions, answers } of plans) {
    const hard = sessions.filter(({ kind }) => isHard(kind)).map(({ day }) => day);
    for (const [place, day] of hard.entries()) {
      const next = hard[place + 1] ?? answers.goal.day;
      if (daysBetween(day, next) < 2) expect.fail(`${seed}: ${day} and ${next}`);
    }
    const last = hard.at(-1);
    if (
      last &&
      daysBetween(last, answers.goal.day) <= restBeforeRace &&
      goalKindOf(answers.goal.meters) !== "ultra"
    )
      expect.fail(`${seed}: ${last}`);
  }
});

test("every plan tapers: 40 to 60 % less, or still less on the way back from a break", () => {
  for (const { seed, answers, basis, weeks } of plans) {
    const shares = taperOf(basis.kind);
    const before = weeks.slice(-shares.length - taperReference, -shares.length);
    const taper = weeks.slice(-shares.length);
    const highest = Math.max(...before.map(({ load }) => load));
    const share = sum(taper.map(({ load }) => load)) / shares.length / highest;
    if (highest > 0 && share > 0.6) expect.fail(`${seed}: keeps ${share}`);
    const isWhole = answers.breaks.length === 0 && taper.every(({ back }) => back === 1);
    // Very far runs on few days cannot be made up for by the days of the last week.
    const each = highest / answers.freeDays.length;
    const hasRoom = answers.freeDays.length >= 4 && highest > 15_000 && each < 15_000;
    if (isWhole && hasRoom && share < 0.4) expect.fail(`${seed}: keeps only ${share}`);
  }
});

test("the taper keeps the intensity of the weeks before it", () => {
  for (const { seed, answers, basis, weeks } of plans) {
    const length = taperOf(basis.kind).length;
    const isFast = ({ steps }: PlannedSession) => hardSeconds(steps) > 0;
    const before = weeks.slice(-length - 2, -length);
    const isRegular = before.every(({ own }) => own.some(isFast)) && before.length === 2;
    const taper = weeks.slice(-length);
    const isWhole = answers.breaks.length === 0 && taper.every(({ back }) => back === 1);
    const seconds = Math.max(...before.map(({ own }) => sum(own.map((one) => one.seconds))));
    // With too few days between the last hard one and the race, rest comes first.
    const daysLeft = taper.map(({ free }) =>
      free.filter((day) => daysBetween(day, answers.goal.day) > restBeforeRace),
    );
    const hasRoom = daysLeft.some((days) => days.length >= 4) && seconds > 3 * 3600;
    if (isRegular && isWhole && hasRoom && !taper.some(({ own }) => own.some(isFast))) {
      expect.fail(`${seed}: nothing fast in the taper`);
    }
  }
});

test("after a break, all is easy and within the share of the load before it", () => {
  for (const { seed, basis, weeks, sessions } of plans) {
    for (const { back, load, place } of weeks) {
      const highest = Math.max(basis.start, ...weeks.slice(0, place).map((one) => one.load));
      if (back < 1 && load > highest * back + rounding) expect.fail(`${seed}: week ${place + 1}`);
    }
    const wrong = sessions.find(
      ({ day, kind }) => returnShare(day, basis.breaks) < 1 && isHard(kind),
    );
    if (wrong) expect.fail(`${seed}: ${wrong.kind} on ${wrong.day}`);
  }
});

test("beginners run easily for four weeks, then with one fast session a week, and never too long", () => {
  for (const { seed, answers, basis, weeks, sessions } of plans) {
    if (answers.level !== "beginner") continue;
    for (const { own, place } of weeks) {
      const fast = own.filter(({ steps }) => hardSeconds(steps) > 0);
      if (fast.length > (place < 4 ? 0 : 1)) expect.fail(`${seed}: week ${place + 1}`);
      if (own.length > 4) expect.fail(`${seed}: ${own.length} runs in week ${place + 1}`);
    }
    const hours = (basis.kind === "ultra" ? 3 : 2.5) * 3600;
    const long = sessions.find(({ seconds }) => seconds > hours + 1);
    if (long) expect.fail(`${seed}: ${long.day} takes ${long.seconds}`);
  }
});

test("newcomers run and walk in turn for eight weeks", () => {
  const plan = planned(someAnswers({ level: "beginner", weeklyMeters: 0, longestRecentMeters: 0 }));
  const runs = plan.filter(({ day }) => day < addDays("2027-04-04", -83 + 7 * 7));
  expect(runs.length).toBeGreaterThan(18);
  for (const { steps } of runs) expect(steps.some(({ kind }) => kind === "repeat")).toBe(true);
});

test("a race that climbs is prepared on hills and by time", () => {
  const goal = { meters: 50_000, climb: 2500 };
  const long = planned(someAnswers({ goal })).filter(({ kind }) => kind === "long");
  expect(long.length).toBeGreaterThan(8);
  for (const { meters, reason, steps } of long) {
    expect(reason.climb! / meters).toBeCloseTo(0.05, 2);
    expect(steps.every((step) => step.kind !== "repeat" && step.seconds !== null)).toBe(true);
  }
  expect(flatMeters(10_000, 0.05)).toBeCloseTo(13_960);
});

test("answers that no plan fits are refused by code", () => {
  const problem = (changes: Parameters<typeof someAnswers>[0]) => buildPlan(someAnswers(changes));
  expect(problem({ begins: "2027-03-08" })).toEqual({ problem: "too-soon" });
  expect(problem({ begins: "2027-03-07" })).not.toHaveProperty("problem");
  expect(problem({ begins: "2026-06-27" })).toEqual({ problem: "too-far" });
  expect(problem({ freeDays: [] })).toEqual({ problem: "no-free-day" });
  expect(problem({ longRunDay: 1 })).toEqual({ problem: "long-day-not-free" });
  expect(problem({ goal: { meters: 500 } })).toEqual({ problem: "distance-out-of-range" });
  expect(problem({ weeklyMeters: 400_000 })).toEqual({ problem: "volume-out-of-range" });
  for (const seconds of [0, 60, 20_000]) {
    const result = { meters: 5000, seconds, day: "2027-01-01" };
    expect(problem({ result })).toEqual({ problem: "result-out-of-range" });
  }
});
