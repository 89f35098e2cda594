import { setTimeout as pause } from "node:timers/promises";
import { and, asc, count, eq, gt, isNull, lt, max, sql } from "drizzle-orm";
import { activityUploadFiles, activityUploads } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { uploadLimits } from "./limits.ts";
import type { FoundFile } from "./opening.server.ts";
import { OpeningThread } from "./opening-in-thread.server.ts";
import { takeFile } from "./taking.server.ts";
import { placesPerFile, type UploadProblem, type UploadState } from "./upload.ts";
import { shownName, uploadQueue } from "./uploads.server.ts";

type Running = Pick<Services, "db" | "files" | "now" | "log" | "jobs">;

export type UploadJob = { uploadId: string };

/** Well within what a job may take: then another one goes on. */
const longestMs = 600_000;

/** The pause after a recording, as a share of the time that it took: requests come between. */
const restShare = 0.5;

type Run = {
  signal: AbortSignal;
  isLastTry: boolean;
  /** What else is done with new activities before the upload counts as finished. */
  afterwards: (owner: { userId: string }) => Promise<unknown>;
};

/**
 * The job of an upload: reads each chosen file and stores what it holds. A run that ends early is taken
 * up behind its last answer: by a new job if it has answered anything, else by the next try.
 */
export async function runUpload(
  services: Running,
  { uploadId }: UploadJob,
  { signal: stopped, isLastTry, afterwards }: Run,
): Promise<void> {
  const { db, log, jobs } = services;
  const [upload] = await db
    .select({ userId: activityUploads.userId })
    .from(activityUploads)
    .where(and(eq(activityUploads.id, uploadId), isNull(activityUploads.finishedAt)));
  if (!upload) return;
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(longestMs)]);
  const thread = new OpeningThread();
  const work = { uploadId, userId: upload.userId, signal, thread, answered: 0 };
  try {
    for (const chosen of await waitingFiles(services, uploadId)) {
      await readChosen(services, work, chosen);
    }
    await afterwards(upload);
    await finishUpload(services, uploadId);
  } catch (error) {
    if (work.answered > 0) {
      if (!signal.aborted) log.warn({ error, uploadId }, "an upload of activities begins again");
      return await jobs.send(uploadQueue, { uploadId }, { singletonKey: uploadId });
    }
    if (!isLastTry) throw error;
    log.error({ error, uploadId }, "an upload of activities failed");
    await afterwards(upload).finally(() => finishUpload(services, uploadId));
  } finally {
    await thread.close();
  }
}

/** Ends an upload. What still waits was interrupted, and its bytes go. */
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

type Chosen = { place: number; name: string; file: string | null };

function waitingFiles({ db }: Running, uploadId: string): Promise<Chosen[]> {
  const { place, name, file, state } = activityUploadFiles;
  return db
    .select({ place, name, file })
    .from(activityUploadFiles)
    .where(and(eq(activityUploadFiles.uploadId, uploadId), eq(state, "waiting")))
    .orderBy(asc(place));
}

type Work = {
  uploadId: string;
  userId: string;
  signal: AbortSignal;
  thread: OpeningThread;
  /** How many answers this run has given. */
  answered: number;
};

/** Answers to all that a chosen file holds, at the places behind its own, which is then removed. */
async function readChosen(services: Running, work: Work, chosen: Chosen): Promise<void> {
  const { db, files, now } = services;
  const { uploadId, signal, thread } = work;
  const { name, file } = chosen;
  const stored = file === null ? null : await files.read(file);
  const told = await toldBefore(services, uploadId, chosen);
  let { passedOver } = told;
  let place = chosen.place + told.findings;
  if (stored) {
    const given = { name, bytes: stored.bytes, now: now() };
    let began = performance.now();
    for await (const found of thread.open(given, told.findings)) {
      signal.throwIfAborted();
      place += 1;
      if (found.kind === "passed-over") passedOver += 1;
      if (found.kind === "passed-over" && passedOver > uploadLimits.named) continue;
      await answer(services, work, place, await answerTo(services, work, found));
      await pause((performance.now() - began) * restShare);
      began = performance.now();
    }
  } else await answer(services, work, place + 1, refused(name, { code: "interrupted" }));
  const unnamed = passedOver - uploadLimits.named;
  if (unnamed > 0) {
    const problem = { code: "more-passed-over", count: unnamed } satisfies UploadProblem;
    await answer(services, work, place + 1, { ...refused(name, problem), state: "passed-over" });
  }
  const { uploadId: of, place: at } = activityUploadFiles;
  await db.delete(activityUploadFiles).where(and(eq(of, uploadId), eq(at, chosen.place)));
  if (file !== null) await files.remove(file);
}

/** How many findings an earlier run has answered. */
async function toldBefore({ db }: Running, uploadId: string, chosen: Chosen) {
  const { place, state } = activityUploadFiles;
  const [row] = await db
    .select({
      last: max(place),
      passedOver: count(sql`case when ${state} = 'passed-over' then 1 end`),
    })
    .from(activityUploadFiles)
    .where(
      and(
        eq(activityUploadFiles.uploadId, uploadId),
        gt(place, chosen.place),
        lt(place, chosen.place + placesPerFile),
      ),
    );
  return {
    findings: row?.last ? row.last - chosen.place : 0,
    passedOver: row?.passedOver ?? 0,
  };
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
    return { ...refused(name, { code: "not-a-recording" }), state: "passed-over" };
  }
  const taken = await takeFile(services, userId, { fileName: name, files: found.files });
  return { name, ...taken };
}

async function answer(
  { db }: Running,
  work: Work,
  place: number,
  { name, ...given }: Answered,
): Promise<void> {
  await db
    .insert(activityUploadFiles)
    .values({ uploadId: work.uploadId, place, name: shownName(name), file: null, ...given })
    .onConflictDoNothing();
  work.answered += 1;
}
