import fc from "fast-check";
import { expect, test } from "vitest";
import { believedTimes } from "./clock.ts";

const second = 1000;
const hour = 3600 * second;
const start = Date.parse("2026-05-03T06:30:00Z");
const run = (count: number) => Float64Array.from({ length: count }, (_, at) => start + at * second);

/** How many of the samples with a right time are believed, and how many of the others. */
function survivors(times: Float64Array, isBad: (index: number) => boolean) {
  const believed = believedTimes(times);
  const bad = believed.filter(isBad).length;
  return { good: believed.length - bad, bad };
}

/** Seconds by which a clock is wrong: a little, hours, years, of both signs. */
const error = fc
  .tuple(fc.constantFrom(1, -1), fc.double({ min: 0, max: 9.5, noNaN: true }))
  .map(([sign, power]) => sign * 10 ** power * second);

test("one bad stamp at any position, by any time, costs less than 2 % of the good samples", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 599 }), error, (at, wrong) => {
      const times = run(600);
      times[at] = (times[at] ?? 0) + wrong;
      expect(survivors(times, (index) => index === at).good).toBeGreaterThanOrEqual(0.98 * 599);
    }),
  );
});

test("with 1 % of bad stamps, 98 % of the good samples survive", () => {
  const stamps = fc.array(fc.tuple(fc.integer({ min: 0, max: 1799 }), error), { maxLength: 18 });
  fc.assert(
    fc.property(stamps, (bad) => {
      const times = run(1800);
      for (const [at, wrong] of bad) times[at] = start + at * second + wrong;
      const places = new Set(bad.map(([at]) => at));
      const { good } = survivors(times, (index) => places.has(index));
      expect(good).toBeGreaterThanOrEqual(0.98 * (1800 - places.size));
    }),
    { numRuns: 50 },
  );
});

test("a single stamp hours before or after all others is not believed, wherever it stands", () => {
  for (const at of [0, 1, 900, 1798, 1799]) {
    for (const wrong of [-9 * 365 * 24, -25, -3, 3, 25, 200_000]) {
      const times = run(1800);
      times[at] = (times[at] ?? 0) + wrong * hour;
      const { good, bad } = survivors(times, (index) => index === at);
      expect(bad, `${at} ${wrong}`).toBe(0);
      expect(good, `${at} ${wrong}`).toBeGreaterThanOrEqual(1798);
    }
  }
});

test.each([
  { name: "the first of an older session", count: 11, wrong: -6 * 24 * hour },
  { name: "the first with a clock that was not set", count: 20, wrong: -37 * 365 * 24 * hour },
  { name: "the first two minutes ahead", count: 15, wrong: 120 * second },
  { name: "the first forty minutes ahead", count: 15, wrong: 2400 * second },
  { name: "a third before the clock leaps by 20 days", count: 600, wrong: -20 * 24 * hour },
])("the larger part is kept without $name", ({ count, wrong }) => {
  const times = run(1800).map((time, at) => (at < count ? time + wrong : time));
  expect(survivors(times, (index) => index < count)).toEqual({ good: 1800 - count, bad: 0 });
});

test("a night between two days of a race is a stop, not another day", () => {
  const times = run(1800).map((time, at) => (at < 600 ? time : time + 12 * hour));
  expect(believedTimes(times)).toHaveLength(1800);
});

test("samples outside the session of the device are left out if most are within it", () => {
  const early = run(1800).map((time, at) => (at < 600 ? time - 3 * hour : time));
  const session = { from: start + 600 * second, to: start + 1800 * second };
  expect(believedTimes(early, session)).toHaveLength(1200);
  expect(believedTimes(early)).toHaveLength(1800);
  const other = { from: start - 500 * hour, to: start - 499 * hour };
  expect(believedTimes(run(1800), other)).toHaveLength(1800);
});

test("samples without a time are never believed", () => {
  expect(believedTimes(Float64Array.of(Number.NaN, start, Number.NaN))).toEqual([1]);
  expect(believedTimes(new Float64Array(0))).toEqual([]);
});
