import { asc, eq, ne } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import {
  auditEntries,
  entryAnswers,
  entryChoices,
  entryQuestions,
  raceDistances,
  raceOrganizers,
} from "#db/schema.ts";
import type { ListOrder } from "#values/form/moved.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import { aRegistration } from "../../../../tests/support/registrations.ts";
import { lossesWords } from "../distance-losses.ts";
import { distanceLosses } from "../queries.server.ts";
import { readChoiceLines } from "./choice-lines.ts";
import {
  addQuestion,
  deleteQuestion,
  orderQuestions,
  saveQuestion,
  setAsked,
  type TypedQuestion,
} from "./commands.server.ts";
import { findOwnQuestions } from "./queries.server.ts";
import { mostQuestions } from "./question.ts";

const { db } = await openTestDatabase();
const inside = (work: (tx: Database) => Promise<void>) => () => rolledBack(db, work);

function typed(lines: string, over: Partial<TypedQuestion> = {}): TypedQuestion {
  const read = readChoiceLines(lines, ["en", "es"]);
  return {
    kind: "choice",
    distanceId: null,
    isDistanceDeleted: false,
    text: { en: "Shirt", es: null },
    hint: { en: null, es: null },
    isRequired: true,
    choices: read.problem === null ? read.choices : [],
    ...over,
  };
}

async function aWorld(tx: Database) {
  const raceId = await aRace(tx, { raceName: "Carrera", distances: [{ distance: "10K" }] });
  const userId = await aPerson(tx);
  await tx.insert(raceOrganizers).values({ raceId, userId });
  const services = { db: tx, now };
  return { services, raceId, editor: { userId, isAdmin: false } };
}

async function added(
  { services, editor, raceId }: Awaited<ReturnType<typeof aWorld>>,
  question: TypedQuestion,
) {
  const made = await addQuestion(services, editor, raceId, question);
  if (made.problem !== null) throw new Error(made.problem);
  return { raceId, questionId: made.id };
}

const labels = async (tx: Database) => {
  const rows = await tx.select().from(entryChoices).orderBy(asc(entryChoices.sortOrder));
  return rows.map(({ labelEn, stock }) => `${labelEn} ${stock}`);
};

test(
  "an organizer adds, changes, moves, stops and deletes questions, and the log says so",
  inside(async (tx) => {
    const world = await aWorld(tx);
    const { services, editor, raceId } = world;
    const first = await added(world, typed("S = 5\nM"));
    const second = await added(world, typed("", { kind: "text", text: { en: null, es: "Club" } }));
    await saveQuestion(services, editor, first, typed("L\nM = 7", { isRequired: false }));
    expect(await labels(tx)).toEqual(["L null", "M 7"]);
    const move: ListOrder = { move: ["up", second.questionId] };
    await orderQuestions(services, editor, raceId, move);
    await orderQuestions(services, editor, raceId, move);
    await setAsked(services, editor, first, false);
    const own = await findOwnQuestions({ db: tx }, editor, raceId);
    expect(own?.questions.map(({ text, isAsked }) => [text.en ?? text.es, isAsked])).toEqual([
      ["Club", true],
      ["Shirt", false],
    ]);
    await deleteQuestion(services, editor, first);
    expect(await tx.$count(entryQuestions)).toBe(1);
    const log = await tx
      .select({ action: auditEntries.action, name: auditEntries.subjectName })
      .from(auditEntries);
    expect(log.map(({ action, name }) => `${action} ${name}`).sort()).toEqual([
      "changed Shirt, Carrera",
      "created Club, Carrera",
      "created Shirt, Carrera",
      "deleted Shirt, Carrera",
      "ordered the questions of Carrera",
      "stopped asking Shirt, Carrera",
    ]);
  }),
);

test(
  "what runners have chosen stays: it is neither taken out, nor is its stock lower than taken",
  inside(async (tx) => {
    const world = await aWorld(tx);
    const { services, editor, raceId } = world;
    const place = await added(world, typed("S\nM"));
    const registrationId = await aRegistration(tx, { raceId, userId: await aPerson(tx) });
    const [s] = await tx.select().from(entryChoices).where(eq(entryChoices.labelEn, "S"));
    const { questionId } = place;
    await tx.insert(entryAnswers).values({ registrationId, questionId, choiceId: s?.id });
    const save = (question: TypedQuestion) => saveQuestion(services, editor, place, question);
    expect(await save(typed("M"))).toEqual({
      problem: "chosen",
      label: { en: "S", es: "S" },
      line: "S = 1",
      taken: 1,
      answers: 1,
    });
    expect(await save(typed("S = 0\nM"))).toMatchObject({ problem: "below-taken", line: "S = 1" });
    expect(await save(typed("", { kind: "text" }))).toEqual({ problem: "other-kind" });
    expect(await deleteQuestion(services, editor, place)).toEqual({ problem: "has-answers" });
    expect(await labels(tx)).toEqual(["S null", "M null"]);
    expect(await save(typed("S | Chica = 1"))).toMatchObject({ problem: null });
    expect(await tx.select().from(entryChoices)).toMatchObject([
      { id: s?.id, labelEs: "Chica", stock: 1, taken: 1 },
    ]);
  }),
);

test(
  "a race has at most 30 questions, each of one of its own distances or of all",
  inside(async (tx) => {
    const world = await aWorld(tx);
    const { services, editor, raceId } = world;
    const foreign = typed("", { kind: "text", distanceId: raceId });
    expect(await addQuestion(services, editor, raceId, foreign)).toEqual({
      problem: "no-distance",
    });
    const rows = Array.from({ length: mostQuestions }, () => ({
      raceId,
      kind: "text" as const,
      textEn: "x",
    }));
    await tx.insert(entryQuestions).values(rows);
    expect(await addQuestion(services, editor, raceId, typed("M"))).toEqual({
      problem: "too-many",
    });
  }),
);

test(
  "only those who may edit the race change its questions, and only those of this race",
  inside(async (tx) => {
    const world = await aWorld(tx);
    const { services, editor, raceId } = world;
    const place = await added(world, typed("M"));
    const stranger = { userId: await aPerson(tx), isAdmin: false };
    const refused = { problem: "no-race" };
    expect(await findOwnQuestions({ db: tx }, stranger, raceId)).toBeNull();
    expect(await addQuestion(services, stranger, raceId, typed("M"))).toEqual(refused);
    expect(await saveQuestion(services, stranger, place, typed("L"))).toEqual(refused);
    expect(await setAsked(services, stranger, place, false)).toEqual(refused);
    expect(await orderQuestions(services, stranger, raceId, { order: [] })).toEqual(refused);
    expect(await deleteQuestion(services, stranger, place)).toEqual(refused);
    const another = await aWorld(tx);
    const elsewhere = { raceId: another.raceId, questionId: place.questionId };
    const { editor: other } = another;
    expect(await saveQuestion(services, other, elsewhere, typed("L"))).toEqual({
      problem: "no-question",
    });
    expect(await labels(tx)).toEqual(["M null"]);
    expect(await saveQuestion(services, { ...editor, isAdmin: true }, place, typed("L"))).toEqual({
      problem: null,
      id: place.questionId,
    });
  }),
);

test(
  "a deleted distance takes its questions with it; one with answers stays and waits for another distance",
  inside(async (tx) => {
    const world = await aWorld(tx);
    const { services, editor, raceId } = world;
    const [distance] = await tx
      .select({ id: raceDistances.id })
      .from(raceDistances)
      .where(eq(raceDistances.raceId, raceId));
    const distanceId = String(distance?.id);
    const answered = typed("", { kind: "text", distanceId });
    const place = await added(world, answered);
    await added(world, typed("", { kind: "text", text: { en: "Club", es: null }, distanceId }));
    const registrationId = await aRegistration(tx, { raceId, userId: await aPerson(tx) });
    const { questionId } = place;
    await tx.insert(entryAnswers).values({ registrationId, questionId, answer: "M" });
    expect(lossesWords(await distanceLosses({ db: tx }, distanceId)).map(({ en }) => en)).toEqual([
      "These questions are deleted with it: Club",
      "These questions are no longer asked, and their answers stay: Shirt",
    ]);
    await tx.delete(raceDistances).where(eq(raceDistances.id, distanceId));
    expect(await tx.select().from(entryQuestions)).toMatchObject([
      { id: questionId, distanceId: null, isDistanceDeleted: true, isAsked: false },
    ]);
    const refused = { problem: "distance-deleted" };
    expect(await setAsked(services, editor, place, true)).toEqual(refused);
    const kept = { ...answered, distanceId: null, isDistanceDeleted: true };
    await saveQuestion(services, editor, place, kept);
    expect(await setAsked(services, editor, place, true)).toEqual(refused);
    await saveQuestion(services, editor, place, { ...kept, isDistanceDeleted: false });
    expect(await setAsked(services, editor, place, true)).toMatchObject({ problem: null });
    expect(await saveQuestion(services, editor, place, kept)).toEqual({ problem: "no-distance" });
  }),
);

test(
  "the log has the choices that changed, and an order only if it is another one",
  inside(async (tx) => {
    const world = await aWorld(tx);
    const { services, editor, raceId } = world;
    const place = await added(world, typed("S\nM\nL"));
    const { questionId } = place;
    await saveQuestion(services, editor, place, typed("S\nM = 5\nXL"));
    await orderQuestions(services, editor, raceId, { move: ["up", questionId] });
    const log = await tx
      .select({ before: auditEntries.before, after: auditEntries.after })
      .from(auditEntries)
      .where(ne(auditEntries.action, "created"));
    expect(log).toEqual([{ before: { choices: ["M", "L"] }, after: { choices: ["M = 5", "XL"] } }]);
    expect(await orderQuestions(services, editor, raceId, { order: [] })).toEqual({
      problem: "order-changed",
    });
  }),
);
