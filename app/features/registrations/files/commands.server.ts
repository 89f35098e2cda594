import { randomUUID } from "node:crypto";
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { withRetry } from "#db/failures/retry.ts";
import { entryAnswers, entryFiles, entryQuestions, raceRegistrations, races } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import { type Editor, mayEdit } from "#features/races/rights.server.ts";
import { todayAt } from "#features/races/standing.ts";
import type { Services } from "#services/services.ts";
import { documentEnding } from "#values/form/document-format.ts";
import { readId } from "#values/id.ts";
import { mailTo } from "../letters.server.ts";
import { findRegistration } from "../queries.server.ts";
import type { FileState } from "../questions/file-state.ts";
import { writtenIn } from "../questions/question.ts";
import { letterOfRefusedFile } from "./emails.tsx";
import { type EntryFile, filesOfEntry } from "./entry-files.server.ts";
import { fileMegabytes, type SentFileProblem } from "./messages.ts";

type Runner = Pick<Viewer, "userId">;

/** The file questions of the viewer's entry; `null` for other people's entries. */
export async function findOwnFiles(
  { db, now }: Pick<Services, "db" | "now">,
  viewer: Runner,
  registrationId: string,
): Promise<{ raceName: string; isClosed: boolean; files: EntryFile[] } | null> {
  const entry = await findRegistration({ db }, viewer, registrationId);
  if (!entry) return null;
  const isOver = entry.race.startDate < todayAt(entry.race, now());
  return {
    raceName: entry.race.name,
    isClosed: entry.status === "cancelled" || isOver,
    files: await filesOfEntry({ db }, entry.id),
  };
}

/** Stores a file as the answer to a question of the viewer's entry, in place of one that was sent before. */
export async function sendFile(
  services: Pick<Services, "db" | "now" | "files" | "limits">,
  viewer: Runner,
  { registrationId, questionId }: { registrationId: string; questionId: string },
  sent: FormDataEntryValue | null,
): Promise<{ problem: SentFileProblem | null }> {
  const key = { registrationId: readId(registrationId), questionId: readId(questionId) };
  const refused = await whyNotSent(services, viewer, { registrationId, questionId });
  if (refused) return { problem: refused };
  if (!(sent instanceof File) || sent.size === 0) return { problem: "no-file" };
  if (sent.size > fileMegabytes * 1024 * 1024) return { problem: "too-heavy" };
  const bytes = new Uint8Array(await sent.arrayBuffer());
  const ending = documentEnding(bytes);
  if (!ending || ending === "webp") return { problem: "format" };
  if (!(await services.limits.allow("entryFile", viewer.userId))) return { problem: "too-often" };
  const id = randomUUID();
  const file = `entry-files/${id}.${ending}`;
  await services.files.put(file, bytes);
  try {
    const { problem, replaced } = await withRetry(services.db, (tx) =>
      storeFile({ ...services, db: tx }, viewer, { ...key, id, file }),
    );
    const unneeded = problem === null ? replaced : file;
    if (unneeded !== null) await services.files.remove(unneeded);
    return { problem };
  } catch (error) {
    await services.files.remove(file).catch(() => undefined);
    throw error;
  }
}

type NewFile = {
  registrationId: string | null;
  questionId: string | null;
  id: string;
  file: string;
};

async function storeFile(
  { db, now }: Pick<Services, "db" | "now">,
  viewer: Runner,
  { registrationId, questionId, id, file }: NewFile,
): Promise<{ problem: SentFileProblem | null; replaced: string | null }> {
  const refuse = (problem: SentFileProblem) => ({ problem, replaced: null });
  if (registrationId === null || questionId === null) return refuse("gone");
  // The question before the entry, as a new entry locks them: its kind stays.
  await db
    .select({ id: entryQuestions.id })
    .from(entryQuestions)
    .where(eq(entryQuestions.id, questionId))
    .for("share");
  await lockEntry(db, registrationId);
  const problem = await whyNotSent({ db, now }, viewer, { registrationId, questionId });
  if (problem) return refuse(problem);
  const ofQuestion = and(
    eq(entryFiles.registrationId, registrationId),
    eq(entryFiles.questionId, questionId),
  );
  const [before] = await db.delete(entryFiles).where(ofQuestion).returning();
  await storeState(db, { registrationId, questionId }, "received");
  // Triggers: event; see app/db/functions/entry-questions.sql
  await db.insert(entryFiles).values({
    id,
    registrationId,
    questionId,
    sentBy: viewer.userId,
    file,
    createdAt: now(),
  });
  return { problem: null, replaced: before?.file ?? null };
}

async function whyNotSent(
  services: Pick<Services, "db" | "now">,
  viewer: Runner,
  { registrationId, questionId }: { registrationId: string; questionId: string },
): Promise<SentFileProblem | null> {
  const found = await findOwnFiles(services, viewer, registrationId);
  const asked = found?.files.find((file) => file.questionId === questionId);
  if (!found || !asked) return "gone";
  return found.isClosed || asked.condition === "approved" ? "closed" : null;
}

/**
 * Approves the file of an entry, or refuses it and tells the runner why.
 * @param decision.reason - a sentence for the runner; `null` approves
 */
export async function decideOnFile(
  { db, now, mail }: Pick<Services, "db" | "now" | "mail">,
  editor: Editor,
  {
    registrationId,
    fileId,
    reason,
    origin,
  }: { registrationId: string; fileId: string; reason: string | null; origin: string },
): Promise<{ problem: "gone" | "decided" | null }> {
  const [entryId, id] = [readId(registrationId), readId(fileId)];
  if (entryId === null || id === null) return { problem: "gone" };
  return withRetry(db, async (tx) => {
    await lockEntry(tx, entryId);
    const [entry] = await tx
      .select({ userId: raceRegistrations.userId, raceName: races.raceName })
      .from(raceRegistrations)
      .innerJoin(races, eq(races.id, raceRegistrations.raceId))
      .where(
        and(
          eq(raceRegistrations.id, entryId),
          isNotNull(raceRegistrations.bib),
          mayEdit(editor, raceRegistrations.raceId),
        ),
      );
    if (!entry?.userId) return { problem: "gone" };
    // Triggers: event; see app/db/functions/entry-questions.sql
    const [decided] = await tx
      .update(entryFiles)
      .set({ reviewedAt: now(), refusal: reason })
      .where(
        and(
          eq(entryFiles.id, id),
          eq(entryFiles.registrationId, entryId),
          isNull(entryFiles.reviewedAt),
        ),
      )
      .returning({ questionId: entryFiles.questionId });
    if (!decided) return { problem: "decided" };
    const { questionId } = decided;
    const state = reason === null ? "approved" : "refused";
    await storeState(tx, { registrationId: entryId, questionId }, state);
    const asked = (await filesOfEntry({ db: tx }, entryId)).find(
      (file) => file.questionId === questionId,
    );
    const question = asked?.question ?? { en: null, es: null };
    await recordChange({ db: tx, now }, editor, {
      action: reason === null ? "file approved" : "file refused",
      subjectType: "registration",
      subjectId: entryId,
      subjectName: entry.raceName,
      after: { question: writtenIn(question, "en").text },
      ...(reason !== null && { reason }),
    });
    if (reason !== null) {
      const about = { registrationId: entryId, questionId, question, origin };
      const letter = letterOfRefusedFile({ ...about, raceName: entry.raceName, reason });
      await mailTo({ db: tx, mail }, { userId: entry.userId }, letter);
    }
    return { problem: null };
  });
}

/** Files of an entry are sent and decided on one after the other. */
async function lockEntry(tx: Database, registrationId: string): Promise<void> {
  await tx
    .select({ id: raceRegistrations.id })
    .from(raceRegistrations)
    .where(eq(raceRegistrations.id, registrationId))
    .for("no key update");
}

/** Stores the state of a file as the answer to its question. The entry is locked. */
async function storeState(
  tx: Database,
  { registrationId, questionId }: { registrationId: string; questionId: string },
  answer: FileState,
): Promise<void> {
  const changed = await tx
    .update(entryAnswers)
    .set({ answer })
    .where(
      and(eq(entryAnswers.registrationId, registrationId), eq(entryAnswers.questionId, questionId)),
    )
    .returning({ id: entryAnswers.id });
  if (changed.length === 0)
    await tx.insert(entryAnswers).values({ registrationId, questionId, answer });
}
