import { expect, test } from "vitest";
import { friday, utterances } from "../../../../tests/planning/conversation.ts";
import { testPlaces } from "../../../../tests/planning/places.ts";
import type { MessageKind } from "../intents/kinds.ts";
import { scoredKinds } from "../intents/weights.server.ts";
import { plan } from "./plan.ts";

/** The kind is known: only the choice of the guide or the article is proved. */
function intentOf(kind: MessageKind, ...said: Parameters<typeof utterances>[0]) {
  const classify = () => [{ kind, probability: 0.95 }];
  return plan(utterances(said), { today: friday, places: testPlaces, race: null, classify }).intent;
}

/** The intent with the committed classifier. */
function committed(text: string) {
  const context = { today: friday, places: testPlaces, race: null, classify: scoredKinds };
  return plan(utterances([text]), context).intent;
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

test("CHAT-17 the time that Boston asks for has an article, and a place in a ranking is no request for it", () => {
  for (const text of [
    "what time do i need to qualify for boston",
    "boston qualifying time by age",
    "que tiempo necesito para clasificar a boston",
  ]) {
    expect({ text, ...committed(text) }).toEqual({
      text,
      kind: "training",
      topic: "boston-standards",
    });
  }
  expect(
    committed("corrí 10k en 45:00 y quedé tercero en la clasificación, cuánto haría en 21"),
  ).toMatchObject({ kind: "pace", known: { meters: 10_000 } });
  expect(committed("marathons that are boston qualifiers in Texas")).toMatchObject({
    kind: "search",
  });
});
