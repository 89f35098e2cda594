import { expect, test } from "vitest";
import { planCourse } from "./course-plan.ts";
import { planCsv } from "./plan-csv.ts";

test("each number of a plan is one for a spreadsheet, those below zero too", () => {
  const heights = Array.from({ length: 41 }, (_, at) => Math.abs(at - 20) * 5);
  const course = {
    length: 4000,
    profile: { step: 100, heights },
    marks: [],
    timeLimit: null,
    startDay: null,
  };
  const plan = planCourse(course, {
    seconds: 1440,
    unit: "km",
    start: null,
    descent: "formula",
    lang: "en",
  });
  const [, ...lines] = planCsv(plan, "km", "en").trimEnd().split("\r\n");
  const rows = lines.map((line) => line.split(","));
  expect(rows.map((row) => row[1])).toEqual(["-5", "-5", "5", "5"]);
  const differences = rows.map((row) => row[6]);
  expect(differences).toEqual(plan.splits.map(({ seconds, even }) => `${seconds - even}`));
  expect(Number(differences[0])).toBeLessThan(0);
});
