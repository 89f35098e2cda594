import { data } from "react-router";
import type { RequestArgs } from "#features/accounts/viewer.server.ts";
import { raceIdOf, raceMissing } from "#features/races/editing/screens/race-missing.server.ts";
import type { Workplace } from "#features/races/editing/workplace.ts";
import type { Editor } from "#features/races/rights.server.ts";
import { services } from "#services/context.ts";
import { formErrors, formOf, readForm } from "#values/form/form.ts";
import { readId } from "#values/id.ts";
import { langs } from "#values/say.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import { readChoiceLines } from "../choice-lines.ts";
import {
  addQuestion,
  deleteQuestion,
  orderQuestions,
  saveQuestion,
  setAsked,
  type TypedQuestion,
} from "../commands.server.ts";
import {
  choiceLineSentence,
  type QuestionRefusal,
  questionNotices,
  questionRefusalWords,
} from "../messages.ts";
import { findOwnQuestions, type OwnQuestions } from "../queries.server.ts";
import { deletedDistance, hasChoices } from "../question.ts";
import { questionForm, questionOrder } from "../schema.ts";

type QuestionPlace = { at: Workplace; id: string; question: string };

/** @throws {Response} 404 for a race that the editor may not edit */
export async function loadQuestions(
  { context }: RequestArgs,
  editor: Editor,
  id: string,
): Promise<OwnQuestions> {
  const own = await findOwnQuestions(services(context), editor, id);
  if (!own) throw raceMissing();
  return own;
}

/**
 * A question of a race; `null` for one that was deleted, so that what was typed stays on the screen.
 * @throws {Response} 404 for a race that the editor may not edit
 */
export async function findOwnQuestion(
  asked: RequestArgs,
  editor: Editor,
  { id, question: questionId }: Omit<QuestionPlace, "at">,
) {
  const { race, distances, questions } = await loadQuestions(asked, editor, id);
  const question = questions.find((one) => one.id === questionId) ?? null;
  return data({ race, distances, question, questionId }, question ? 200 : 404);
}

/** Adds a question, and leads to the list. */
export async function submitNewQuestion(
  asked: RequestArgs,
  editor: Editor,
  { at, id }: Omit<QuestionPlace, "question">,
) {
  const raceId = raceIdOf(id);
  const form = await formOf(asked.request);
  const { typed, errors } = readQuestion(form);
  if (errors) return data(errors, 400);
  const added = await addQuestion(services(asked.context), editor, raceId, typed);
  if (added.problem !== null) return refused(form, added);
  return seeOtherSaying(at.questions(raceId), questionNotices.added);
}

/** Saves a question, and leads to the list. */
export async function submitQuestion(
  asked: RequestArgs,
  editor: Editor,
  { at, id, question }: QuestionPlace,
) {
  const raceId = raceIdOf(id);
  const questionId = readId(question);
  const form = await formOf(asked.request);
  const { typed, errors } = readQuestion(form);
  if (errors) return data(errors, 400);
  if (!questionId) return refused(form, { problem: "no-question" });
  const key = { raceId, questionId };
  const saved = await saveQuestion(services(asked.context), editor, key, typed);
  if (saved.problem !== null) return refused(form, saved);
  return seeOtherSaying(at.questions(raceId), questionNotices.saved);
}

/** Deletes a question, and leads to the list; so does one that is deleted already. */
export async function submitDeletion(
  asked: RequestArgs,
  editor: Editor,
  { at, id, question }: QuestionPlace,
) {
  const raceId = raceIdOf(id);
  const questionId = readId(question);
  const list = at.questions(raceId);
  const deleted: { problem: null } | QuestionRefusal = questionId
    ? await deleteQuestion(services(asked.context), editor, { raceId, questionId })
    : { problem: "no-question" };
  if (deleted.problem === null) return seeOtherSaying(list, questionNotices.deleted);
  if (deleted.problem === "no-race") throw raceMissing();
  if (deleted.problem === "no-question") return seeOtherSaying(list, questionRefusalWords(deleted));
  return data({ problem: questionRefusalWords(deleted) }, 409);
}

/** Asks a question no longer. */
export function submitStop(asked: RequestArgs, editor: Editor, place: QuestionPlace) {
  return submitAsked(asked, editor, place, false);
}

/** Asks a question again. */
export function submitResume(asked: RequestArgs, editor: Editor, place: QuestionPlace) {
  return submitAsked(asked, editor, place, true);
}

async function submitAsked(
  asked: RequestArgs,
  editor: Editor,
  { at, id, question }: QuestionPlace,
  isAsked: boolean,
) {
  const raceId = raceIdOf(id);
  const questionId = readId(question);
  const set: { problem: null } | QuestionRefusal = questionId
    ? await setAsked(services(asked.context), editor, { raceId, questionId }, isAsked)
    : { problem: "no-question" };
  if (set.problem === "no-race") throw raceMissing();
  const notice = isAsked ? questionNotices.ask : questionNotices.stop;
  return seeOtherSaying(
    at.questions(raceId),
    set.problem === null ? notice : questionRefusalWords(set),
  );
}

/** Stores another order: for the buttons without a script, and for the dragged list. */
export async function submitQuestionOrder(
  asked: RequestArgs,
  editor: Editor,
  { at, id }: Omit<QuestionPlace, "question">,
) {
  const raceId = raceIdOf(id);
  const form = await formOf(asked.request);
  const { value } = readForm(questionOrder, form);
  const ordered: { problem: null } | QuestionRefusal = value
    ? await orderQuestions(services(asked.context), editor, raceId, value)
    : { problem: "order-changed" };
  if (ordered.problem === "no-race") throw raceMissing();
  const problem = ordered.problem === null ? null : questionRefusalWords(ordered);
  if (form.has("move"))
    return seeOtherSaying(at.questions(raceId), problem ?? questionNotices.ordered);
  return data({ problem }, problem ? 409 : 200);
}

/** Reads the form of a question with its choices. */
function readQuestion(form: FormData) {
  const { value, errors } = readForm(questionForm, form);
  if (errors) return { typed: null, errors };
  const { kind, distance, text_en, text_es, hint_en, hint_es, is_required } = value;
  const text = { en: text_en, es: text_es };
  const isDistanceDeleted = distance === deletedDistance;
  const typed: TypedQuestion = {
    kind,
    distanceId: isDistanceDeleted ? null : distance,
    isDistanceDeleted,
    text,
    hint: { en: hint_en, es: hint_es },
    isRequired: is_required,
    choices: [],
  };
  if (!hasChoices(typed)) return { typed, errors: null };
  const lines = readChoiceLines(
    value.choices,
    langs.filter((lang) => text[lang] !== null),
  );
  if (lines.problem === null) return { typed: { ...typed, choices: lines.choices }, errors: null };
  const sentence = choiceLineSentence(lines.problem, lines.line);
  return { typed: null, errors: formErrors(sentence, form, "choices") };
}

/** Fields that a refusal is about. */
const fieldsOf: Partial<Record<QuestionRefusal["problem"], string>> = {
  chosen: "choices",
  "below-taken": "choices",
  "no-distance": "distance",
  "other-kind": "kind",
};

function refused(form: FormData, refusal: QuestionRefusal) {
  if (refusal.problem === "no-race") throw raceMissing();
  const field = fieldsOf[refusal.problem] ?? null;
  return data(formErrors(questionRefusalWords(refusal), form, field), field ? 400 : 409);
}
