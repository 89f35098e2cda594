import { expect, test } from "vitest";
import { plan } from "#features/assistant/planning/plan.ts";
import { testPlaces } from "../../../../tests/planning/places.ts";
import { specialtiesOf } from "../personas/specialties.ts";
import { openingOf } from "./opening.ts";

const context = { today: "2026-11-20" as const, places: testPlaces, race: null };
const subjects = [
  "Beginner Running",
  "Trail Running",
  "Ultra Running",
  "Nutrition",
  "Race Strategy",
  "Strength Training",
  "Injury Prevention",
  "Speed Work",
  "Marathon Training",
  "Half Marathon",
  "Altitude Training",
  "Pacing",
  "Training Plans",
];
const useful = ["training", "pace", "search", "race"];

test("the built-in coach has an answer of substance to all that it offers to ask", () => {
  const offered = subjects.flatMap((subject) => openingOf("Luz", [subject], "en").suggestions);
  for (const suggestion of offered) {
    const { intent } = plan([{ author: "user", text: suggestion, races: [] }], context);
    if (suggestion.startsWith("I ran")) expect(intent.kind, suggestion).toBe("pace");
    expect(useful, `${suggestion}: ${JSON.stringify(intent)}`).toContain(intent.kind);
  }
});

test("a coach greets with what its prompt is about", () => {
  const greetingOf = (prompt: string) =>
    openingOf("Coach Luz", specialtiesOf(prompt), "en").greeting;
  expect(greetingOf("A coach for beginners.")).toMatch(/^Hello, I am Coach Luz\. .*first 5K/);
  expect(greetingOf("Trails and altitude")).toContain("trail");
  expect(greetingOf("Plans what to eat")).toContain("Nothing new on race day");
  expect(greetingOf("")).toContain("races on Dorsal");
});
