import { expect, test } from "vitest";
import { answersForPrograms, answerText, givenIn } from "./given-answer.ts";
import { mostUrgent } from "./most-urgent.ts";
import { type EntryQuestion, writtenIn } from "./question.ts";
import {
  questionAnswersIn,
  questionName,
  readNumber,
  readQuestionAnswers,
} from "./reading-answers.ts";

const both = (en: string | null, es: string | null = null) => ({ en, es });

function asked(over: Partial<EntryQuestion>): EntryQuestion {
  const id = over.kind ?? "text";
  return {
    id,
    kind: "text",
    text: both(id),
    hint: both(null),
    isRequired: true,
    choices: [],
    ...over,
  };
}

const choices = [
  { id: "m", label: both("M", "M"), isSoldOut: false },
  { id: "l", label: both("L", "L"), isSoldOut: false },
  { id: "xl", label: both("XL", "XL"), isSoldOut: true },
];
const all = [
  asked({}),
  asked({ kind: "choice", choices }),
  asked({ kind: "choices", choices }),
  asked({ kind: "number" }),
  asked({ kind: "date" }),
  asked({ kind: "agreement" }),
];
const right = {
  "question:text": " Club  Andes ",
  "question:choice": "m",
  "question:choices": "l,m",
  "question:number": "1,5",
  "question:date": "2027-02-28",
  "question:agreement": "yes",
};

test("right answers are read in the form that is stored, several choices in the order of the question", () => {
  const { problems, read } = readQuestionAnswers(all, right);
  expect(problems).toEqual({});
  expect(read.map(({ questionId, choiceId, answer }) => [questionId, choiceId ?? answer])).toEqual([
    ["text", "Club Andes"],
    ["choice", "m"],
    ["choices", "m"],
    ["choices", "l"],
    ["number", "1.5"],
    ["date", "2027-02-28"],
    ["agreement", "yes"],
  ]);
});

test("a missing answer is told before a wrong one, and a wrong one before what is sold out", () => {
  const wrong = { ...right, "question:number": "many", "question:choice": "xl" };
  const problems = (answers: Record<string, string>) => readQuestionAnswers(all, answers).problems;
  expect(problems({ ...wrong, "question:text": " " })).toEqual({ text: "required" });
  expect(problems(wrong)).toEqual({ number: "number" });
  expect(problems({ ...wrong, "question:number": "3" })).toEqual({ choice: "sold-out" });
  expect(problems({ ...right, "question:date": "2027-02-30" })).toEqual({ date: "date" });
  expect(problems({ ...right, "question:text": "x".repeat(501) })).toEqual({ text: "too-long" });
  expect(problems({ ...right, "question:choice": "another" })).toEqual({ choice: "required" });
  expect(problems({ ...right, "question:agreement": "no" })).toEqual({ agreement: "required" });
});

test("an optional question may stay without an answer, and none is stored", () => {
  const optional = all.map((question) => ({ ...question, isRequired: false }));
  expect(readQuestionAnswers(optional, {})).toEqual({ problems: {}, read: [] });
});

test("a step tells the most urgent problems of its fields and of the questions together", () => {
  const sizes = { size: "sold-out" } as const;
  expect(mostUrgent({ firstName: "required" }, { ...sizes, pace: "number" })).toEqual({
    problems: { firstName: "required" },
    questions: {},
  });
  expect(mostUrgent({ phone: "phone" }, { size: "required" })).toEqual({
    problems: {},
    questions: { size: "required" },
  });
  expect(mostUrgent({ phone: "phone" }, { ...sizes, pace: "number" })).toEqual({
    problems: { phone: "phone" },
    questions: { pace: "number" },
  });
  expect(mostUrgent({}, sizes)).toEqual({ problems: {}, questions: sizes });
});

test("a form gives the answers as they are typed, several choices together", () => {
  const form = new FormData();
  for (const id of ["m", "l"]) form.append(questionName("choices"), id);
  form.append(questionName("text"), "a\0b");
  form.append(questionName("another"), "x");
  const [text, , several] = all;
  expect(
    questionAnswersIn(
      [text, several].filter((one) => one !== undefined),
      form,
    ),
  ).toEqual({
    "question:text": "ab",
    "question:choices": "m,l",
  });
});

test("numbers are read with a decimal point or comma", () => {
  const read = ["42", " -3 ", "007", "1.50", "1,5", "1 000", "", "1,000", "1e5", "∞", "1.", "0"];
  expect(read.map(readNumber)).toEqual([
    "42",
    "-3",
    "7",
    "1.50",
    "1.5",
    "1000",
    null,
    null,
    null,
    null,
    null,
    "0",
  ]);
});

test("answers are shown in the language of the reader, and in the other one where there is none", () => {
  const vegan = { id: "v", label: both("Vegan", "Vegano"), isSoldOut: false };
  const mild = { id: "p", label: both(null, "Suave"), isSoldOut: false };
  const question = asked({ kind: "choices", text: both(null, "Menú"), choices: [vegan, mild] });
  const [menu] = givenIn([question], { "question:choices": "v,p" });
  expect(menu && answerText(menu, "es")).toBe("Vegano, Suave");
  expect(menu && answerText(menu, "en")).toBe("Vegan, Suave");
  expect(writtenIn(question.text, "en")).toEqual({ text: "Menú", lang: "es" });
  const others = givenIn(all, right).filter(({ kind }) => kind === "date" || kind === "agreement");
  expect(others.map((answer) => answerText(answer, "es"))).toEqual(["28 de febrero de 2027", "Sí"]);
  expect(answersForPrograms(others).map(({ answer }) => answer)).toEqual(["2027-02-28", "Yes"]);
});

test("a required question whose choices are all sold out is a problem of its own, also without an answer", () => {
  const none = choices.map((choice) => ({ ...choice, isSoldOut: true }));
  const problemsOf = (over: Partial<EntryQuestion>) =>
    readQuestionAnswers([asked({ kind: "choice", choices: none, ...over })], {}).problems;
  expect(problemsOf({})).toEqual({ choice: "all-sold-out" });
  expect(problemsOf({ isRequired: false })).toEqual({});
  expect(problemsOf({ choices })).toEqual({ choice: "required" });
});
