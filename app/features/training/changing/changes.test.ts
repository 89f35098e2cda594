import { expect, test } from "vitest";
import { addDays, daysBetween, weekdayOf } from "#values/day.ts";
import { numbersFrom } from "#values/seeded.ts";
import {
  randomAnswers,
  reported,
  someAnswers,
} from "../../../../tests/support/races/training-answers.ts";
import { buildPlan } from "../building/build-plan.ts";
import { basisOf, type PlanBasis } from "../building/plan-basis.ts";
import { allowedIn } from "../building/volume.ts";
import { taperOf, taperReference } from "../rules/growth.ts";
import { isHard } from "../rules/hard-days.ts";
import {
  goalKindOf,
  type PlanAnswers,
  type PlannedSession,
  type StoredSession,
  weeksOf,
} from "../rules/plan.ts";
import { objectionsTo, warningsOf } from "./broken-promises.ts";
import { rebuilt } from "./rebuilt.ts";

/** The runners that change their plans. */
const count = 300;

/** Climbs are rounded to 10 m, in this week and in those that it is measured by. */
const rounding = 200;

type Chance = (most: number) => number;

function storedPlan(answers: PlanAnswers): StoredSession[] {
  const plan = buildPlan(answers);
  if ("problem" in plan) throw new Error(plan.problem);
  const stored = { state: "planned", activityId: null, movedFrom: null } as const;
  const updatedAt = new Date(0);
  return plan.map((one, place) => ({ ...one, ...stored, id: String(place), updatedAt }));
}

const counts = ({ state }: StoredSession) => state !== "skipped";

/** Moves or swaps sessions, as a runner who heeds every warning. */
function changed(plan: StoredSession[], basis: PlanBasis, upTo: Chance): StoredSession[] {
  const { answers } = basis;
  const [one, other] = [plan[upTo(plan.length - 1)], plan[upTo(plan.length - 1)]];
  if (!one || !other || one === other) return plan;
  const day = addDays(one.day, upTo(9) - 4);
  const isSwap = upTo(3) === 0;
  if (!isSwap && (day < answers.begins || day >= answers.goal.day)) return plan;
  const days = new Map([[one.id, isSwap ? other.day : day]]);
  if (isSwap) days.set(other.id, one.day);
  const after = plan.map((each) => {
    const to = days.get(each.id);
    return to === undefined || to === each.day
      ? each
      : { ...each, day: to, movedFrom: each.movedFrom ?? each.day };
  });
  const warnings = warningsOf(plan.filter(counts), after.filter(counts), basis);
  return warnings.length === 0 ? after : plan;
}

/** Marks what lies behind, builds the rest again around an illness, and says what it was. */
function afterIllness(
  plan: StoredSession[],
  answers: PlanAnswers,
  { upTo, next: chance }: { upTo: Chance; next: () => number },
) {
  const length = daysBetween(answers.begins, answers.goal.day);
  const from = addDays(answers.begins, upTo(length - 1));
  const most = Math.min(21, daysBetween(from, answers.goal.day) - 1);
  const to = addDays(from, upTo(Math.max(most, 1)));
  const today = addDays(from, upTo(6));
  const marked = plan.map((one): StoredSession => {
    if (one.day >= today || one.kind === "race") return one;
    return { ...one, state: one.day >= from ? "skipped" : "done" };
  });
  const next = { ...answers, breaks: [...answers.breaks, ...reported({ from, to }, chance)] };
  const built = buildPlan(next);
  if ("problem" in built) throw new Error(built.problem);
  const basis = basisOf(next);
  const { kept, added, gone } = rebuilt(marked, built, { from, basis });
  const byId = new Map(kept.map((one) => [one.id, one]));
  const sessions = marked
    .filter(({ id }) => !gone.includes(id))
    .map((one): StoredSession => {
      const now = byId.get(one.id);
      return now ? { ...one, ...now.session, movedFrom: now.movedFrom } : one;
    });
  const fresh = added.map(
    (one): StoredSession => ({
      ...one,
      id: `new ${one.day}`,
      state: "planned",
      activityId: null,
      movedFrom: null,
      updatedAt: new Date(0),
    }),
  );
  return { basis, sessions: [...sessions, ...fresh].sort(byDay), from, to };
}

const byDay = (one: StoredSession, other: StoredSession) => (one.day < other.day ? -1 : 1);
const load = ({ meters, reason }: StoredSession) => meters + 7.92 * (reason.climb ?? 0);
const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0);

/** The days on which all runs are easy, after more than five days in a row without any (Daniels). */
function easyDays({ begins, goal, breaks, injuryWeeks }: PlanAnswers): Set<number> {
  const injured = 7 * (injuryWeeks ?? 0);
  const length = daysBetween(begins, goal.day);
  const away = new Set(Array.from({ length: injured }, (_, index) => index - injured));
  for (const { from, to } of breaks) {
    const last = daysBetween(begins, to);
    for (let day = daysBetween(begins, from); day <= last; day++) away.add(day);
  }
  const easy = new Set<number>();
  let row = 0;
  for (let day = -injured; day < length; day++) {
    if (away.has(day)) row += 1;
    else {
      const parts = row <= 28 ? 2 : 3;
      const back = row <= 5 ? 0 : row <= 56 ? parts * Math.ceil(row / parts) : 84;
      for (let after = 0; after < back; after++) easy.add(day + after);
      row = 0;
    }
  }
  return easy;
}

/** What of the promises of a plan its sessions break, reckoned apart from the product's own warnings. */
function failureOf(all: readonly StoredSession[], basis: PlanBasis): string | null {
  const { answers } = basis;
  const sessions = all.filter(counts);
  const runs = sessions.filter(({ kind }) => kind !== "race").toSorted(byDay);
  const goal = answers.goal.day;
  if (sessions.length - runs.length !== 1) return "has no race";
  const isUltra = goalKindOf(answers.goal.meters) === "ultra";
  const easy = easyDays(answers);
  const first = weekdayOf(answers.begins);
  const length = daysBetween(answers.begins, goal);
  let hardBefore: number | null = null;
  for (const [place, { day, kind }] of runs.entries()) {
    const at = daysBetween(answers.begins, day);
    const isFree = answers.freeDays.some((weekday) => weekday === (first + at) % 7);
    if (!isFree && day !== answers.tuneUp?.day) return `${day} is not free`;
    if (answers.breaks.some(({ from, to }) => from <= day && day <= to)) return `${day} is away`;
    if (at < 0 || at >= length) return `${day} is outside`;
    if (runs[place - 1]?.day === day) return `two runs on ${day}`;
    if (!isHard(kind)) continue;
    if (hardBefore !== null && at - hardBefore < 2) return `hard on ${day} and before`;
    if (length - at <= (isUltra ? 1 : 2)) return `hard on ${day}, before the race`;
    if (easy.has(at)) return `hard on ${day}, after a break`;
    hardBefore = at;
  }
  return weekFailureOf(runs, basis);
}

function weekFailureOf(runs: StoredSession[], basis: PlanBasis): string | null {
  const { answers } = basis;
  const weeks = weeksOf(answers.begins, answers.goal.day).map(({ from, to }) =>
    runs.filter(({ day }) => from <= day && day <= to),
  );
  const loads = weeks.map((own) => sum(own.map(load)));
  for (const [place, own] of weeks.entries()) {
    const week = basis.weeks[place]!;
    const most = allowedIn(week, basis, loads.slice(0, place));
    if (loads[place]! > most + rounding) return `week ${place + 1} has ${loads[place]} of ${most}`;
    if (own.length > 6) return `week ${place + 1} has no day of rest`;
    if (answers.level !== "beginner") continue;
    const fast = own.filter(({ kind }) => isHard(kind) && kind !== "long").length;
    if (fast > (place < 4 ? 0 : 1) || own.length > 4) return `week ${place + 1} of a beginner`;
  }
  const taper = taperOf(basis.kind).length;
  const highest = Math.max(...loads.slice(-taper - taperReference, -taper));
  const left = sum(loads.slice(-taper)) / taper;
  return left > highest * 0.6 + rounding && highest > 0 ? `tapers to ${left} of ${highest}` : null;
}

test("a plan keeps its promises when its runner moves, swaps, falls ill and moves again", () => {
  let moves = 0;
  for (let seed = 0; seed < count; seed++) {
    const answers = randomAnswers(seed);
    const basis = basisOf(answers);
    const next = numbersFrom(seed + 1_000_000);
    const upTo: Chance = (most) => Math.floor(next() * most);
    const moved = changed(storedPlan(answers), basis, upTo);
    moves += moved.filter(({ movedFrom }) => movedFrom !== null).length;
    const first = failureOf(moved, basis);
    if (first) expect.fail(`${seed} moved: ${first}`);
    const ill = afterIllness(moved, answers, { upTo, next });
    const second = failureOf(ill.sessions, ill.basis);
    if (second) expect.fail(`${seed} ill from ${ill.from} to ${ill.to}: ${second}`);
    const last = failureOf(changed(ill.sessions, ill.basis, upTo), ill.basis);
    if (last) expect.fail(`${seed} moved after it: ${last}`);
  }
  expect(moves).toBeGreaterThan(count / 5);
}, 120_000);

test("a run that was moved from before an illness to after it stays there", () => {
  const answers = someAnswers({ freeDays: [0, 1, 2, 3, 4, 5, 6], level: "beginner" });
  const basis = basisOf(answers);
  const plan = storedPlan(answers);
  const moves = plan.flatMap((one) => {
    const day = addDays(one.day, 3);
    const moved = { ...one, day, movedFrom: one.day };
    const after = plan.map((each) => (each === one ? moved : each));
    return one.kind === "easy" && warningsOf(plan, after, basis).length === 0
      ? [{ moved, after }]
      : [];
  });
  const stay = moves.filter(({ moved, after }) => {
    const from = addDays(moved.movedFrom, 1);
    const next = { ...answers, breaks: [{ from, to: addDays(from, 1) }] };
    const built = buildPlan(next) as PlannedSession[];
    const { kept } = rebuilt(after, built, { from, basis: basisOf(next) });
    return kept.find(({ id }) => id === moved.id)?.session.day === moved.day;
  });
  expect(moves.length).toBeGreaterThan(5);
  expect(stay).toEqual(moves);
});

test("a run that is moved to today meets only the objections that today has", () => {
  const answers = someAnswers({ freeDays: [0, 2, 4, 6] });
  const basis = basisOf(answers);
  const plan = storedPlan(answers);
  const saturday = plan.find(
    ({ day, kind }) => kind === "easy" && weekdayOf(day) === 6 && day > addDays(answers.begins, 7),
  );
  if (!saturday) throw new Error("The plan has no easy run on a Saturday.");
  const friday = addDays(saturday.day, -1);
  const after = plan.map((one) => (one === saturday ? { ...one, day: friday } : one));
  expect(warningsOf(plan, after, basis)).toEqual(["day-not-free"]);
  const ask = (today: string) => objectionsTo(plan, after, { basis, today });
  expect(ask(friday)).toEqual([]);
  expect(ask(addDays(friday, -1))).toEqual(["day-not-free"]);
});

test("a hard session that was not run does not object to another one on the day after it", () => {
  const answers = someAnswers({ freeDays: [0, 1, 2, 3, 4, 5, 6] });
  const basis = basisOf(answers);
  const plan = storedPlan(answers);
  const [first, second] = plan.filter(({ kind }) => isHard(kind)).slice(4);
  if (!first || !second) throw new Error("The plan has too few hard days.");
  const today = addDays(first.day, 1);
  const after = plan
    .filter(({ day }) => day !== today)
    .map((one) => (one === second ? { ...one, day: today } : one));
  const before = plan.filter(({ day }) => day !== today);
  expect(warningsOf(before, after, basis)).toContain("hard-days");
  expect(objectionsTo(before, after, { basis, today })).not.toContain("hard-days");
  const done = before.map((one) => (one === first ? { ...one, state: "done" as const } : one));
  expect(objectionsTo(done, after, { basis, today })).toContain("hard-days");
});
