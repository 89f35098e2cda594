import { expect, test } from "vitest";
import { planCourse } from "#features/courses/planning/course-plan.ts";
import { bandRows } from "./band.tsx";

const river = { at: 2400, name: "River", kind: "aid", cutOff: "7:45" } as const;
const summit = { at: 3500, name: "", kind: "summit", cutOff: null } as const;
const arch = { at: 5000, name: "Arch", kind: "finish", cutOff: "1 h" } as const;

function rowsWith(marks: readonly (typeof river | typeof summit | typeof arch)[], length = 5000) {
  const course = { length, profile: null, marks, timeLimit: null, startDay: null };
  const plan = planCourse(course, {
    seconds: 1500,
    unit: "km",
    start: "7:00",
    descent: "formula",
    lang: "en",
  });
  return bandRows(plan, "km", "en");
}

test("a band has the places between the splits, and the cut-offs where they are", () => {
  const rows = rowsWith([river, summit, arch]);
  expect(rows.map(({ name, cutOff }) => [name, cutOff])).toEqual([
    ["1", null],
    ["2", null],
    ["River", "7:45"],
    ["3", null],
    ["Summit", null],
    ["4", null],
    ["Finish", "1 h"],
  ]);
  expect(rows.find(({ name }) => name === "River")).toMatchObject({ meters: 2400, seconds: 720 });
});

test("the band of a long course has fewer splits, and all cut-offs", () => {
  const rows = rowsWith([river], 100_000);
  expect(rows.slice(0, 3).map(({ name }) => name)).toEqual(["River", "5", "10"]);
  expect(rows).toHaveLength(21);
  expect(rows[0]?.cutOff).toBe("7:45");
});
