import fc from "fast-check";
import { expect, test } from "vitest";
import { drawnProfile, planStep } from "../measure/profile.ts";
import {
  type CourseToPlan,
  closesAfter,
  costOfWay,
  effortOf,
  minettiCost,
  planCourse,
} from "./course-plan.ts";

const flatRoad = { step: 100, heights: Array.from({ length: 101 }, () => 50) };
const goal = { seconds: 3600, unit: "km", start: null, descent: "formula", lang: "en" } as const;

function courseOf(profile: CourseToPlan["profile"], length = 10_000): CourseToPlan {
  return { length, profile, marks: [], timeLimit: null, startDay: null };
}

test("the cost of running is that of Minetti and others, within the spread of their measurements", () => {
  // Mean and standard deviation from the summary of the paper, in J/kg/m.
  const published = [
    { grade: 0, mean: 3.4, spread: 0.24 },
    { grade: -0.2, mean: 1.73, spread: 0.36 },
    { grade: 0.45, mean: 18.93, spread: 1.74 },
    { grade: -0.45, mean: 3.92, spread: 0.81 },
  ];
  for (const { grade, mean, spread } of published) {
    expect(Math.abs(minettiCost(grade) - mean), String(grade)).toBeLessThan(spread);
  }
  expect(minettiCost(0)).toBe(3.6);
  expect(minettiCost(0.1)).toBeCloseTo(5.968, 3);
  expect(minettiCost(-0.1)).toBeCloseTo(2.152, 3);
});

test("grades beyond those that were measured count as the steepest measured one", () => {
  expect(minettiCost(0.8)).toBe(minettiCost(0.45));
  expect(minettiCost(-3)).toBe(minettiCost(-0.45));
});

test("running downhill is cheapest at about twenty in a hundred, and a careful runner saves half", () => {
  const grades = Array.from({ length: 91 }, (_, index) => (index - 45) / 100);
  const cheapest = grades.toSorted((a, b) => minettiCost(a) - minettiCost(b))[0];
  expect(cheapest).toBeCloseTo(-0.18, 1);
  expect(costOfWay(-0.1, "careful")).toBeCloseTo((3.6 + costOfWay(-0.1, "formula")) / 2, 9);
  expect(costOfWay(0.1, "careful")).toBe(costOfWay(0.1, "formula"));
});

test("on flat ground even effort is even pace", () => {
  const plan = planCourse(courseOf(flatRoad), goal);
  expect(plan.splits.map(({ lap }) => lap.seconds)).toEqual(Array.from({ length: 10 }, () => 360));
  expect(plan.flat?.meters).toBeCloseTo(10_000, 6);
});

test("a climb takes the time that its cost asks for", () => {
  // Five flat kilometers, then five that rise by ten in a hundred.
  const heights = Array.from({ length: 101 }, (_, index) => Math.max(0, index - 50) * 10);
  const { splits } = planCourse(courseOf({ step: 100, heights }), { ...goal, seconds: 36_000 });
  const [first, last] = [splits[0], splits.at(-1)];
  const ratio = (last?.lap.seconds ?? 0) / (first?.lap.seconds ?? 1);
  expect(ratio).toBeCloseTo((5.968 / 3.6) * Math.hypot(1, 0.1), 2);
  expect(last?.grade).toBeCloseTo(0.1, 6);
});

test("a course without heights is planned at an even pace", () => {
  const plan = planCourse(courseOf(null, 10_500), goal);
  expect(plan.flat).toBeNull();
  expect(plan.splits.every(({ seconds, even }) => seconds === even)).toBe(true);
  expect(plan.splits.every(({ grade }) => grade === null)).toBe(true);
});

const anyCourse = fc.record({
  length: fc.double({ min: 100, max: 400_000, noNaN: true }),
  heights: fc.array(fc.double({ min: -400, max: 8000, noNaN: true }), {
    minLength: 2,
    maxLength: 481,
  }),
});

test("the laps of any course together are the goal, to the second, and its length", () => {
  fc.assert(
    fc.property(
      anyCourse,
      fc.integer({ min: 60, max: 3_000_000 }),
      fc.constantFrom("km" as const, "mi" as const),
      fc.constantFrom("formula" as const, "careful" as const),
      ({ length, heights }, seconds, unit, descent) => {
        const profile = { step: length / (heights.length - 1), heights };
        const plan = planCourse(courseOf(profile, length), {
          seconds,
          unit,
          start: null,
          descent,
          lang: "en",
        });
        const sum = plan.splits.reduce((all, { lap }) => all + lap.seconds, 0);
        const way = plan.splits.reduce((all, { lap }) => all + lap.meters, 0);
        expect(sum).toBe(seconds);
        expect(plan.splits.at(-1)).toMatchObject({ seconds, even: seconds, meters: length });
        expect(Math.abs(way - length)).toBeLessThan(1e-6 * length);
        expect(plan.splits.every(({ lap }) => lap.seconds >= 0)).toBe(true);
        expect(plan.splits.length).toBeLessThanOrEqual(221);
      },
    ),
    { numRuns: 150 },
  );
});

test("time never runs backward along a course", () => {
  fc.assert(
    fc.property(anyCourse, ({ length, heights }) => {
      const effort = effortOf(length, { step: 1, heights }, "formula");
      const parts = Array.from({ length: 50 }, (_, at) => effort.partAt((at / 49) * length));
      expect(parts[0]).toBe(0);
      expect(parts.at(-1)).toBeCloseTo(1, 9);
      expect(parts.every((part, at) => at === 0 || part >= (parts[at - 1] ?? 0))).toBe(true);
    }),
    { numRuns: 80 },
  );
});

test("each place has its time, and how long before its cut-off that is", () => {
  const marks = [
    { at: 5000, name: "Laguna", kind: "aid" as const, cutOff: "7:40" },
    { at: 8000, name: "Pass", kind: "aid" as const, cutOff: "0:45 am" },
  ];
  const course = { ...courseOf(flatRoad), marks, timeLimit: "55 min" };
  const plan = planCourse(course, { ...goal, start: "07:00" });
  expect(plan.marks[0]).toMatchObject({ seconds: 1800, clock: "7:30 AM", spare: 600 });
  expect(plan.overLimit).toEqual({ seconds: 300, limit: "55 min" });
  expect(planCourse(course, goal).marks[0]).toMatchObject({ clock: null, spare: null });
});

test("a cut-off that cannot be read is reported, unless the start is not known", () => {
  const marks = [
    { at: 5000, name: "Laguna", kind: "aid" as const, cutOff: "at dusk" },
    { at: 8000, name: "Pass", kind: "aid" as const, cutOff: null },
  ];
  const course = { ...courseOf(flatRoad), marks };
  const [laguna, pass] = planCourse(course, { ...goal, start: "07:00" }).marks;
  expect([laguna, pass]).toMatchObject([{ spare: null, isUnread: true }, { isUnread: false }]);
  expect(planCourse(course, goal).marks[0]).toMatchObject({ isUnread: false });
});

test("a place that is passed twice closes after the second time, and the start never", () => {
  const aid = { kind: "aid" as const, name: "Laguna", cutOff: "7:50" };
  const marks = [
    { at: 0, kind: "start" as const, name: "Start", cutOff: "7:00" },
    { at: 2000, ...aid },
    { at: 5000, kind: "aid" as const, name: "Pass", cutOff: "7:40" },
    { at: 8000, ...aid },
  ];
  const plan = planCourse({ ...courseOf(flatRoad), marks }, { ...goal, start: "07:00" });
  expect(plan.marks.map(({ spare }) => spare)).toEqual([null, null, 600, 120]);
});

test("an ultramarathon of 170 km is planned with the effort of steps of 50 m", () => {
  const length = 170_000;
  // Climbs of 1,000 m, each with rollers of 300 m that a coarse profile would level.
  const heightAt = (meters: number) =>
    500 * (1 - Math.cos((meters / 17_000) * 2 * Math.PI)) + 15 * Math.sin(meters / 50);
  const heights = Float64Array.from({ length: length / 10 + 1 }, (_, index) =>
    heightAt(index * 10),
  );
  const { step, heights: decimeters } = drawnProfile(heights, length, planStep);
  expect(step).toBeLessThanOrEqual(50);
  const profile = { step, heights: decimeters.map((height) => height / 10) };
  const { flat } = planCourse(courseOf(profile, length), { ...goal, seconds: 36 * 3600 });
  const integrated = Array.from({ length: length / 50 }, (_, index) => {
    const rise = heightAt((index + 1) * 50) - heightAt(index * 50);
    return (50 * costOfWay(rise / 50, "formula")) / minettiCost(0);
  }).reduce((sum, way) => sum + way, 0);
  expect((flat?.meters ?? 0) / integrated).toBeCloseTo(1, 2);
});

const hour = 3600;
/** A race of a Friday that starts at six. */
const place = { start: 6 * hour, startDay: "2027-05-14", meters: 42_000 };

test.each([
  ["6h30", 6.5],
  ["6:30", 6.5],
  ["6 h 30", 6.5],
  ["6 h 30 min", 6.5],
  ["390 min", 6.5],
  ["6 h", 6],
  ["6 horas", 6],
  ["14:30", 8.5],
  ["14.30", 8.5],
  ["14h30", 8.5],
  ["2:30 pm", 8.5],
  ["2:30 p. m.", 8.5],
  ["18:00 h", 12],
  ["18:00 hrs", 12],
  ["18h00", 12],
  ["12:00 +1", 30],
  ["12:00 (+1)", 30],
  ["12:00 +1 day", 30],
  ["Sat 14:00", 32],
  ["sábado 14:00", 32],
  ["sam. 14h00", 32],
  ["Sunday, 2:00 PM", 56],
  ["Fri 14:00", 8],
])(
  "a place of 42 km that closes at %s after a start at 6:00 closes after %s hours",
  (text, hours) => {
    expect(closesAfter(text, place)).toBe(hours * hour);
  },
);

test.each([
  { text: "6:30", start: 6, meters: 4000, hours: 0.5 },
  { text: "7:40", start: 7, meters: 5000, hours: 2 / 3 },
  { text: "03:00", start: 7, meters: 120_000, hours: 20 },
  { text: "9:00", start: 6, meters: 20_000, hours: 3 },
  { text: "9:00", start: 6, meters: 60_000, hours: 9 },
  { text: "09:00", start: 7, meters: 160_000, after: 20, hours: 26 },
])("$text after a start at $start:00 is $hours hours for $meters m", ({ text, start, ...each }) => {
  const { meters, after = 0, hours } = each;
  const found = closesAfter(text, { start: start * hour, meters, after: after * hour });
  expect(found).toBeCloseTo(hours * hour, 6);
});

test("without the start, lengths of time alone are read", () => {
  const unknown = { start: null };
  expect(["6 h", "6h30", "390 min"].map((text) => closesAfter(text, unknown))).toEqual([
    6 * hour,
    6.5 * hour,
    6.5 * hour,
  ]);
  for (const text of ["14:30", "18:00 h", "12:00 +1", "Sat 14:00", "2:30 pm"]) {
    expect(closesAfter(text, unknown), text).toBeNull();
  }
  expect(closesAfter("Sat 14:00", { start: 6 * hour }), "without the day").toBeNull();
});

test.each(["25:00", "7:75", "soon", "at 14", "14", "", "next 14:00"])(
  "%j names no time",
  (text) => {
    expect(closesAfter(text, place)).toBeNull();
  },
);
