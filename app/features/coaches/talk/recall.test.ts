import { expect, test } from "vitest";
import { isGoal } from "../goals.ts";
import { nothingTold, recalled, toldAfter } from "./recall.ts";

function toldBy(...said: string[]) {
  return said.reduce((told, text) => toldAfter(told, text, /calf|rodilla/.test(text)), nothingTold);
}

test.each([
  ["I want to break 50 minutes for 10k", true],
  ["quiero bajar de 2 horas en la media", true],
  ["training for my first marathon", true],
  ["how do I break 50 minutes for 10k?", false],
  ["what is my goal", false],
  ["my calf is tight", false],
])("whether a goal is named: %s", (text, named) => {
  expect(isGoal(text)).toBe(named);
});

test("facts stated in a session are repeated in the runner's own words", () => {
  const told = toldBy(
    "I want to break 50 minutes for 10k",
    "I run 30 km a week",
    "my calf is tight",
    "what should my week look like?",
    "4 days a week",
  );
  expect(recalled("what was my goal", told)?.en).toBe(
    "In this session you told me your goal: “I want to break 50 minutes for 10k”; 30 km a week; 4 days a week; what bothers you: “my calf is tight”.",
  );
  expect(recalled("cual era mi meta", told)?.es).toContain("30 km por semana; 4 días por semana");
  expect(recalled("what did i tell you", told)).not.toBeNull();
  expect(recalled("how long is a marathon", told)).toBeNull();
  expect(recalled("what did i tell you", nothingTold)?.en).toContain("not told me anything");
  expect(recalled("recuerdame que hablamos", nothingTold)?.es).toContain("no me contaste nada");
  expect(recalled("what do you know about me", told)).not.toBeNull();
});
