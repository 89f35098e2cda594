import { expect, test } from "vitest";
import {
  changeName,
  changeQuestions,
  draftsIn,
  type QuestionChange,
  questionFields,
  questionsOfForm,
  readChange,
} from "./question-drafts.ts";

const where = { id: "where", text: "Where?", options: ["Peru", "Mexico", "Canada"] };
const when = { id: "when", text: "When?", options: [] };

const changes: [QuestionChange, unknown][] = [
  [{ kind: "add-question" }, [where, when, { id: "new", text: "", options: [""] }]],
  [{ kind: "remove-question", question: 0 }, [when]],
  [{ kind: "raise-question", question: 1 }, [when, where]],
  [{ kind: "raise-question", question: 0 }, [where, when]],
  [{ kind: "lower-question", question: 0 }, [when, where]],
  [{ kind: "lower-question", question: 1 }, [where, when]],
  [{ kind: "lower-question", question: 7 }, [where, when]],
  [{ kind: "add-option", question: 1 }, [where, { ...when, options: [""] }]],
  [
    { kind: "remove-option", question: 0, option: 1 },
    [{ ...where, options: ["Peru", "Canada"] }, when],
  ],
  [
    { kind: "raise-option", question: 0, option: 2 },
    [{ ...where, options: ["Peru", "Canada", "Mexico"] }, when],
  ],
  [{ kind: "lower-option", question: 0, option: 2 }, [where, when]],
];

test.each(changes)("ADM-AI-09 %j changes the questions", (change, expected) => {
  expect(changeQuestions([where, when], change, "new")).toEqual(expected);
  expect(readChange(changeName(change)), "by its name in the address").toEqual(change);
});

test.each([
  null,
  "",
  "add-question.1",
  "remove-question",
  "remove-option.1",
  "raise-question.1.1",
  "drop.1",
])("%s names no change", (name) => {
  expect(readChange(name)).toBeNull();
});

test("the questions of a form are read as they are typed, also empty ones", () => {
  const form = new FormData();
  const names = questionFields(0);
  form.set(names.id, "where");
  form.set(names.text, "");
  for (const option of ["Peru", ""]) form.append(names.option, option);
  form.set(questionFields(1).text, "When?");
  form.set(questionFields(3).text, "behind a gap");
  const drafts = [
    { id: "where", text: "", options: ["Peru", ""] },
    { id: "question-2", text: "When?", options: [] },
  ];
  expect(questionsOfForm(form)).toEqual(drafts);
  expect(draftsIn(JSON.stringify(drafts))).toEqual(drafts);
});

test.each(["", "[", "{}", "7", "null", "[null]", '[{"options":3}]'])(
  "%s comes back as a list of questions",
  (json) => {
    expect(draftsIn(json).every(({ text }) => text === "")).toBe(true);
  },
);
