import { expect, test } from "vitest";
import { firstCoaches } from "./first-coaches.ts";
import { specialtiesOf } from "./specialties.ts";

test.each([
  ["You help people to RUN their first 5K.", ["Beginner Running"]],
  [
    "Trails at altitude, ultras, nutrition and speed.",
    ["Trail Running", "Altitude Training", "Ultra Running"],
  ],
  ["Plans for the marathon, with recovery.", ["Marathon Training", "Recovery", "Training Plans"]],
  [
    "Ultraviolet information about planets.",
    ["Running Coaching", "Training Plans", "Performance Tips"],
  ],
  ["", ["Running Coaching", "Training Plans", "Performance Tips"]],
])("VC-09 FAKE-12 specialties come from words of the prompt: %s", (prompt, specialties) => {
  expect(specialtiesOf(prompt)).toEqual(specialties);
});

test("no two of the first coaches have the same specialties", () => {
  const all = firstCoaches.map(({ systemPrompt }) => specialtiesOf(systemPrompt).join());
  expect(new Set(all).size).toBe(all.length);
  expect(all).not.toContain(specialtiesOf("").join());
});
