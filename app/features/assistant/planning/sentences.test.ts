import { expect, test } from "vitest";
import { type Conversation, friday, utterances } from "../../../../tests/planning/conversation.ts";
import { testPlaces } from "../../../../tests/planning/places.ts";
import { sentences } from "../../../../tests/planning/sentences.ts";
import { scoredKinds } from "../intents/weights.server.ts";
import { plan } from "./plan.ts";

test("CHAT-17 what runners type is read as they mean it", () => {
  const wrong = sentences.filter((one) => !isRight(one));
  console.info(scores(sentences, wrong));
  expect(wrong.map((one) => ({ ...one, ...planned(one) }))).toEqual(wrong);
});

function planned({ said }: Conversation) {
  const { intent, params } = plan(utterances(said), {
    today: friday,
    places: testPlaces,
    race: null,
    classify: scoredKinds,
  });
  return { intent, params };
}

function isRight(conversation: Conversation): boolean {
  const { intent, params } = conversation;
  try {
    expect(planned(conversation)).toEqual({ intent, params });
    return true;
  } catch {
    return false;
  }
}

/** `place 14/15`, a line for each kind, and the sum. */
function scores(all: readonly Conversation[], wrong: readonly Conversation[]): string {
  const kinds = [...Map.groupBy(all, ({ kind }) => kind)];
  const lines = kinds.map(([kind, ofKind]) => {
    const right = ofKind.filter((one) => !wrong.includes(one)).length;
    return `${kind.padEnd(14)} ${right}/${ofKind.length}`;
  });
  return [...lines, `${"all".padEnd(14)} ${all.length - wrong.length}/${all.length}`].join("\n");
}
