import type { Lang } from "#values/say.ts";

export const questionKinds = [
  "text",
  "choice",
  "choices",
  "number",
  "date",
  "agreement",
  "file",
] as const;
export type AnswerKind = (typeof questionKinds)[number];

/** A race has no more questions, those that are no longer asked included. */
export const mostQuestions = 30;
/** A draft keeps the ids of all chosen ones in one answer. */
export const mostChoices = 50;
/** What the form sends for a question that keeps its deleted distance. */
export const deletedDistance = "deleted";
/** All choices in the form, as they are typed. */
export const longestChoices = 12_000;
export const longestQuestion = 200;
export const longestHint = 300;
export const longestChoice = 100;
export const longestAnswer = 500;

/** A text of an organizer in one language or in both. */
export type QuestionText = Record<Lang, string | null>;

/** A choice as runners see it. */
export type EntryChoice = { id: string; label: QuestionText; isSoldOut: boolean };

/** A question as runners see it. */
export type EntryQuestion = {
  id: string;
  kind: AnswerKind;
  text: QuestionText;
  hint: QuestionText;
  isRequired: boolean;
  /** Of the kinds `choice` and `choices`, in their order. */
  choices: EntryChoice[];
};

/** A choice as its organizer sees it. */
export type OwnChoice = { id: string; label: QuestionText; stock: number | null; taken: number };

/** A question as its organizer sees it. */
export type OwnQuestion = Omit<EntryQuestion, "choices"> & {
  /** `null`: of every distance, unless its distance was deleted. */
  distanceId: string | null;
  /** Its distance was deleted after runners had answered it: it is asked again once it has another one. */
  isDistanceDeleted: boolean;
  isAsked: boolean;
  choices: OwnChoice[];
  /** Entries that answered it. */
  answers: number;
};

/** The answer of an entry to a question, as it was given. */
export type GivenAnswer = {
  questionId: string;
  kind: AnswerKind;
  question: QuestionText;
  /** What was typed, or the state of a file; `null` where choices were made. */
  typed: string | null;
  chosen: QuestionText[];
};

export function hasChoices({ kind }: { kind: AnswerKind }): boolean {
  return kind === "choice" || kind === "choices";
}

/** A text in a language, or in the other one where it is not written in this one. */
export function writtenIn(written: QuestionText, lang: Lang): { text: string; lang: Lang } {
  const other = lang === "en" ? "es" : "en";
  const text = written[lang];
  return text === null ? { text: written[other] ?? "", lang: other } : { text, lang };
}

/** Whether a question stops registrations, because none of the choices that it requires is left. */
export function isAllSoldOut(question: Pick<EntryQuestion, "kind" | "isRequired" | "choices">) {
  return (
    hasChoices(question) &&
    question.isRequired &&
    question.choices.every(({ isSoldOut }) => isSoldOut)
  );
}

/** The question as runners see it. */
export function asAsked({ choices, ...question }: Omit<OwnQuestion, "answers">): EntryQuestion {
  const { id, kind, text, hint, isRequired } = question;
  return { id, kind, text, hint, isRequired, choices: choices.map(asAskedChoice) };
}

function asAskedChoice({ id, label, stock, taken }: OwnChoice): EntryChoice {
  return { id, label, isSoldOut: stock !== null && taken >= stock };
}
