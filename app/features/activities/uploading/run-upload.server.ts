import { setTimeout as pause } from "node:timers/promises";
import { and, asc, count, eq, gt, isNull, lt, max, sql } from "drizzle-orm";
import { activityUploadFiles, activityUploads } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { uploadLimits } from "./limits.ts";
import type { FoundFile } from "./opening.server.ts";
import { OpeningThread } from "./opening-in-thread.server.ts";
import { takeFile } from "./taking.server.ts";
import { placesPerFile, type UploadProblem, type UploadState } from "./upload.ts";
import { shownName } from "./uploads.server.ts";

type Running = Pick<Services, "db" | "files" | "now" | "log">;

export type UploadJob = { uploadId: string };

/** The pause after a recording, as a share of the time that it took: requests come between. */
const restShare = 0.5;

type Run = {
  signal: AbortSignal;
  isLastTry: boolean;
  /** What else is done with new activities before the upload counts as finished. */
  afterwards: (owner: { userId: string }) => Promise<unknown>;
};

/**
 * The job of an upload: reads each chosen file and stores what it holds. A run that was cut off is taken
 * up behind the last answer.
 */
export async function runUpload(
  services: Running,
  { uploadId }: UploadJob,
  { signal, isLastTry, afterwards }: Run,
): Promise<void> {
  const { db, log } = services;
  const [upload] = await db
    .select({ userId: activityUploads.userId })
    .from(activityUploads)
    .where(and(eq(activityUploads.id, uploadId), isNull(activityUploads.finishedAt)));
  if (!upload) return;
  const thread = new OpeningThread();
  try {
    for (const chosen of await waitingFiles(services, uploadId)) {
      await readChosen(services, { uploadId, userId: upload.userId, chosen, signal, thread });
    }
    await afterwards(upload);
    await finishUpload(services, uploadId);
  } catch (error) {
    // A process that stops leaves the rest to the next one.
    if (signal.aborted || !isLastTry) throw error;
    log.error({ error, uploadId }, "an upload of activities failed");
    await finishUpload(services, uploadId);
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

type ChosenRun = {
  uploadId: string;
  userId: string;
  chosen: Chosen;
  signal: AbortSignal;
  thread: OpeningThread;
};

/** Answers to all that a chosen file holds, at the places behind its own, which is then removed. */
async function readChosen(services: Running, run: ChosenRun): Promise<void> {
  const { db, files, now } = services;
  const { uploadId, chosen, signal, thread } = run;
  const { name, file } = chosen;
  const stored = file === null ? null : await files.read(file);
  const told = await toldBefore(services, run);
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
      await answer(services, run, place, await answerTo(services, run, found));
      await pause((performance.now() - began) * restShare);
      began = performance.now();
    }
  } else await answer(services, run, place + 1, refused(name, { code: "interrupted" }));
  const unnamed = passedOver - uploadLimits.named;
  if (unnamed > 0) {
    const problem = { code: "more-passed-over", count: unnamed } satisfies UploadProblem;
    await answer(services, run, place + 1, { ...refused(name, problem), state: "passed-over" });
  }
  const { uploadId: of, place: at } = activityUploadFiles;
  await db.delete(activityUploadFiles).where(and(eq(of, uploadId), eq(at, chosen.place)));
  if (file !== null) await files.remove(file);
}

/** How many findings an earlier run has answered. */
async function toldBefore({ db }: Running, { uploadId, chosen }: ChosenRun) {
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

async function answerTo(
  services: Running,
  { userId }: ChosenRun,
  found: FoundFile,
): Promise<Answered> {
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
  { uploadId }: ChosenRun,
  place: number,
  { name, ...given }: Answered,
): Promise<void> {
  await db
    .insert(activityUploadFiles)
    .values({ uploadId, place, name: shownName(name), file: null, ...given })
    .onConflictDoNothing();
}
