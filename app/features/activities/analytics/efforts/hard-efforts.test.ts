import { expect, test } from "vitest";
import { type BestEffort, doubtfulEfforts } from "./hard-efforts.ts";

function effort(activityId: string, meters: number, seconds: number, more = {}): BestEffort {
  const about = { day: "2026-11-01", name: activityId, runMeters: 20_000, counts: null };
  return { activityId, meters, seconds, ...about, ...more };
}

const races = [
  effort("5K", 5000, 1200),
  effort("10K", 10_000, 2500),
  effort("half", 21_097.5, 5580),
];
const names = (efforts: BestEffort[]) =>
  [...doubtfulEfforts(efforts)].map(({ activityId, meters }) => `${activityId} ${meters}`);

test("all parts of one run that are too fast are doubted if three others agree with each other", () => {
  const glitch = [
    effort("glitch", 1000, 185),
    effort("glitch", 5000, 1068),
    effort("glitch", 15_000, 3900),
  ];
  expect(names([...glitch, ...races])).toEqual(["glitch 1000", "glitch 5000"]);
  expect(names([...glitch, ...races.slice(1)])).toEqual([]);
});

test.each([
  { seconds: 600, isDoubted: true },
  { seconds: 1068, isDoubted: true },
  { seconds: 1150, isDoubted: false },
  { seconds: 1400, isDoubted: false },
])(
  "5 km in $seconds s beside races of 20:00, 41:40 and 1:33:00 are doubted: $isDoubted",
  (each) => {
    const found = names([effort("other", 5000, each.seconds), ...races]);
    expect(found).toEqual(each.isDoubted ? ["other 5000"] : []);
  },
);

test("two glitches of different size are both doubted; two runs that agree are not", () => {
  const far = effort("far", 5000, 900);
  expect(names([far, effort("near", 5000, 1068), ...races])).toEqual(["near 5000", "far 5000"]);
  expect(names([effort("other", 5000, 1050), effort("near", 5000, 1068), ...races])).toEqual([]);
});

test("a race among easy runs, recorded as a whole, and what the runner confirms are believed", () => {
  const easy = [1, 2, 3, 4].map((at) => effort(`easy ${at}`, 10_000, 3600 + at));
  expect(names([effort("race", 10_000, 2500, { runMeters: 10_050 }), ...easy])).toEqual([]);
  expect(names([effort("race", 10_000, 2500, { counts: true }), ...easy])).toEqual([]);
  expect(names([effort("race", 10_000, 2500), ...easy])).toEqual(["race 10000"]);
});
