import { eq, inArray } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { entryAnswers, entryChoices, entryQuestions, raceRegistrations } from "#db/schema.ts";
import type { EntryTarget } from "../registration.ts";
import { questionsFor } from "./queries.server.ts";
import { type QuestionProblems, type ReadAnswer, readQuestionAnswers } from "./reading-answers.ts";

/**
 * The answers of a draft to the questions of a race. These questions are locked: nobody changes or deletes
 * them until the transaction ends. One that is added meanwhile is not asked of this entry, and the database
 * refuses choices that sell out meanwhile. The distance is locked after the questions, by the new entry.
 */
export async function readForEntry(
  tx: Database,
  place: EntryTarget,
  answers: Readonly<Record<string, string | undefined>>,
): Promise<{ problems: QuestionProblems; read: ReadAnswer[] }> {
  await tx
    .select({ id: entryQuestions.id })
    .from(entryQuestions)
    .where(eq(entryQuestions.raceId, place.raceId))
    .orderBy(entryQuestions.id)
    .for("share");
  return readQuestionAnswers(await questionsFor({ db: tx }, place), answers);
}

/** Locks the choices of several entries in one order everywhere, before their answers are stored one after the other. */
export async function lockChoices(tx: Database, read: readonly ReadAnswer[]): Promise<void> {
  const ids = read.flatMap(({ choiceId }) => choiceId ?? []);
  await tx
    .select({ id: entryChoices.id })
    .from(entryChoices)
    .where(inArray(entryChoices.id, ids))
    .orderBy(entryChoices.id)
    .for("no key update");
}

/** Stores the answers of a new entry, in its transaction. */
export async function storeAnswers(
  tx: Database,
  registrationId: string,
  read: readonly ReadAnswer[],
): Promise<void> {
  if (read.length === 0) return;
  // Triggers: what is taken of the choices; see app/db/functions/entry-questions.sql
  await tx.insert(entryAnswers).values(read.map((one) => ({ registrationId, ...one })));
}

/** Deletes what a person answered, which frees the choices. */
export async function eraseAnswers(tx: Database, userId: string): Promise<void> {
  const own = tx
    .select({ id: raceRegistrations.id })
    .from(raceRegistrations)
    .where(eq(raceRegistrations.userId, userId));
  // Triggers: what is taken of the choices; see app/db/functions/entry-questions.sql
  await tx.delete(entryAnswers).where(inArray(entryAnswers.registrationId, own));
}
