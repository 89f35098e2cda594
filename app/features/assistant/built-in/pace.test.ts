import { expect, test } from "vitest";
import type { LengthUnit } from "#values/length.ts";
import { aTurn } from "../../../../tests/support/chat.ts";
import type { Plan } from "../planning/plan.ts";
import { answerPace } from "./pace.ts";

const nothing = { kind: "pace", known: null, targetMeters: null, targetSeconds: null } as const;
const tenK = { meters: 10_000, seconds: 3000 };

function answer(
  intent: Partial<Parameters<typeof answerPace>[1]>,
  unit: LengthUnit = "km",
  language: Plan["language"] = "en",
) {
  const plan = { ...aTurn("").plan, language };
  const events = [...answerPace({ plan, unit }, { ...nothing, ...intent })];
  const text = events.flatMap((event) => (event.kind === "text" ? event.text : [])).join("");
  return { text, link: events.find((event) => event.kind === "links")?.links[0]?.to };
}

test("a result predicts another distance by Riegel's formula, and its limits are named", () => {
  const { text, link } = answer({ known: tenK, targetMeters: 21_097.5 });
  expect(text).toContain("predicts about **1:50:19** for the half marathon, at 5:14 min/km.");
  expect(text).toContain("It assumes that you have trained for both distances");
  expect(text).toContain("| half marathon | 1:50:19 | 5:44 |");
  expect(link).toBe("/tools/pace?distance=10K&time=50%3A00&unit=km");
});

test("a guess far beyond the result is called one", () => {
  const { text } = answer({ known: tenK, targetMeters: 42_195 });
  expect(text).toContain("a rough guess");
  expect(text).not.toContain("Riegel's formula predicts");
  expect(text).toContain("The step up is large");
});

test("a time beyond two hours comes with the slower estimate and Riegel's time beside it", () => {
  const known = { meters: 10_000, seconds: 48 * 60 };
  const { text } = answer({ known, targetMeters: 42_195 }, "km", "es");
  expect(text).toContain("calculo alrededor de **3:55:14** en la maratón");
  expect(text).toContain("La fórmula de Riegel sola da **3:40:49**");
  expect(answer({ known }).text).toContain("Riegel's formula alone, which gives 3:40:49");
});

test("a target is compared with the prediction", () => {
  const target = { known: tenK, targetMeters: 21_097.5 };
  expect(answer({ ...target, targetSeconds: 7200 }).text).toContain("with 9:41 to spare");
  expect(answer({ ...target, targetSeconds: 6000 }).text).toContain("10:19 faster than that");
});

test("a target time has a pace and splits in the reader's unit, and a link with the numbers", () => {
  const { text, link } = answer({ targetMeters: 42_195, targetSeconds: 14_400 }, "mi", "es");
  expect(text).toContain("Para 4:00:00 en la maratón necesitas **9:09 min/milla**");
  expect(text).toContain("| 26 mi | ");
  expect(link).toBe("/tools/pace?distance=Marathon&time=4%3A00%3A00&unit=mi");
});

test("a result alone is predicted for the usual distances", () => {
  expect(answer({ known: tenK }).text).toContain("| marathon | 4:06:14 | 5:50 min/km |");
});

test("without numbers the answer says what it needs, and impossible ones are not worked out", () => {
  expect(answer({})).toMatchObject({ link: "/tools/pace" });
  expect(answer({ targetMeters: 42_195 }).text).toContain("your time for the marathon I need");
  expect(answer({ targetMeters: 42_195 }, "km", "es").text).toMatch(/^\*\*26.2 mi = 42.2 km\*\*/);
  expect(answer({ known: { meters: 10_000, seconds: 300 } }).text).toMatch(/^No runner has held/);
});
