import { expect, test } from "vitest";
import { readForm } from "#values/form/form.ts";
import { naughtyTexts } from "../../../../tests/support/naughty-texts.ts";
import { detailLimits } from "./details.ts";
import { firstAssistants } from "./first-assistants.ts";
import { managingMessages as say } from "./messages.ts";
import { assistantForm, assistantOrderForm, testConversation } from "./schema.ts";

const whole = {
  name: "Finder",
  model: "gpt-4o",
  instructions: "Search first.",
  description: "",
  conversation_starter: "Help me",
  tool_search_races: "yes",
  follow_up_questions: '[{"id":"1","text":"Where?","options":["Peru"," ","Peru"]}]',
};

function read(changed: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...whole, ...changed })) form.set(name, value);
  return readForm(assistantForm, form);
}

test("ADM-AI-10 a form is read; empty options and options that occur twice are left out", () => {
  expect(read({}).value).toEqual({
    details: {
      name: "Finder",
      model: "gpt-4o",
      instructions: "Search first.",
      description: null,
      conversation_starter: "Help me",
      tools: ["search_races"],
      follow_up_questions: [{ id: "1", text: "Where?", options: ["Peru"] }],
    },
    opened: null,
  });
});

const questions = (count: number, options = 0) =>
  JSON.stringify(
    Array.from({ length: count }, (_, id) => ({
      id: `q${id}`,
      text: "Where?",
      options: Array.from({ length: options }, (_, place) => `Option ${place}`),
    })),
  );

test.each([
  [{ name: " " }, { name: say.needed("Name") }],
  [{ model: "" }, { model: "Please choose one of the models." }],
  [{ instructions: "\n" }, { instructions: say.needed("System Instructions") }],
  [{ name: "x".repeat(81) }, { name: say.tooLong(80) }],
  [
    { follow_up_questions: '[{"id":"1","text":"","options":[]}]' },
    { follow_up_questions: say.questionNeeded },
  ],
  [{ follow_up_questions: questions(13) }, { follow_up_questions: say.tooManyQuestions(12) }],
  [{ follow_up_questions: questions(1, 13) }, { follow_up_questions: say.tooManyOptions(12) }],
  [{ follow_up_questions: "[" }, { follow_up_questions: say.questionNeeded }],
])("ADM-AI-10 to %j it says %j", (changed, fields) => {
  expect(read(changed).errors?.fields).toEqual(fields);
});

test("the first assistants are what an administrator could have written", () => {
  for (const { tools: _, follow_up_questions, ...texts } of firstAssistants) {
    const typed = Object.entries(texts).map(([name, text]) => [name, text ?? ""]);
    const form = { ...Object.fromEntries(typed), tool_race_details: "yes" };
    const stored = read({ ...form, follow_up_questions: JSON.stringify(follow_up_questions) });
    expect(stored.value?.details).toMatchObject({ ...texts, follow_up_questions });
  }
});

test("any text is either read or gets a message", () => {
  for (const text of naughtyTexts) {
    for (const name of ["name", "instructions", "follow_up_questions"]) {
      const { value, errors } = read({ [name]: text });
      expect(value !== null || errors?.fields[name], `${name} ${text}`).toBeTruthy();
    }
  }
});

test("GAP-85 an order is a list of ids", () => {
  const id = "0b0d3e1e-8f3a-4f6e-9d52-0d3a5a1c1e11";
  expect(assistantOrderForm.safeParse({ order: `${id},${id}` }).data).toEqual({ order: [id, id] });
  for (const order of ["", "1,2", undefined, Array(51).fill(id).join()]) {
    expect(assistantOrderForm.safeParse({ order }).success, String(order)).toBe(false);
  }
});

test("a test conversation ends with a question of a length that visitors may ask", () => {
  const asked = (author: string, text: string) =>
    testConversation.safeParse(JSON.stringify([{ author, text, races: [] }])).success;
  expect(asked("user", "Races in Peru?")).toBe(true);
  expect(asked("user", "  ")).toBe(false);
  expect(asked("assistant", "Hello")).toBe(false);
  expect(asked("user", "x".repeat(detailLimits.instructions))).toBe(false);
  expect(testConversation.safeParse("nothing").success).toBe(false);
});
