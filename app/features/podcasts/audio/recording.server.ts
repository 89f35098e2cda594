import { setTimeout as pause } from "node:timers/promises";
import { and, asc, desc, eq, inArray, notExists, sql } from "drizzle-orm";
import { boolean } from "#db/kinds.ts";
import { podcastAudio, podcastDrafts, podcasts } from "#db/schema.ts";
import type { Admin, Viewer } from "#features/accounts/viewer.ts";
import { notFoundAnswer, storedFileAnswer } from "#services/files/stored-file-answer.ts";
import type { Services } from "#services/services.ts";
import type { Lang } from "#values/say.ts";
import { type AudioProgress, podcastLimits } from "../reading/podcast.ts";
import { openNotes } from "../script/plain-script.ts";
import { spokenLines } from "../script/spoken-lines.ts";
import { type RecordingProblem, recordingAddress } from "./recording.ts";

/** Only these files of the store are recordings, not the parts of one. */
const recording = /^[0-9a-f]{16,64}\/episode\.mp3$/;

export const recordingQueue = "record-podcast";

export type RecordingJob = { audioId: string };

type Needs = Pick<Services, "db" | "jobs" | "limits" | "speech">;

/**
 * Has a script read by the narrator, in a job. A script that is recorded already with the same voice
 * is not read again.
 */
export async function startRecording(
  services: Needs,
  { userId }: Pick<Admin, "userId">,
  { script, lang }: { script: string; lang: Lang },
): Promise<{ audioId: string } | { problem: RecordingProblem }> {
  const { limits, speech } = services;
  if (script.length > podcastLimits.script) return { problem: "too-long" };
  if (spokenLines(script).length === 0) return { problem: "no-script" };
  if (openNotes(script) > 0) return { problem: "notes-left" };
  if (!speech) return { problem: "no-voice" };
  const wish = { userId, script, lang, speech };
  const known = (await findOpen(services, wish)) ?? (await copyDone(services, wish));
  if (known) return { audioId: known };
  if (!(await limits.allow("recording", userId))) return { problem: "too-often" };
  const again = await takeUp(services, wish);
  return {
    audioId: again ?? (await orderRecording(services, { requestedBy: userId, script, lang })),
  };
}

/** How far a recording is; `null` for an unknown one. One that no job works on any more has failed. */
export async function recordingProgress(
  { db, jobs }: Pick<Services, "db" | "jobs">,
  _admin: Pick<Admin, "userId">,
  audioId: string,
): Promise<AudioProgress | null> {
  if (!isId(audioId)) return null;
  const [found] = await db
    .select(progressColumns)
    .from(podcastAudio)
    .where(eq(podcastAudio.id, audioId));
  if (!found) return null;
  const isOpen = found.status === "waiting" || found.status === "running";
  if (isOpen && found.isQuiet && !(await jobs.isPending(recordingQueue, audioId))) {
    await db
      .update(podcastAudio)
      .set({ status: "failed", problem: "unavailable" })
      .where(and(eq(podcastAudio.id, audioId), eq(podcastAudio.status, found.status)));
    return recordingProgress({ db, jobs }, _admin, audioId);
  }
  const { status, problem, partsDone, partsTotal, fileKey, seconds } = found;
  return {
    id: audioId,
    status,
    isFailing: status === "failed" || problem !== null,
    share: status === "done" ? 1 : partsDone / Math.max(1, partsTotal),
    audioUrl: fileKey === null ? null : recordingAddress(fileKey),
    seconds,
  };
}

/**
 * Cancels an unfinished recording that no draft waits for: the job stops after the part that it
 * speaks.
 */
export async function cancelRecording(
  { db }: Pick<Services, "db">,
  _admin: Pick<Admin, "userId">,
  audioId: string,
): Promise<void> {
  if (!isId(audioId)) return;
  await db
    .update(podcastAudio)
    .set({ status: "failed", problem: "cancelled" })
    .where(
      and(
        eq(podcastAudio.id, audioId),
        inArray(podcastAudio.status, ["waiting", "running"]),
        notExists(
          db
            .select({ id: podcastDrafts.id })
            .from(podcastDrafts)
            .where(eq(podcastDrafts.audioId, podcastAudio.id)),
        ),
      ),
    );
}

/** A new recording with its job: both are stored, or neither. */
export async function orderRecording(
  { db, jobs, speech }: Pick<Services, "db" | "jobs" | "speech">,
  asked: { requestedBy: string | null; script: string; lang: Lang },
): Promise<string> {
  if (!speech) throw new Error("Nobody can read the script.");
  const { engine, voice } = speech;
  await jobs.started();
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(podcastAudio)
      .values({ ...asked, engine, voiceId: voice.id, voiceName: voice.name })
      .returning({ id: podcastAudio.id });
    if (!row) throw new Error("The recording was not stored.");
    await sendJob({ db: tx, jobs }, row.id);
    return row.id;
  });
}

function sendJob({ db, jobs }: Pick<Services, "db" | "jobs">, audioId: string): Promise<void> {
  const job: RecordingJob = { audioId };
  return jobs.send(recordingQueue, job, { within: db, singletonKey: audioId });
}

const progressColumns = {
  status: podcastAudio.status,
  partsDone: podcastAudio.partsDone,
  partsTotal: podcastAudio.partsTotal,
  problem: podcastAudio.problem,
  fileKey: podcastAudio.fileKey,
  seconds: podcastAudio.seconds,
  isQuiet: sql`${podcastAudio.updatedAt} < now() - interval '30 seconds'`.mapWith(boolean),
};

type Wish = { userId: string; script: string; lang: Lang; speech: NonNullable<Services["speech"]> };

const isOf = ({ script, lang, speech }: Wish) =>
  and(
    eq(podcastAudio.script, script),
    eq(podcastAudio.lang, lang),
    eq(podcastAudio.voiceId, speech.voice.id),
    eq(podcastAudio.engine, speech.engine),
  );

/** The person's own recordings of today that no podcast has. */
const isOwn = (db: Services["db"], wish: Wish) =>
  and(
    isOf(wish),
    eq(podcastAudio.requestedBy, wish.userId),
    sql`${podcastAudio.createdAt} > now() - interval '1 day'`,
    notExists(
      db.select({ id: podcasts.id }).from(podcasts).where(eq(podcasts.audioId, podcastAudio.id)),
    ),
  );

/** A button that was pressed twice. */
async function findOpen({ db }: Pick<Services, "db">, wish: Wish): Promise<string | null> {
  const [row] = await db
    .select({ id: podcastAudio.id })
    .from(podcastAudio)
    .where(and(isOwn(db, wish), inArray(podcastAudio.status, ["waiting", "running", "done"])))
    .orderBy(desc(podcastAudio.createdAt), asc(podcastAudio.id))
    .limit(1);
  return row?.id ?? null;
}

/** Retries a failed recording after its stored parts. */
async function takeUp(
  { db, jobs }: Pick<Services, "db" | "jobs">,
  wish: Wish,
): Promise<string | null> {
  await jobs.started();
  return db.transaction(async (tx) => {
    const [failed] = await tx
      .select({ id: podcastAudio.id })
      .from(podcastAudio)
      .where(and(isOwn(tx, wish), eq(podcastAudio.status, "failed")))
      .limit(1)
      .for("update");
    if (!failed) return null;
    await tx
      .update(podcastAudio)
      .set({ status: "waiting", problem: null })
      .where(eq(podcastAudio.id, failed.id));
    await sendJob({ db: tx, jobs }, failed.id);
    return failed.id;
  });
}

/** Copies the sound of an earlier recording: each podcast has its own row. */
async function copyDone({ db }: Pick<Services, "db">, wish: Wish): Promise<string | null> {
  return db.transaction(async (tx) => {
    const [done] = await tx
      .select()
      .from(podcastAudio)
      .where(and(isOf(wish), eq(podcastAudio.status, "done")))
      .limit(1)
      // Its file is not removed in the meantime.
      .for("share");
    if (!done) return null;
    const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...recorded } = done;
    const [copy] = await tx
      .insert(podcastAudio)
      .values({ ...recorded, requestedBy: wish.userId })
      .returning({ id: podcastAudio.id });
    return copy?.id ?? null;
  });
}

function isId(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}

/** A connection that is silent for longer may be cut on its way. */
const longestWaitMs = 25_000;
const lookMs = 250;

/** The progress of a recording once it has ended, or after a sensible time. */
export async function recordingEnd(
  services: Pick<Services, "db" | "jobs">,
  admin: Pick<Admin, "userId">,
  audioId: string,
  { signal, waitMs = longestWaitMs }: { signal: AbortSignal; waitMs?: number },
): Promise<AudioProgress | null> {
  const late = performance.now() + waitMs;
  for (;;) {
    const progress = await recordingProgress(services, admin, audioId);
    const isOpen = progress?.status === "waiting" || progress?.status === "running";
    if (!isOpen || signal.aborted || performance.now() > late) return progress;
    await pause(lookMs);
  }
}

/**
 * Answers for `/media/podcasts/*`. A recording that no published episode has is for administrators
 * alone, and no cache but their browser's keeps it.
 * @param findViewer - asked only where no published episode has the recording
 */
export async function recordingAnswer(
  services: Pick<Services, "db" | "files" | "log">,
  request: Request,
  path: string,
  findViewer: () => Promise<Pick<Viewer, "isAdmin"> | null>,
): Promise<Response> {
  if (!recording.test(path)) return notFoundAnswer();
  const key = `podcasts/${path}`;
  if (await isPublished(services, key)) return storedFileAnswer(services, request, key);
  const viewer = await findViewer();
  return viewer?.isAdmin ? storedFileAnswer(services, request, key, "private") : notFoundAnswer();
}

/** Not remembered: an episode that is taken back is silent at once. */
async function isPublished({ db }: Pick<Services, "db">, key: string): Promise<boolean> {
  const [published] = await db
    .select({ id: podcasts.id })
    .from(podcasts)
    .where(and(eq(podcasts.status, "published"), eq(podcasts.audioUrl, recordingAddress(key))))
    .limit(1);
  return published !== undefined;
}
