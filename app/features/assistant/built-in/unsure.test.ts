import { expect, test } from "vitest";
import { friday } from "../../../../tests/planning/conversation.ts";
import { testPlaces } from "../../../../tests/planning/places.ts";
import { aTurn } from "../../../../tests/support/chat.ts";
import { scoredKinds } from "../intents/weights.server.ts";
import { topics } from "../knowledge/topics.ts";
import { plan } from "../planning/plan.ts";
import { answerUnsure, unsureWords } from "./unsure.ts";

const languages = ["en", "es"] as const;

type UnsureIntent = Parameters<typeof answerUnsure>[1];

function answer(intent: UnsureIntent, { said = "", language = "en" as "en" | "es" } = {}) {
  const turn = aTurn("?", {
    conversation: said === "" ? [] : [{ author: "assistant", text: said, races: [] }],
  });
  const events = [...answerUnsure({ ...turn, plan: { ...turn.plan, language } }, intent)];
  return {
    text: events.flatMap((event) => (event.kind === "text" ? event.text : [])).join(""),
    options: events.flatMap((event) => (event.kind === "options" ? event.options : [])),
    links: events.flatMap((event) => (event.kind === "links" ? event.links : [])),
  };
}

test("what may be meant is asked with buttons, and never twice in the same words", () => {
  const intent = { kind: "unsure", kinds: ["search", "advice"], topics: ["heat"] } as const;
  for (const language of languages) {
    const first = answer(intent, { language });
    expect(first.options).toHaveLength(2);
    expect(first.options[1]).toBe(topics.find(({ id }) => id === "heat")?.title[language]);
    const second = answer(intent, { language, said: first.text });
    expect(second.text).not.toBe(first.text);
    expect(second.options).toEqual([...first.options, unsureWords[language].people]);
  }
});

test("advice that fits several topics offers them; where none fits there is a way on", () => {
  const { options } = answer({ kind: "which-topic", topics: ["gels", "heat"] });
  expect(options).toHaveLength(2);
  expect(answer({ kind: "which-topic", topics: [] }).options).not.toEqual([]);
});

test("every button is understood by the assistant", () => {
  const context = { today: friday, places: testPlaces, race: null, classify: scoredKinds };
  for (const language of languages) {
    const words = unsureWords[language];
    const buttons = [
      ...Object.values(words.ways),
      ...words.raceOptions,
      ...words.usualOptions,
      words.people,
      ...topics.map(({ title }) => title[language]),
    ];
    for (const button of buttons) {
      const { intent, isCautious } = plan([{ author: "user", text: button, races: [] }], context);
      const isLost = ["other", "unsure", "chat", "caution"].includes(intent.kind);
      expect([isLost, isCautious], `${button}: ${JSON.stringify(intent)}`).toEqual([false, false]);
    }
  }
});

test("a caution sends to a doctor and names emergency numbers, in both languages", () => {
  expect(answer({ kind: "caution" }).text).toMatch(/Do not run until.*doctor.*911.*106/);
  expect(answer({ kind: "caution" }, { language: "es" }).text).toMatch(
    /No corras.*médico.*911.*106/,
  );
});
