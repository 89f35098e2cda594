import { expect, test } from "vitest";
import { friday, utterances } from "../../../../tests/planning/conversation.ts";
import { testPlaces } from "../../../../tests/planning/places.ts";
import { plan } from "./plan.ts";

/** The kind is known: only what the talk adds is proved. */
function intentOf(...said: string[]) {
  const classify = () => [{ kind: "pace" as const, probability: 0.95 }];
  return plan(utterances(said), { today: friday, places: testPlaces, race: null, classify }).intent;
}

test("CHAT-17 a goal without a distance is for the distance of the message before", () => {
  expect(intentOf("a marathon in 4:30", "and what pace for sub 4:15?")).toMatchObject({
    kind: "pace",
    targetMeters: 42_195,
    targetSeconds: 15_300,
  });
});

test("CHAT-17 a result that was told counts for a later question, and is compared with the goal", () => {
  const result = { meters: 21_097.5, seconds: 7080 };
  expect(intentOf("I ran a half in 1:58", "thanks", "and the marathon?")).toMatchObject({
    known: result,
    targetMeters: 42_195,
  });
  expect(
    intentOf("I ran a half in 1:58", "thanks", "marathon in 4:15", "is that realistic?"),
  ).toMatchObject({ known: result, targetMeters: 42_195, targetSeconds: 15_300 });
});
