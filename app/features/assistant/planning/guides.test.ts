import { expect, test } from "vitest";
import { friday, utterances } from "../../../../tests/planning/conversation.ts";
import { testPlaces } from "../../../../tests/planning/places.ts";
import type { MessageKind } from "../intents/kinds.ts";
import { plan } from "./plan.ts";

/** The kind is known: only the choice of the guide or the article is proved. */
function intentOf(kind: MessageKind, ...said: Parameters<typeof utterances>[0]) {
  const classify = () => [{ kind, probability: 0.95 }];
  return plan(utterances(said), { today: friday, places: testPlaces, race: null, classify }).intent;
}

test("CHAT-17 a change of an entry leads to its guide, also where a race was spoken of", () => {
  const race = ["when is the Bridge Marathon", ["Bridge Marathon"]] as const;
  expect(intentOf("registration-help", ...race, "can I pass it to my sister")).toMatchObject({
    topic: "site-transfer",
  });
  expect(intentOf("registration-help", "puse mal mi dni creo")).toMatchObject({
    topic: "site-entry-details",
  });
});

test("CHAT-17 a wish to register asks for the race, and a place describes it", () => {
  expect(intentOf("registration-help", "sign me up")).toMatchObject({ kind: "registration" });
  expect(intentOf("registration-help", "where do i register for a marathon in Lima")).toMatchObject(
    { kind: "registration" },
  );
});

test("CHAT-17 a message that no article is like gets no article as an answer", () => {
  expect(intentOf("advice", "what do you mean")).toMatchObject({ kind: "which-topic" });
});
