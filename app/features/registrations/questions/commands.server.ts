import { randomUUID } from "node:crypto";
import { asc, eq, inArray } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { withRetry } from "#db/failures/retry.ts";
import { entryAnswers, entryChoices, entryQuestions } from "#db/schema.ts";
import { difference, recorded, withoutEmpty } from "#features/audit/change.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import { storeOrder } from "#features/races/editing/distances/distance-order.server.ts";
import { isDistanceOf, lockRace } from "#features/races/editing/distances/distances.server.ts";
import type { Editor } from "#features/races/rights.server.ts";
import type { Services } from "#services/services.ts";
import { type ListOrder, orderAfter } from "#values/form/moved.ts";
import { recordNamed } from "../named-change.server.ts";
import { choiceLines, isSameLabel, type TypedChoice } from "./choice-lines.ts";
import type { QuestionRefusal } from "./messages.ts";
import { findQuestions, withAnswerCounts } from "./queries.server.ts";
import {
  type AnswerKind,
  hasChoices,
  mostQuestions,
  type OwnChoice,
  type OwnQuestion,
  type QuestionText,
  writtenIn,
} from "./question.ts";

/** A question as its form says it. */
export type TypedQuestion = {
  kind: AnswerKind;
  distanceId: string | null;
  /** It stays without a distance, as its own was deleted. */
  isDistanceDeleted: boolean;
  text: QuestionText;
  hint: QuestionText;
  isRequired: boolean;
  choices: TypedChoice[];
};

type QuestionChange = { problem: null; id: string } | QuestionRefusal;
type QuestionServices = Pick<Services, "db" | "now">;
type QuestionKey = { raceId: string; questionId: string };

/** Adds a question after the others of the race. */
export function addQuestion(
  services: QuestionServices,
  editor: Editor,
  raceId: string,
  typed: TypedQuestion,
): Promise<QuestionChange> {
  return change(services, editor, raceId, async (tx, { race, questions }) => {
    if (questions.length >= mostQuestions) return { problem: "too-many" };
    if (typed.isDistanceDeleted || !(await isDistanceOf(tx, raceId, typed.distanceId))) {
      return { problem: "no-distance" };
    }
    const sortOrder = 1 + Math.max(-1, ...(await ordersOf(tx, raceId)));
    const id = randomUUID();
    await tx.insert(entryQuestions).values({ id, raceId, sortOrder, ...columnsOf(typed) });
    await storeChoices(tx, id, [], typed);
    await recordNamed({ db: tx, now: services.now }, editor, race, {
      action: "created",
      subjectType: "question",
      subjectId: id,
      name: typed.text,
      after: recorded(withoutEmpty(auditedColumns(typed))),
    });
    return { problem: null, id };
  });
}

/** Changes a question. What runners have chosen stays among its choices. */
export function saveQuestion(
  services: QuestionServices,
  editor: Editor,
  { raceId, questionId }: QuestionKey,
  typed: TypedQuestion,
): Promise<QuestionChange> {
  return change(services, editor, raceId, async (tx, { race, questions }) => {
    const stored = questions.find(({ id }) => id === questionId);
    if (!stored) return { problem: "no-question" };
    const isDeletedNow = typed.isDistanceDeleted && !stored.isDistanceDeleted;
    if (isDeletedNow || !(await isDistanceOf(tx, raceId, typed.distanceId))) {
      return { problem: "no-distance" };
    }
    const [counted] = await withAnswerCounts(tx, [stored]);
    if (counted && counted.answers > 0 && stored.kind !== typed.kind) {
      return { problem: "other-kind" };
    }
    const refusal = await storeChoices(tx, questionId, stored.choices, typed);
    if (refusal) return refusal;
    const changed = difference(auditedColumns(stored), auditedColumns(typed));
    if (!changed) return { problem: null, id: questionId };
    const lines = changedLines(stored, typed);
    await tx.update(entryQuestions).set(columnsOf(typed)).where(eq(entryQuestions.id, questionId));
    await recordNamed({ db: tx, now: services.now }, editor, race, {
      action: "changed",
      subjectType: "question",
      subjectId: questionId,
      name: typed.text,
      before: recorded({ ...changed.before, ...lines?.before }),
      after: recorded({ ...changed.after, ...lines?.after }),
    });
    return { problem: null, id: questionId };
  });
}

/** Asks a question no longer, or again. */
export function setAsked(
  services: QuestionServices,
  editor: Editor,
  { raceId, questionId }: QuestionKey,
  isAsked: boolean,
): Promise<QuestionChange> {
  return change(services, editor, raceId, async (tx, { race, questions }) => {
    const stored = questions.find(({ id }) => id === questionId);
    if (!stored) return { problem: "no-question" };
    if (stored.isAsked === isAsked) return { problem: null, id: questionId };
    if (isAsked && stored.isDistanceDeleted) return { problem: "distance-deleted" };
    await tx.update(entryQuestions).set({ isAsked }).where(eq(entryQuestions.id, questionId));
    await recordNamed({ db: tx, now: services.now }, editor, race, {
      action: isAsked ? "resumed asking" : "stopped asking",
      subjectType: "question",
      subjectId: questionId,
      name: stored.text,
      before: { is_asked: stored.isAsked },
      after: { is_asked: isAsked },
    });
    return { problem: null, id: questionId };
  });
}

/** Puts all questions of a race in another order, or moves one of them by one place. */
export function orderQuestions(
  services: QuestionServices,
  editor: Editor,
  raceId: string,
  asked: ListOrder,
): Promise<{ problem: null } | QuestionRefusal> {
  return change(services, editor, raceId, async (tx, { race, questions }) => {
    const names = new Map(questions.map(({ id, text }) => [id, writtenIn(text, "en").text]));
    const order = orderAfter([...names.keys()], asked);
    if (!order) return { problem: "order-changed" };
    if (order.join() === [...names.keys()].join()) return { problem: null };
    await storeOrder(tx, entryQuestions, raceId, order);
    await recordChange({ db: tx, now: services.now }, editor, {
      action: "ordered the questions of",
      subjectType: "race",
      subjectId: raceId,
      subjectName: race.name,
      before: { questions: [...names.values()] },
      after: { questions: order.map((id) => names.get(id)) },
    });
    return { problem: null };
  });
}

/** Deletes a question that nobody has answered. */
export function deleteQuestion(
  services: QuestionServices,
  editor: Editor,
  { raceId, questionId }: QuestionKey,
): Promise<QuestionChange> {
  return change(services, editor, raceId, async (tx, { race, questions }) => {
    const stored = questions.find(({ id }) => id === questionId);
    if (!stored) return { problem: "no-question" };
    const [counted] = await withAnswerCounts(tx, [stored]);
    if (counted && counted.answers > 0) return { problem: "has-answers" };
    await tx.delete(entryQuestions).where(eq(entryQuestions.id, questionId));
    await recordNamed({ db: tx, now: services.now }, editor, race, {
      action: "deleted",
      subjectType: "question",
      subjectId: questionId,
      name: stored.text,
      before: recorded(withoutEmpty(auditedColumns(stored))),
    });
    return { problem: null, id: questionId };
  });
}

type StoredQuestion = Omit<OwnQuestion, "answers">;
type LockedQuestions = { race: { name: string }; questions: StoredQuestion[] };

/**
 * Runs a change of the questions of a race that the editor may edit. The race and its questions are locked
 * in that order: changes run one after the other, and entries that read the questions are waited for.
 */
function change<Result extends { problem: string | null }>(
  { db }: QuestionServices,
  editor: Editor,
  raceId: string,
  work: (tx: Database, locked: LockedQuestions) => Promise<Result | QuestionRefusal>,
): Promise<Result | QuestionRefusal> {
  return withRetry(db, async (tx): Promise<Result | QuestionRefusal> => {
    const [race] = await lockRace(tx, editor, raceId);
    if (!race) return { problem: "no-race" };
    const ofRace = eq(entryQuestions.raceId, raceId);
    await tx
      .select({ id: entryQuestions.id })
      .from(entryQuestions)
      .where(ofRace)
      .orderBy(asc(entryQuestions.id))
      .for("update");
    return work(tx, { race, questions: await findQuestions(tx, ofRace) });
  });
}

/** Writes the choices of a question, and takes out those that are no longer named. */
async function storeChoices(
  tx: Database,
  questionId: string,
  stored: readonly OwnChoice[],
  typed: TypedQuestion,
): Promise<QuestionRefusal | null> {
  const wanted = hasChoices(typed) ? typed.choices : [];
  const ids = stored.map(({ id }) => id);
  if (ids.length > 0) {
    await tx
      .select({ id: entryChoices.id })
      .from(entryChoices)
      .where(inArray(entryChoices.id, ids))
      .orderBy(asc(entryChoices.id))
      .for("no key update");
  }
  const kept = new Map<string, { choice: TypedChoice; sortOrder: number }>();
  const added: { choice: TypedChoice; sortOrder: number }[] = [];
  for (const [sortOrder, choice] of wanted.entries()) {
    const known = stored.find(({ id, label }) => !kept.has(id) && isSameLabel(label, choice.label));
    if (known) kept.set(known.id, { choice, sortOrder });
    else added.push({ choice, sortOrder });
  }
  const current = await takenOf(tx, ids);
  for (const { id, label } of stored) {
    const { taken = 0, answers = 0 } = current.get(id) ?? {};
    const { stock = null } = kept.get(id)?.choice ?? {};
    const [line = ""] = choiceLines([{ label, stock: taken }]);
    const named = { label, line, taken, answers };
    if (!kept.has(id) && answers > 0) return { problem: "chosen", ...named };
    if (stock !== null && stock < taken) return { problem: "below-taken", ...named };
  }
  const gone = ids.filter((id) => !kept.has(id));
  if (gone.length > 0) await tx.delete(entryChoices).where(inArray(entryChoices.id, gone));
  for (const [id, { choice, sortOrder }] of kept) {
    await tx
      .update(entryChoices)
      .set({ ...choiceColumns(choice), sortOrder })
      .where(eq(entryChoices.id, id));
  }
  if (added.length > 0) {
    await tx.insert(entryChoices).values(
      added.map(({ choice, sortOrder }) => ({
        questionId,
        sortOrder,
        ...choiceColumns(choice),
      })),
    );
  }
  return null;
}

/** What is taken of choices now, and how many entries chose each, cancelled ones included. */
async function takenOf(tx: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { taken: number; answers: number }>();
  const rows = await tx
    .select({
      id: entryChoices.id,
      taken: entryChoices.taken,
      answers: tx.$count(entryAnswers, eq(entryAnswers.choiceId, entryChoices.id)),
    })
    .from(entryChoices)
    .where(inArray(entryChoices.id, [...ids]));
  return new Map(rows.map(({ id, taken, answers }) => [id, { taken, answers }]));
}

async function ordersOf(tx: Database, raceId: string): Promise<number[]> {
  const rows = await tx
    .select({ sortOrder: entryQuestions.sortOrder })
    .from(entryQuestions)
    .where(eq(entryQuestions.raceId, raceId));
  return rows.map(({ sortOrder }) => sortOrder);
}

function columnsOf(typed: TypedQuestion) {
  const { kind, distanceId, isDistanceDeleted, text, hint, isRequired } = typed;
  return {
    kind,
    distanceId,
    isDistanceDeleted,
    textEn: text.en,
    textEs: text.es,
    hintEn: hint.en,
    hintEs: hint.es,
    isRequired,
  };
}

function choiceColumns({ label, stock }: TypedChoice) {
  return { labelEn: label.en, labelEs: label.es, stock };
}

/** A question in the audit log. */
function auditedColumns(question: TypedQuestion) {
  const { kind, distanceId, isDistanceDeleted, text, hint, isRequired, choices } = question;
  return {
    kind,
    distance_id: distanceId,
    is_distance_deleted: isDistanceDeleted,
    text_en: text.en,
    text_es: text.es,
    hint_en: hint.en,
    hint_es: hint.es,
    is_required: isRequired,
    choices: hasChoices(question) ? choiceLines(choices) : null,
  };
}

/** The choices that differ; `null` where only their order does, which is then recorded with all of them. */
function changedLines(before: TypedQuestion, after: TypedQuestion) {
  const was = auditedColumns(before).choices ?? [];
  const is = auditedColumns(after).choices ?? [];
  const [gone, added] = [
    was.filter((line) => !is.includes(line)),
    is.filter((line) => !was.includes(line)),
  ];
  const isChanged = gone.length > 0 || added.length > 0;
  return isChanged ? { before: { choices: gone }, after: { choices: added } } : null;
}
