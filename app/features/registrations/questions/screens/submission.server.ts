import { data } from "react-router";
import type { RequestArgs } from "#features/accounts/viewer.server.ts";
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
  moveQuestion,
  saveQuestion,
  type TypedQuestion,
  turnQuestion,
} from "../commands.server.ts";
import {
  choiceLineSentence,
  type QuestionRefusal,
  questionNotices,
  refusalOfQuestion,
} from "../messages.ts";
import { findOwnQuestions, type OwnQuestions } from "../queries.server.ts";
import { hasChoices } from "../question.ts";
import { questionForm } from "../schema.ts";

type At = { at: Workplace; id: string; question: string };

/** @throws {Response} 404 for a race that the editor may not edit */
export async function loadQuestions(
  { context }: RequestArgs,
  editor: Editor,
  id: string,
): Promise<OwnQuestions> {
  const own = await findOwnQuestions(services(context), editor, id);
  if (!own) throw data(refusalOfQuestion({ problem: "no-race" }), 404);
  return own;
}

/** @throws {Response} 404 for a question of a race that the editor may not edit */
export async function findOwnQuestion(
  asked: RequestArgs,
  editor: Editor,
  { id, question: questionId }: Omit<At, "at">,
) {
  const { race, distances, questions } = await loadQuestions(asked, editor, id);
  const question = questions.find((one) => one.id === questionId);
  if (!question) throw data(refusalOfQuestion({ problem: "no-question" }), 404);
  return { race, distances, question };
}

/** Adds a question, and leads to the list. */
export async function submitNewQuestion(
  asked: RequestArgs,
  editor: Editor,
  { at, id }: Omit<At, "question">,
) {
  const { race } = await loadQuestions(asked, editor, id);
  const form = await formOf(asked.request);
  const { typed, errors } = readQuestion(form);
  if (errors) return data(errors, 400);
  const done = await addQuestion(services(asked.context), editor, race.id, typed);
  if (done.problem !== null) return refused(form, done);
  return seeOtherSaying(at.questions(race.id), questionNotices.added);
}

/** Saves a question, and leads to the list. */
export async function submitQuestion(
  asked: RequestArgs,
  editor: Editor,
  { at, id, question: questionId }: At,
) {
  const { race, question } = await findOwnQuestion(asked, editor, { id, question: questionId });
  const form = await formOf(asked.request);
  const { typed, errors } = readQuestion(form);
  if (errors) return data(errors, 400);
  const place = { raceId: race.id, questionId: question.id };
  const done = await saveQuestion(services(asked.context), editor, place, typed);
  if (done.problem !== null) return refused(form, done);
  return seeOtherSaying(at.questions(race.id), questionNotices.saved);
}

/** Deletes a question, and leads to the list. */
export async function submitDeletion(asked: RequestArgs, editor: Editor, { at, ...params }: At) {
  const { race, question } = await findOwnQuestion(asked, editor, params);
  const place = { raceId: race.id, questionId: question.id };
  const done = await deleteQuestion(services(asked.context), editor, place);
  if (done.problem !== null) return data({ problem: refusalOfQuestion(done) }, 409);
  return seeOtherSaying(at.questions(race.id), questionNotices.deleted);
}

type ChangedAt = At & { change: string };

/** Asks a question no longer, or again. */
export async function submitTurn(asked: RequestArgs, editor: Editor, changed: ChangedAt) {
  const { change, place, list } = await changedQuestion(asked, editor, changed);
  const isAsked = change === "ask";
  const done = await turnQuestion(services(asked.context), editor, place, isAsked);
  return seeOtherSaying(
    list,
    done.problem === null ? questionNotices[isAsked ? "ask" : "stop"] : refusalOfQuestion(done),
  );
}

/** Moves a question by one place. */
export async function submitMove(asked: RequestArgs, editor: Editor, changed: ChangedAt) {
  const { change, place, list } = await changedQuestion(asked, editor, changed);
  const way = change === "up" ? "up" : "down";
  const done = await moveQuestion(services(asked.context), editor, place, way);
  return seeOtherSaying(
    list,
    done.problem === null ? questionNotices[way] : refusalOfQuestion(done),
  );
}

/** @throws {Response} 404 for a race that the editor may not edit; a question may be gone meanwhile */
async function changedQuestion(
  asked: RequestArgs,
  editor: Editor,
  { at, id, question, change }: ChangedAt,
) {
  const { race } = await loadQuestions(asked, editor, id);
  const questionId = readId(question);
  if (questionId === null) throw data(refusalOfQuestion({ problem: "no-question" }), 404);
  return { change, place: { raceId: race.id, questionId }, list: at.questions(race.id) };
}

/** Reads the form of a question with its choices. */
function readQuestion(form: FormData) {
  const { value, errors } = readForm(questionForm, form);
  if (errors) return { typed: null, errors };
  const { kind, distance, text_en, text_es, hint_en, hint_es, is_required } = value;
  const text = { en: text_en, es: text_es };
  const typed: TypedQuestion = {
    kind,
    distanceId: distance,
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
  const field = fieldsOf[refusal.problem] ?? null;
  return data(formErrors(refusalOfQuestion(refusal), form, field), 409);
}
