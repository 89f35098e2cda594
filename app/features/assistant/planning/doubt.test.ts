import { expect, test } from "vitest";
import { testPlaces } from "../../../../tests/planning/places.ts";
import { scoredKinds } from "../intents/weights.server.ts";
import { plan } from "./plan.ts";

function intentAfter(...texts: string[]) {
  const said = texts.map((text) => ({ author: "user" as const, text, races: [] }));
  const context = { today: "2026-12-01", places: testPlaces, race: null, classify: scoredKinds };
  return plan(said, context).intent;
}

test("a topic that neither search speaks for is offered beside others, and not told", () => {
  for (const text of ["what if i want it all gone", "its empty tho i swear i saved like 4"]) {
    expect(intentAfter(text).kind, text).toMatch(/^(?:which-topic|unsure)$/);
  }
});

test("a plan that was told is not told again to a message that it has nothing to say to", () => {
  const told = intentAfter(
    "training plan for a marathon, im at 25 mpw right now",
    "missed all of last week w a cold, do i start over",
  );
  expect(told).toMatchObject({ kind: "which-topic" });
});

test("a usual question, a topic by its name and a few words that go on are told", () => {
  for (const [topic, ...texts] of [
    ["fuel", "what do i eat the night before a half"],
    ["gels", "gels"],
    ["taper", "what is tapering", "for a half?"],
    ["strength", "strength training for runners", "how many times a week"],
  ] as const) {
    expect(intentAfter(...texts), texts.join(" → ")).toMatchObject({ kind: "training", topic });
  }
});

test("what says whom to see about the body is told, as loosely as it fits", () => {
  expect(intentAfter("tomo metformina")).toMatchObject({ kind: "training", topic: "medicines" });
});
