import { expect, test } from "vitest";
import { aTurn } from "../../../../tests/support/chat.ts";
import type { PlanRequest } from "../planning/requested-plan.ts";
import { answerPlan } from "./training-plan.ts";

const marathon = 42_195;

function told(
  request: Partial<PlanRequest>,
  language: "en" | "es" = "en",
  unit: "km" | "mi" = "km",
) {
  const turn = aTurn("", { unit });
  const asked: PlanRequest = {
    meters: 10_000,
    weeks: null,
    days: null,
    weeklyMeters: null,
    longestMeters: null,
    seconds: null,
    ...request,
  };
  const events = [...answerPlan({ ...turn, plan: { ...turn.plan, language } }, asked)];
  const text = events.flatMap((event) => (event.kind === "text" ? event.text : [])).join("");
  return { text, rows: text.match(/^\| \d+ \|.*$/gm) ?? [], events };
}

test("a plan has as many weeks as are asked for, and ends on a Sunday with its race", () => {
  for (const weeks of [4, 6, 12, 40]) {
    const { rows, text } = told({ weeks });
    expect(rows).toHaveLength(weeks);
    expect(rows.at(-1)).toContain("**10K**");
    expect(text).toMatch(/with the race on Sunday, /);
  }
  expect(told({ weeks: 52 }).rows).toHaveLength(40);
});

test("the days and kilometers of the runner shape the weeks", () => {
  const few = told({ weeks: 12, days: 3, weeklyMeters: 30_000 });
  expect(few.text).toContain("up to 3 runs a week");
  expect(few.text).toContain("about 30 km a week");
  for (const row of few.rows) expect(row).toMatch(/\| [123] runs?, /);
  expect(told({ weeks: 12, days: 3, weeklyMeters: 30_000 }, "en", "mi").text).toContain(" mi ");
});

test("too little time for a distance is said before the weeks", () => {
  const { text } = told({ meters: marathon, weeks: 5, longestMeters: 10_000 });
  expect(text).toMatch(/There is not enough time to prepare for this distance/);
  expect(text.indexOf("not enough time")).toBeLessThan(text.indexOf("| Week |"));
  expect(told({ meters: marathon, weeks: 24, weeklyMeters: 45_000 }).text).not.toMatch(
    /not enough/,
  );
});

test("less than four weeks are no plan, and that is said", () => {
  const { text, rows } = told({ weeks: 2 }, "es");
  expect(rows).toEqual([]);
  expect(text).toContain("Un plan necesita cuatro semanas");
});

test("CHAT-24 a plan speaks Spanish and leads to the training pages", () => {
  const { text, events } = told({ weeks: 8, meters: 21_097.5 }, "es");
  expect(text).toContain("8 semanas");
  expect(text).toContain("| Semana | En total |");
  expect(events).toContainEqual({
    kind: "links",
    links: [{ label: "Día por día, para tu carrera y tu reloj", to: "/training" }],
  });
});
