import { moved } from "#values/form/moved.ts";
import type { FollowUpQuestion } from "../conversation/assistant.ts";

/** What a button of the question editor does. Places count from 0. */
export type QuestionChange =
  | { kind: "add-question" }
  | { kind: "remove-question" | "raise-question" | "lower-question"; question: number }
  | { kind: "add-option"; question: number }
  | { kind: "remove-option" | "raise-option" | "lower-option"; question: number; option: number };

/** The questions with a change. A new one has `id` and one empty option. */
export function changeQuestions(
  drafts: readonly FollowUpQuestion[],
  change: QuestionChange,
  id: string,
): FollowUpQuestion[] {
  if (change.kind === "add-question") return [...drafts, { id, text: "", options: [""] }];
  const at = change.question;
  const optionsBecome = (next: (options: readonly string[]) => string[]) =>
    drafts.map((draft, place) =>
      place === at ? { ...draft, options: next(draft.options) } : draft,
    );
  switch (change.kind) {
    case "remove-question":
      return drafts.filter((_, place) => place !== at);
    case "raise-question":
      return swapped(drafts, at, at - 1);
    case "lower-question":
      return swapped(drafts, at, at + 1);
    case "add-option":
      return optionsBecome((options) => [...options, ""]);
    case "remove-option":
      return optionsBecome((options) => options.filter((_, place) => place !== change.option));
    case "raise-option":
      return optionsBecome((options) => swapped(options, change.option, change.option - 1));
    case "lower-option":
      return optionsBecome((options) => swapped(options, change.option, change.option + 1));
  }
}

/** At an end of the list everything stays. */
function swapped<Item>(list: readonly Item[], from: number, to: number): Item[] {
  return to < 0 || to >= list.length ? [...list] : moved(list, from, to);
}

const optionKinds = ["remove-option", "raise-option", "lower-option"] as const;
const questionKinds = [
  "remove-question",
  "raise-question",
  "lower-question",
  "add-option",
] as const;

/** How an address names a change: `raise-option.0.2`. */
export function changeName(change: QuestionChange): string {
  const places = [
    "question" in change && String(change.question),
    "option" in change && String(change.option),
  ];
  return [change.kind, ...places.filter((place) => place !== false)].join(".");
}

/** The change that an address names, or `null`. */
export function readChange(name: string | null): QuestionChange | null {
  if (name === "add-question") return { kind: name };
  const [, kind, first, second] = /^([a-z-]+)\.(\d{1,3})(?:\.(\d{1,3}))?$/.exec(name ?? "") ?? [];
  const question = Number(first);
  const ofQuestion = questionKinds.find((one) => one === kind);
  if (ofQuestion && second === undefined) return { kind: ofQuestion, question };
  const ofOption = optionKinds.find((one) => one === kind);
  return ofOption && second !== undefined
    ? { kind: ofOption, question, option: Number(second) }
    : null;
}

/** The names of the fields of a question. */
export function questionFields(place: number) {
  return {
    id: `question_${place}_id`,
    text: `question_${place}_text`,
    option: `question_${place}_option`,
  };
}

/** More than the form can hold. */
const mostRead = 100;

/** The questions of a form as they are typed: also empty ones. */
export function questionsOfForm(form: FormData): FollowUpQuestion[] {
  const drafts: FollowUpQuestion[] = [];
  for (let place = 0; place < mostRead; place += 1) {
    const names = questionFields(place);
    const text = form.get(names.text);
    if (typeof text !== "string") break;
    const id = form.get(names.id);
    drafts.push({
      id: typeof id === "string" && id ? id : `question-${place + 1}`,
      text,
      options: form.getAll(names.option).filter((option) => typeof option === "string"),
    });
  }
  return drafts;
}

/** A form whose questions are one field of JSON, as schemas and answers have them. */
export function withQuestions(form: FormData): FormData {
  if (form.has("follow_up_questions")) return form;
  const questions = questionsOfForm(form);
  for (const name of [...form.keys()]) if (name.startsWith("question_")) form.delete(name);
  form.set("follow_up_questions", JSON.stringify(questions));
  return form;
}

/** The questions in a field of a form that comes back to the page: also empty ones. */
export function draftsIn(json: string): FollowUpQuestion[] {
  const read = parsed(json);
  return (Array.isArray(read) ? read : []).map((question: unknown, place) => {
    const { id, text, options }: { [name: string]: unknown } = Object(question);
    return {
      id: String(id || `question-${place + 1}`),
      text: String(text ?? ""),
      options: Array.isArray(options) ? options.map(String) : [],
    };
  });
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return [];
  }
}
