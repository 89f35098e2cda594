import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { violatedConstraint } from "#db/failures/problem.ts";
import {
  entryAnswers,
  entryChoices,
  entryQuestions,
  raceDistances,
  raceRegistrations,
  races,
} from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aShirtQuestion } from "../../../../tests/support/entry-questions.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import {
  aDraft,
  anEntryWorld,
  aRegistration,
  typedAnswers,
} from "../../../../tests/support/registrations.ts";
import { cancelRegistration } from "../commands.server.ts";
import { register } from "../entering/commands.server.ts";
import { leaveRaces } from "../personal-data.server.ts";
import { answersForPrograms } from "./given-answer.ts";
import { answersOfEntry, questionsFor } from "./queries.server.ts";

const { db } = await openTestDatabase();
const at = { origin: "https://dorsal.example" };
const inside = (work: (tx: Database) => Promise<void>) => () => rolledBack(db, work);

async function takenOf(tx: Database): Promise<Record<string, number>> {
  const rows = await tx.select().from(entryChoices).orderBy(entryChoices.sortOrder);
  return Object.fromEntries(rows.map(({ labelEn, taken }) => [labelEn, taken]));
}

test(
  "a registration stores its answers, which the letter tells in the order of the questions",
  inside(async (tx) => {
    const { services, viewer, place, sent } = await anEntryWorld(tx);
    const { questionId, choices } = await aShirtQuestion(tx, {
      raceId: place.raceId,
      sortOrder: 1,
    });
    const [club] = await tx
      .insert(entryQuestions)
      .values({ raceId: place.raceId, kind: "text", textEs: "¿Tu club?" })
      .returning({ id: entryQuestions.id });
    const answers = {
      ...typedAnswers,
      [`question:${questionId}`]: String(choices.M),
      [`question:${club?.id}`]: " Club Andes ",
    };
    const draft = await aDraft(tx, viewer, { ...place, answers });
    const { registrationId } = await register(services, viewer, draft, at);
    const given = await answersOfEntry({ db: tx }, String(registrationId));
    expect(answersForPrograms(given)).toEqual([
      { question: "¿Tu club?", answer: "Club Andes" },
      { question: "Shirt size", answer: "M" },
    ]);
    expect(await takenOf(tx)).toEqual({ S: 0, M: 1 });
    const [letter] = await sent();
    expect(letter?.body).toContain("Shirt size: M");
    expect(letter?.body).toContain("¿Tu club?: Club Andes");
  }),
);

test(
  "an answer that is missing or sold out refuses the registration, and nothing is stored",
  inside(async (tx) => {
    const { services, viewer, place } = await anEntryWorld(tx);
    const { questionId, choices } = await aShirtQuestion(
      tx,
      { raceId: place.raceId },
      { S: 0, M: 1 },
    );
    const entering = async (answer: string) => {
      const answers = { ...typedAnswers, [`question:${questionId}`]: answer };
      const draft = await aDraft(tx, viewer, { ...place, answers });
      return (await register(services, viewer, draft, at)).problem;
    };
    expect(await entering("")).toBe("incomplete");
    expect(await entering(String(choices.S))).toBe("sold-out");
    expect(await tx.$count(raceRegistrations)).toBe(0);
    expect(await entering(String(choices.M))).toBeNull();
    expect(await takenOf(tx)).toEqual({ S: 0, M: 1 });
  }),
);

test(
  "a question of another distance and one that is no longer asked are not asked",
  inside(async (tx) => {
    const { place } = await anEntryWorld(tx);
    const { raceId, distanceId } = place;
    const [other] = await tx
      .insert(raceDistances)
      .values({ raceId, distance: "5K", title: "Five" })
      .returning({ id: raceDistances.id });
    await tx.insert(entryQuestions).values([
      { raceId, kind: "text", textEn: "every" },
      { raceId, kind: "text", textEn: "mine", distanceId, sortOrder: 1 },
      { raceId, kind: "text", textEn: "other", distanceId: other?.id },
      { raceId, kind: "text", textEn: "before", isAsked: false },
    ]);
    const asked = await questionsFor({ db: tx }, place);
    expect(asked.map(({ text }) => text.en)).toEqual(["every", "mine"]);
    const ofRace = await questionsFor({ db: tx }, { raceId, distanceId: null });
    expect(ofRace.map(({ text }) => text.en)).toEqual(["every"]);
  }),
);

test(
  "a cancelled registration frees what it took, a reinstated one takes it again unless it is sold out",
  inside(async (tx) => {
    const { services, viewer, place } = await anEntryWorld(tx);
    const { questionId, choices } = await aShirtQuestion(tx, { raceId: place.raceId });
    const answers = { ...typedAnswers, [`question:${questionId}`]: String(choices.S) };
    const draft = await aDraft(tx, viewer, { ...place, answers });
    const { registrationId } = await register(services, viewer, draft, at);
    const mine = eq(raceRegistrations.id, String(registrationId));
    expect(await takenOf(tx)).toEqual({ S: 1, M: 0 });
    await tx.update(raceRegistrations).set({ status: "confirmed" }).where(mine);
    expect(await takenOf(tx)).toEqual({ S: 1, M: 0 });
    await cancelRegistration(services, viewer, String(registrationId), at);
    expect(await takenOf(tx)).toEqual({ S: 0, M: 0 });
    await tx.update(raceRegistrations).set({ status: "registered" }).where(mine);
    expect(await takenOf(tx)).toEqual({ S: 1, M: 0 });
    await cancelRegistration(services, viewer, String(registrationId), at);

    const other = await aPerson(tx);
    const second = await aRegistration(tx, { raceId: place.raceId, userId: other });
    const answer = { registrationId: second, questionId, choiceId: choices.S };
    await tx.insert(entryAnswers).values(answer);
    const again = tx.transaction((point) =>
      point.update(raceRegistrations).set({ status: "registered" }).where(mine),
    );
    const problem = await again.then(
      () => null,
      (error: unknown) => violatedConstraint(error),
    );
    expect(problem).toBe("entry_choices_stock");
    expect(await takenOf(tx)).toEqual({ S: 1, M: 0 });
    await tx.delete(raceRegistrations).where(eq(raceRegistrations.id, second));
    expect(await takenOf(tx)).toEqual({ S: 0, M: 0 });
  }),
);

test(
  "with an account its answers go, and what they took of the choices is free",
  inside(async (tx) => {
    const { services, viewer, place } = await anEntryWorld(tx);
    const { questionId, choices } = await aShirtQuestion(tx, { raceId: place.raceId });
    const answers = { ...typedAnswers, [`question:${questionId}`]: String(choices.S) };
    await register(services, viewer, await aDraft(tx, viewer, { ...place, answers }), at);
    const past = await aRace(tx, { startDate: "2026-03-01", distances: [] });
    const shirts = await aShirtQuestion(tx, { raceId: past, sortOrder: 5 }, { XL: 3 });
    const run = { raceId: past, userId: viewer.userId, status: "completed" } as const;
    const registrationId = await aRegistration(tx, run);
    const answer = { questionId: shirts.questionId, choiceId: shirts.choices.XL };
    await tx.insert(entryAnswers).values({ registrationId, ...answer });
    await leaveRaces(tx, viewer.userId, now());
    expect(await tx.$count(entryAnswers)).toBe(0);
    expect(await takenOf(tx)).toEqual({ S: 0, XL: 0, M: 0 });
    expect(await tx.$count(raceRegistrations)).toBe(2);
  }),
);

test(
  "the questions of a deleted distance stay with their answers and are no longer asked; a deleted race takes all along",
  inside(async (tx) => {
    const { services, viewer, place } = await anEntryWorld(tx);
    const { raceId, distanceId } = place;
    const { questionId, choices } = await aShirtQuestion(tx, { raceId, distanceId });
    const answers = { ...typedAnswers, [`question:${questionId}`]: String(choices.M) };
    await register(services, viewer, await aDraft(tx, viewer, { ...place, answers }), at);
    await tx.delete(raceDistances).where(eq(raceDistances.raceId, raceId));
    const [question] = await tx.select().from(entryQuestions);
    expect(question).toMatchObject({ distanceId: null, isAsked: false });
    expect(await tx.$count(entryAnswers)).toBe(1);
    await tx.delete(raceRegistrations);
    await tx.delete(races).where(eq(races.id, raceId));
    expect(await tx.$count(entryQuestions)).toBe(0);
    expect(await tx.$count(entryAnswers)).toBe(0);
  }),
);
