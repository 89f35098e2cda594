import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { withRetry } from "#db/failures/retry.ts";
import { entryAnswers, entryChoices, entryQuestions, raceDistances } from "#db/schema.ts";
import { difference } from "#features/audit/change.ts";
import { recorded, withoutEmpty } from "#features/audit/columns.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import { lockRace } from "#features/races/editing/distances/distances.server.ts";
import type { Editor } from "#features/races/rights.server.ts";
import type { Services } from "#services/services.ts";
import { moved } from "#values/form/moved.ts";
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
  text: QuestionText;
  hint: QuestionText;
  isRequired: boolean;
  choices: TypedChoice[];
};

type Done = { problem: null; id: string } | QuestionRefusal;
type Needs = Pick<Services, "db" | "now" | "log">;
type At = { raceId: string; questionId: string };

/** Adds a question after the others of the race. */
export function addQuestion(
  services: Needs,
  editor: Editor,
  raceId: string,
  typed: TypedQuestion,
): Promise<Done> {
  return change(services, editor, raceId, async (tx, { race, questions }) => {
    if (questions.length >= mostQuestions) return { problem: "too-many" };
    if (!(await isOfRace(tx, raceId, typed.distanceId))) return { problem: "no-distance" };
    const sortOrder = 1 + Math.max(-1, ...(await ordersOf(tx, raceId)));
    const [made] = await tx
      .insert(entryQuestions)
      .values({ raceId, sortOrder, ...columnsOf(typed) })
      .returning({ id: entryQuestions.id });
    if (!made) return { problem: "failed" };
    await storeChoices(tx, made.id, [], typed);
    await record(tx, services, editor, {
      action: "created",
      id: made.id,
      name: nameIn(race.name, typed),
      after: recorded(withoutEmpty(told(typed))),
    });
    return { problem: null, id: made.id };
  });
}

/** Changes a question. What runners have chosen stays among its choices. */
export function saveQuestion(
  services: Needs,
  editor: Editor,
  { raceId, questionId }: At,
  typed: TypedQuestion,
): Promise<Done> {
  return change(services, editor, raceId, async (tx, { race, questions }) => {
    const stored = questions.find(({ id }) => id === questionId);
    if (!stored) return { problem: "no-question" };
    if (!(await isOfRace(tx, raceId, typed.distanceId))) return { problem: "no-distance" };
    const [counted] = await withAnswerCounts(tx, [stored]);
    if (counted && counted.answers > 0 && stored.kind !== typed.kind) {
      return { problem: "other-kind" };
    }
    const refusal = await storeChoices(tx, questionId, stored.choices, typed);
    if (refusal) return refusal;
    const changed = difference(told(stored), told(typed));
    if (!changed) return { problem: null, id: questionId };
    await tx.update(entryQuestions).set(columnsOf(typed)).where(eq(entryQuestions.id, questionId));
    await record(tx, services, editor, {
      action: "changed",
      id: questionId,
      name: nameIn(race.name, typed),
      before: recorded(changed.before ?? {}),
      after: recorded(changed.after ?? {}),
    });
    return { problem: null, id: questionId };
  });
}

/** Asks a question no longer, or again. */
export function turnQuestion(
  services: Needs,
  editor: Editor,
  { raceId, questionId }: At,
  isAsked: boolean,
): Promise<Done> {
  return change(services, editor, raceId, async (tx, { race, questions }) => {
    const stored = questions.find(({ id }) => id === questionId);
    if (!stored) return { problem: "no-question" };
    if (stored.isAsked === isAsked) return { problem: null, id: questionId };
    await tx.update(entryQuestions).set({ isAsked }).where(eq(entryQuestions.id, questionId));
    await record(tx, services, editor, {
      action: isAsked ? "resumed asking" : "stopped asking",
      id: questionId,
      name: nameIn(race.name, stored),
      before: { is_asked: stored.isAsked },
      after: { is_asked: isAsked },
    });
    return { problem: null, id: questionId };
  });
}

/** Moves a question by one place; at an end of the list it stays. */
export function moveQuestion(
  services: Needs,
  editor: Editor,
  { raceId, questionId }: At,
  way: "up" | "down",
): Promise<Done> {
  return change(services, editor, raceId, async (tx, { race, questions }) => {
    const from = questions.findIndex(({ id }) => id === questionId);
    const stored = questions[from];
    if (!stored) return { problem: "no-question" };
    const to = way === "up" ? from - 1 : from + 1;
    if (to < 0 || to >= questions.length) return { problem: null, id: questionId };
    for (const [sortOrder, { id }] of moved(questions, from, to).entries()) {
      await tx.update(entryQuestions).set({ sortOrder }).where(eq(entryQuestions.id, id));
    }
    await record(tx, services, editor, {
      action: "moved",
      id: questionId,
      name: nameIn(race.name, stored),
      before: { place: from + 1 },
      after: { place: to + 1 },
    });
    return { problem: null, id: questionId };
  });
}

/** Deletes a question that nobody has answered. */
export function deleteQuestion(
  services: Needs,
  editor: Editor,
  { raceId, questionId }: At,
): Promise<Done> {
  return change(services, editor, raceId, async (tx, { race, questions }) => {
    const stored = questions.find(({ id }) => id === questionId);
    if (!stored) return { problem: "no-question" };
    const [counted] = await withAnswerCounts(tx, [stored]);
    if (counted && counted.answers > 0) return { problem: "has-answers" };
    await tx.delete(entryQuestions).where(eq(entryQuestions.id, questionId));
    await record(tx, services, editor, {
      action: "deleted",
      id: questionId,
      name: nameIn(race.name, stored),
      before: recorded(withoutEmpty(told(stored))),
    });
    return { problem: null, id: questionId };
  });
}

type Stored = Omit<OwnQuestion, "answers">;
type Locked = { race: { name: string }; questions: Stored[] };

/**
 * Runs a change of the questions of a race that the editor may edit. The race and its questions are locked
 * in that order: changes run one after the other, and entries that read the questions are waited for.
 */
async function change(
  { db, log }: Needs,
  editor: Editor,
  raceId: string,
  work: (tx: Database, locked: Locked) => Promise<Done>,
): Promise<Done> {
  try {
    return await withRetry(db, async (tx) => {
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
  } catch (error) {
    log.error({ error, raceId }, "question not changed");
    return { problem: "failed" };
  }
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
    const named = { label: writtenIn(label, "en").text, taken, answers };
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

async function isOfRace(tx: Database, raceId: string, distanceId: string | null) {
  if (distanceId === null) return true;
  const isIt = and(eq(raceDistances.id, distanceId), eq(raceDistances.raceId, raceId));
  return (await tx.$count(raceDistances, isIt)) > 0;
}

async function ordersOf(tx: Database, raceId: string): Promise<number[]> {
  const rows = await tx
    .select({ sortOrder: entryQuestions.sortOrder })
    .from(entryQuestions)
    .where(eq(entryQuestions.raceId, raceId));
  return rows.map(({ sortOrder }) => sortOrder);
}

function columnsOf({ kind, distanceId, text, hint, isRequired }: TypedQuestion) {
  return {
    kind,
    distanceId,
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

/** A question as the audit log tells it. */
function told(question: TypedQuestion) {
  const { kind, distanceId, text, hint, isRequired, choices } = question;
  return {
    kind,
    distance_id: distanceId,
    text_en: text.en,
    text_es: text.es,
    hint_en: hint.en,
    hint_es: hint.es,
    is_required: isRequired,
    choices: hasChoices(question) ? choiceLines(choices) : null,
  };
}

function nameIn(raceName: string, { text }: { text: QuestionText }): string {
  return `${writtenIn(text, "en").text}, ${raceName}`;
}

function record(
  tx: Database,
  { now }: Needs,
  editor: Editor,
  {
    id,
    name,
    ...entry
  }: {
    action: string;
    id: string;
    name: string;
    before?: Record<string, unknown>;
    after?: Record<string, unknown>;
  },
): Promise<void> {
  const subject = { subjectType: "question", subjectId: id, subjectName: name };
  return recordChange({ db: tx, now }, editor, { ...entry, ...subject });
}
