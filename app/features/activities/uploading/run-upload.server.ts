import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { setTimeout as pause } from "node:timers/promises";
import { and, asc, eq, isNull, ne } from "drizzle-orm";
import { activityUploadFiles, activityUploads } from "#db/schema.ts";
import type { Scratch } from "#services/files/scratch.ts";
import type { Services } from "#services/services.ts";
import { uploadLimits } from "../reading/recording.ts";
import type { FoundFile } from "./measure-files.server.ts";
import { MeasuringThread } from "./measure-in-thread.server.ts";
import { storeRecordings } from "./store-recordings.server.ts";
import type { UploadProblem, UploadState } from "./upload.ts";
import { orderReading, shownName, type UploadJob } from "./uploads.server.ts";

type Running = Pick<Services, "db" | "files" | "now" | "log" | "jobs" | "scratch">;

/** One turn of a runner; then waiting runners come first. */
const usualTurnMs = 10_000;

/**
 * As long as no other runner waits, the next turn follows at once, without unpacking the archive again. Well
 * below the time after which a job counts as abandoned.
 */
const mostTurnsMs = 300_000;

/** The pause after a recording, as a share of the time that it took: requests come between. */
const restShare = 0.5;

type Run = {
  signal: AbortSignal;
  isLastTry: boolean;
  turnMs?: number;
  mostTurnsMs?: number;
  /** What else is done with new activities before the upload counts as finished. */
  afterwards: (owner: { userId: string }) => Promise<unknown>;
};

/**
 * The job that reads the files of a runner: one turn with the oldest upload, which stores what it finds.
 * While anything remains, another turn is queued after those of the other runners. A turn resumes after the
 * last answer of the previous one; one that fails without an answer is retried.
 */
export async function runUpload(
  services: Running,
  job: UploadJob,
  { signal, isLastTry, turnMs = usualTurnMs, mostTurnsMs: mostMs = mostTurnsMs, afterwards }: Run,
): Promise<void> {
  const { log, scratch } = services;
  const userId = "userId" in job ? job.userId : await ownerOf(services, job.uploadId);
  const uploadId = userId && (await oldestUpload(services, userId));
  if (!userId || !uploadId) return;
  const thread = new MeasuringThread(signal);
  const temporary = scratch();
  const began = performance.now();
  const turns = { turnMs, endsAt: began + turnMs, lastEndsAt: began + mostMs };
  const nestedPath = temporary.path();
  const work = { uploadId, userId, signal, thread, temporary, nestedPath, turns, answered: 0 };
  try {
    if (await readWaiting(services, work)) {
      await afterwards({ userId });
      await finishUpload(services, uploadId);
    }
  } catch (error) {
    if (work.answered > 0) {
      if (!signal.aborted) log.warn({ error, uploadId }, "an upload of activities begins again");
    } else if (isLastTry) {
      log.error({ error, uploadId }, "an upload of activities failed");
      await afterwards({ userId }).finally(() => finishUpload(services, uploadId));
    } else throw error;
  } finally {
    await thread.close();
    await temporary.clear();
  }
  if ((await oldestUpload(services, userId)) !== null) await orderReading(services, userId);
}

async function ownerOf({ db }: Running, uploadId: string): Promise<string | null> {
  const { id, userId } = activityUploads;
  const [upload] = await db.select({ userId }).from(activityUploads).where(eq(id, uploadId));
  return upload?.userId ?? null;
}

async function oldestUpload({ db }: Running, userId: string): Promise<string | null> {
  const [upload] = await db
    .select({ id: activityUploads.id })
    .from(activityUploads)
    .where(and(eq(activityUploads.userId, userId), isNull(activityUploads.finishedAt)))
    .orderBy(asc(activityUploads.createdAt), asc(activityUploads.id))
    .limit(1);
  return upload?.id ?? null;
}

/** Whether all files of the upload are read: the turn may end before. */
async function readWaiting(services: Running, work: Work): Promise<boolean> {
  for (const chosen of await waitingFiles(services, work.uploadId)) {
    if (await isOver(services, work)) return false;
    if (!(await readChosen(services, work, chosen))) return false;
  }
  return true;
}

/** A turn has one answer at least. Another one of the same runner follows if nobody else waits. */
async function isOver({ db }: Running, { answered, turns, userId }: Work): Promise<boolean> {
  const now = performance.now();
  if (answered === 0 || now <= turns.endsAt) return false;
  if (now > turns.lastEndsAt) return true;
  const { userId: of, finishedAt } = activityUploads;
  const others = await db.$count(activityUploads, and(ne(of, userId), isNull(finishedAt)));
  if (others > 0) return true;
  turns.endsAt = now + turns.turnMs;
  return false;
}

/** Ends an upload. Files that still wait are marked as interrupted, and their bytes are removed. */
export async function finishUpload(
  { db, files, now }: Pick<Services, "db" | "files" | "now">,
  uploadId: string,
): Promise<void> {
  const { uploadId: of, state, file } = activityUploadFiles;
  const isWaiting = and(eq(of, uploadId), eq(state, "waiting"));
  const waiting = await db.select({ file }).from(activityUploadFiles).where(isWaiting);
  const interrupted = { code: "interrupted" } satisfies UploadProblem;
  await db.transaction(async (tx) => {
    await tx
      .update(activityUploadFiles)
      .set({ state: "refused", problem: interrupted, file: null })
      .where(isWaiting);
    await tx
      .update(activityUploads)
      .set({ finishedAt: now() })
      .where(eq(activityUploads.id, uploadId));
  });
  for (const { file: key } of waiting) if (key !== null) await files.remove(key);
}

type Chosen = {
  place: number;
  name: string;
  file: string | null;
  findings: number;
  passedOver: number;
  unpacked: number;
};

function waitingFiles({ db }: Running, uploadId: string): Promise<Chosen[]> {
  const { place, name, file, state, findings, passedOver, unpacked } = activityUploadFiles;
  return db
    .select({ place, name, file, findings, passedOver, unpacked })
    .from(activityUploadFiles)
    .where(and(eq(activityUploadFiles.uploadId, uploadId), eq(state, "waiting")))
    .orderBy(asc(place));
}

type Work = {
  uploadId: string;
  userId: string;
  signal: AbortSignal;
  thread: MeasuringThread;
  temporary: Scratch;
  /** Where an archive inside an archive is unpacked. */
  nestedPath: string;
  /** When this turn and the last one of this run end, on the clock of `performance`. */
  turns: { turnMs: number; endsAt: number; lastEndsAt: number };
  /** How many answers this run has given. */
  answered: number;
};

/** The progress of a file is stored after this many findings that are passed over without a name. */
const findingsPerNote = 250;

/**
 * Stores an answer for each finding of a chosen file, at the places after its own, and removes the file's row
 * at the end. Until then, the row holds the progress, and a later turn resumes there.
 * @returns whether the whole file was read in this turn
 */
async function readChosen(services: Running, work: Work, chosen: Chosen): Promise<boolean> {
  const { db, files, now } = services;
  const { uploadId, signal, thread, nestedPath } = work;
  const { name, file } = chosen;
  const path = file === null ? null : await broughtHere(services, work, file);
  let { findings, passedOver } = chosen;
  if (path !== null) {
    const given = { name, content: path, nestedPath, now: now() };
    const before = { skip: findings, unpacked: chosen.unpacked };
    let began = performance.now();
    for await (const found of thread.open(given, before)) {
      signal.throwIfAborted();
      findings += 1;
      if (found.kind === "passed-over") passedOver += 1;
      const isNamed = found.kind !== "passed-over" || passedOver <= uploadLimits.named;
      if (!isNamed && passedOver % findingsPerNote !== 0) continue;
      const answered = isNamed ? await answerTo(services, work, found) : null;
      const { total: expected, unpacked } = found;
      const read = { findings, passedOver, expected, unpacked };
      await answer(services, work, chosen, { answered, read });
      if (await isOver(services, work)) return false;
      await pause((performance.now() - began) * restShare);
      began = performance.now();
    }
  } else {
    findings += 1;
    const answered = refused(name, { code: "interrupted" });
    await answer(services, work, chosen, { answered, read: { findings, passedOver } });
  }
  const unnamed = passedOver - uploadLimits.named;
  if (unnamed > 0) {
    findings += 1;
    const problem = { code: "more-passed-over", count: unnamed } satisfies UploadProblem;
    const answered: Answered = { ...refused(name, problem), state: "passed-over" };
    await answer(services, work, chosen, { answered, read: { findings, passedOver } });
  }
  const { uploadId: of, place: at } = activityUploadFiles;
  await db.delete(activityUploadFiles).where(and(eq(of, uploadId), eq(at, chosen.place)));
  if (file !== null) await files.remove(file);
  return true;
}

/** Copies a waiting file to this machine, because an archive is read in place; `null` if it is gone. */
async function broughtHere(
  { files }: Pick<Services, "files">,
  { temporary, signal }: Work,
  file: string,
): Promise<string | null> {
  const stream = await files.stream(file);
  if (!stream) return null;
  const path = temporary.path();
  await pipeline(stream, createWriteStream(path), { signal });
  return path;
}

type Answered = {
  name: string;
  state: UploadState;
  problem: UploadProblem | null;
  activityId: string | null;
};

const refused = (name: string, problem: UploadProblem): Answered => ({
  name,
  state: "refused",
  problem,
  activityId: null,
});

async function answerTo(services: Running, { userId }: Work, found: FoundFile): Promise<Answered> {
  const { name } = found;
  if (found.kind === "refused") return refused(name, found.problem);
  if (found.kind === "passed-over") {
    return { ...refused(name, found.problem), state: "passed-over" };
  }
  const taken = await storeRecordings(services, userId, { fileName: name, files: found.files });
  return { name, ...taken };
}

/** Stores an answer, if any, and the progress of the chosen file. */
async function answer(
  { db }: Running,
  work: Work,
  chosen: Chosen,
  { answered, read }: { answered: Answered | null; read: ReadSoFar },
): Promise<void> {
  const { uploadId, place } = activityUploadFiles;
  await db.transaction(async (tx) => {
    if (answered) {
      await tx
        .insert(activityUploadFiles)
        .values({
          ...answered,
          uploadId: work.uploadId,
          place: chosen.place + read.findings,
          name: shownName(answered.name),
          file: null,
        })
        .onConflictDoNothing();
    }
    await tx
      .update(activityUploadFiles)
      .set(read)
      .where(and(eq(uploadId, work.uploadId), eq(place, chosen.place)));
  });
  work.answered += 1;
}

type ReadSoFar = { findings: number; passedOver: number; expected?: number; unpacked?: number };
