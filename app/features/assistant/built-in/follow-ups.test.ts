import { expect, test } from "vitest";
import { aTurn } from "../../../../tests/support/chat.ts";
import type { FollowUpQuestion } from "../conversation/assistant.ts";
import { defaultAssistant, firstAssistants, inSpanish } from "../managing/first-assistants.ts";
import type { ChatTurn } from "../planning/answer.ts";
import type { SearchParameters } from "../planning/search-parameters.ts";
import { answerGeneric } from "./follow-ups.ts";

const own: FollowUpQuestion[] = [
  { id: "a", text: "In which country?", options: ["Peru", "Mexico"] },
  { id: "b", text: "¿Qué distancia?", options: ["5K", "10K"] },
  { id: "c", text: "With friends?", options: ["Yes", "No"] },
];

function asked(
  params: SearchParameters,
  { questions = own, said = [] as string[], language = "en" as "en" | "es" } = {},
) {
  const turn: ChatTurn = aTurn("Find races", {
    assistant: { ...defaultAssistant, followUpQuestions: questions },
    conversation: said.map((text) => ({ author: "assistant", text, races: [] })),
  });
  const plan = { ...turn.plan, params, language };
  const events = [...answerGeneric({ ...turn, plan })];
  const text = events.flatMap((event) => (event.kind === "text" ? event.text : [])).join("");
  return { text, options: events.find((event) => event.kind === "options")?.options };
}

test("GAP-77 the questions of the assistant come in their order, each with its options", () => {
  expect(asked({})).toEqual({
    text: "Let's find your race. In which country?",
    options: ["Peru", "Mexico"],
  });
  expect(asked({ country: "Peru" })).toMatchObject({ options: ["5K", "10K"] });
  expect(asked({ city: "Lima", distance_from: 10 })).toMatchObject({ options: ["Yes", "No"] });
});

test("GAP-77 a question that no parameter answers is asked once", () => {
  const answered = { country: "Peru", distance: "5K" };
  expect(asked(answered, { said: ["With friends?"] }).text).toMatch(/^Name a place/);
});

test("GAP-77 the questions of the first assistants are asked in Spanish in a Spanish conversation", () => {
  for (const { follow_up_questions: questions } of firstAssistants) {
    const { text, options } = asked({}, { questions, language: "es" });
    expect(text).toMatch(/^Busquemos tu carrera. ¿/);
    for (const { id, options } of questions) {
      expect(inSpanish[id]?.options).toHaveLength(options.length);
    }
    expect(options).not.toEqual(questions[0]?.options);
  }
});

test("GAP-77 an assistant without questions asks those that are built in", () => {
  const questions: FollowUpQuestion[] = [];
  expect(asked({}, { questions }).text).toContain("Where would you like to run?");
  expect(asked({ state: "Cusco" }, { questions }).options).toContain("Half marathon");
  const params = { state: "Cusco", distance: "5K" };
  expect(asked(params, { questions }).text).toContain("When would you like to race?");
});
