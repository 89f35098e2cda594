import { createHash } from "node:crypto";
import { and, eq, inArray, lt, notExists, sql } from "drizzle-orm";
import { integer, listOf, object, real, text } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { podcastAudio, podcastAudioParts, podcastDrafts, podcasts } from "#db/schema.ts";
import type { Job } from "#services/job.ts";
import { HopelessJob, type JobHandler } from "#services/jobs/jobs.ts";
import { type ProblemKind, ServiceProblem } from "#services/providers/problem.ts";
import type { Services } from "#services/services.ts";
import type { Speech, SpeechLine } from "#services/speech/speech.ts";
import type { Lang } from "#values/say.ts";
import { type Cue, disclosureSaidIn } from "../reading/podcast.ts";
import { spokenLines } from "../script/spoken-lines.ts";
import { type RecordingJob, recordingQueue } from "./recording.server.ts";
import { recordingAddress } from "./recording.ts";

/** A line of the script with its place; the disclosure has the place −1. */
type PartLine = SpeechLine & { line: number };

/** The length of a part in characters: about a minute and a half of sound. */
const partCharacters = 1500;

const disclosurePause = 900;

type Needs = Pick<Services, "db" | "files" | "log" | "speech">;
type Run = Pick<Parameters<JobHandler<RecordingJob>>[1], "signal" | "isLastTry">;

/** Seconds before the first retry; each further wait is about twice as long. */
const recordingTries = { retries: 4, retryAfter: 3 };

export const recordingJobs: Job[] = [
  {
    queue: recordingQueue,
    rules: recordingTries,
    work: (services, job: RecordingJob, run) => record(services, job, run),
  },
  { queue: "forget-recordings", schedule: "50 3 * * *", work: forgetUnusedRecordings },
];

/** Failures that pass. */
const passing: ProblemKind[] = ["rate", "unavailable", "timeout"];

/**
 * Reads a script aloud, part by part. Each part is stored with the times of its lines before the next
 * begins, so that a killed process continues after the last one. The parts are joined at the
 * end: until then no file of the recording has an address.
 */
export async function record(
  services: Needs,
  { audioId }: RecordingJob,
  { signal, isLastTry }: Run,
): Promise<void> {
  const audio = await begin(services, audioId);
  if (!audio) return removeParts(services, audioId);
  try {
    for (const [position, lines] of audio.parts.entries()) {
      if (audio.done.has(position)) continue;
      signal.throwIfAborted();
      const isWanted = await recordPart(
        { ...services, ...audio },
        { audioId, position, lines },
        signal,
      );
      if (!isWanted) return await removeParts(services, audioId);
    }
    await join(services, audioId, audio.parts.length);
  } catch (error) {
    // The process is stopping, and the next one continues.
    signal.throwIfAborted();
    throw await failure(services, audioId, { error, isLastTry });
  }
}

type Audio = { speech: Speech; lang: Lang; parts: PartLine[][]; done: Set<number> };

/** `null` for a recording that is done, has failed or is gone. */
async function begin({ db, speech }: Needs, audioId: string): Promise<Audio | null> {
  const isOpen = and(
    eq(podcastAudio.id, audioId),
    inArray(podcastAudio.status, ["waiting", "running"]),
  );
  const [audio] = await db.select().from(podcastAudio).where(isOpen);
  if (!audio) return null;
  if (!speech) {
    await db.update(podcastAudio).set({ status: "failed", problem: "unavailable" }).where(isOpen);
    return null;
  }
  const { engine, voice } = speech;
  // One narrator for the whole recording: a server that has got another one begins again.
  const isOther = audio.engine !== engine || audio.voiceId !== voice.id;
  const own = eq(podcastAudioParts.audioId, audioId);
  if (isOther) await db.delete(podcastAudioParts).where(own);
  const stored = await db
    .select({ position: podcastAudioParts.position })
    .from(podcastAudioParts)
    .where(own);
  const parts = partsOf(audio.script, audio.lang);
  await db
    .update(podcastAudio)
    .set({
      status: "running",
      engine,
      voiceId: voice.id,
      voiceName: voice.name,
      partsTotal: parts.length,
      partsDone: stored.length,
    })
    .where(isOpen);
  return { speech, lang: audio.lang, parts, done: new Set(stored.map(({ position }) => position)) };
}

type Part = { audioId: string; position: number; lines: readonly PartLine[] };

/** @returns whether the recording is still wanted */
async function recordPart(
  { db, files, speech, lang }: Needs & Audio,
  { audioId, position, lines }: Part,
  signal: AbortSignal,
): Promise<boolean> {
  const spoken = await speech.speak(
    lines.map(({ ssml, pauseAfter }) => ({ ssml, pauseAfter })),
    signal,
    lang,
  );
  const cues = lines.map(({ line }, place) => {
    const { start = 0, end = 0 } = spoken.lines[place] ?? {};
    return { line, start, end };
  });
  const fileKey = partKey(audioId, position);
  await files.put(fileKey, spoken.mp3);
  return db.transaction(async (tx) => {
    const [wanted] = await tx
      .update(podcastAudio)
      .set({ partsDone: sql`${podcastAudio.partsDone} + 1`, problem: null })
      .where(and(eq(podcastAudio.id, audioId), eq(podcastAudio.status, "running")))
      .returning({ id: podcastAudio.id });
    if (!wanted) return false;
    const part = { fileKey, seconds: spoken.seconds, cues };
    await tx
      .insert(podcastAudioParts)
      .values({ audioId, position, ...part })
      .onConflictDoUpdate({
        target: [podcastAudioParts.audioId, podcastAudioParts.position],
        set: part,
      });
    return true;
  });
}

const partShape = {
  position: integer,
  fileKey: text,
  seconds: real,
  cues: listOf(object({ line: integer, start: real, end: real })),
};

/** Parts become one file at its address, which the row names from then on. */
async function join(services: Needs, audioId: string, count: number): Promise<void> {
  const { db, files } = services;
  const parts = await readRows(
    db,
    partShape,
    sql`
      select position, file_key as "fileKey", seconds, cues from podcast_audio_parts
      where audio_id = ${audioId} order by position`,
  );
  const pieces: Buffer[] = [];
  for (const { position, fileKey } of parts) {
    const file = await files.read(fileKey);
    if (!file) {
      await forgetPart(services, audioId, position);
      throw new ServiceProblem("files", "unavailable", new Error(`${fileKey} is gone.`));
    }
    pieces.push(file.bytes);
  }
  if (pieces.length !== count) throw new Error(`${pieces.length} of ${count} parts are stored.`);
  const whole = Buffer.concat(pieces);
  const fileKey = `podcasts/${createHash("sha256").update(whole).digest("hex")}/episode.mp3`;
  await files.put(fileKey, whole);
  await db
    .update(podcastAudio)
    .set({
      status: "done",
      problem: null,
      fileKey,
      seconds: parts.reduce((sum, { seconds }) => sum + seconds, 0),
      bytes: whole.length,
      cues: joinCues(parts),
    })
    .where(and(eq(podcastAudio.id, audioId), eq(podcastAudio.status, "running")));
  await removeParts(services, audioId);
}

/** Its file is lost: the next try speaks it again. */
async function forgetPart({ db }: Needs, audioId: string, position: number): Promise<void> {
  await db
    .delete(podcastAudioParts)
    .where(and(eq(podcastAudioParts.audioId, audioId), eq(podcastAudioParts.position, position)));
}

type Failure = { error: unknown; isLastTry: boolean };

/** What the job ends with: another try, or a failure for good, which the recording keeps. */
async function failure(
  { db, log }: Needs,
  audioId: string,
  { error, isLastTry }: Failure,
): Promise<unknown> {
  const kind = error instanceof ServiceProblem ? error.kind : "unavailable";
  const isOver = isLastTry || !passing.includes(kind);
  log.warn({ error, audioId, isOver }, "a podcast was not recorded");
  await db
    .update(podcastAudio)
    .set({ problem: kind, ...(isOver && { status: "failed" as const }) })
    .where(and(eq(podcastAudio.id, audioId), eq(podcastAudio.status, "running")));
  return isOver ? new HopelessJob(error) : error;
}

/** Removes what only a recording that is being made needs. */
async function removeParts(
  { db, files }: Pick<Services, "db" | "files">,
  audioId: string,
): Promise<void> {
  const [audio] = await db
    .select({ partsTotal: podcastAudio.partsTotal })
    .from(podcastAudio)
    .where(eq(podcastAudio.id, audioId));
  for (let position = 0; position < (audio?.partsTotal ?? 0); position += 1) {
    await files.remove(partKey(audioId, position));
  }
  await db.delete(podcastAudioParts).where(eq(podcastAudioParts.audioId, audioId));
}

/** Apart from the files that are served. */
function partKey(audioId: string, position: number): string {
  return `podcast-parts/${audioId}/${position}.mp3`;
}

/**
 * The lines of a recording in parts that are spoken one at a time: the same script always has the same
 * parts, so an interrupted recording continues after the last stored one.
 */
function partsOf(script: string, lang: Lang): PartLine[][] {
  const disclosure = { line: -1, ssml: disclosureSaidIn(lang), pauseAfter: disclosurePause };
  const lines: PartLine[] = [disclosure, ...spokenLines(script).map(toPartLine)];
  const parts: PartLine[][] = [];
  let length = partCharacters;
  for (const line of lines) {
    if (length + line.ssml.length > partCharacters) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)?.push(line);
    length += line.ssml.length;
  }
  return parts;
}

/** The cues of parts that are heard one after the other. */
function joinCues(parts: readonly { seconds: number; cues: readonly Cue[] }[]): Cue[] {
  let before = 0;
  return parts.flatMap(({ seconds, cues }) => {
    const moved = cues.map(({ line, start, end }) => ({
      line,
      start: rounded(before + start),
      end: rounded(before + end),
    }));
    before += seconds;
    return moved;
  });
}

function toPartLine({ ssml, pauseAfter }: SpeechLine, line: number): PartLine {
  return { line, ssml, pauseAfter };
}

function rounded(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}

/** Days after which a recording without a podcast or a draft is deleted. */
const keptDays = 7;

const dayMs = 24 * 3600 * 1000;
const mostAtOnce = 200;

/** Removes recordings that belong to nothing any more, with their files. */
export async function forgetUnusedRecordings(
  services: Pick<Services, "db" | "files" | "now">,
): Promise<void> {
  const { db, now } = services;
  const before = new Date(now().getTime() - keptDays * dayMs);
  const isUnused = and(
    lt(podcastAudio.createdAt, before),
    notExists(
      db.select({ id: podcasts.id }).from(podcasts).where(eq(podcasts.audioId, podcastAudio.id)),
    ),
    notExists(
      db
        .select({ id: podcastDrafts.id })
        .from(podcastDrafts)
        .where(eq(podcastDrafts.audioId, podcastAudio.id)),
    ),
  );
  const unused = await db
    .select({ id: podcastAudio.id })
    .from(podcastAudio)
    .where(isUnused)
    .limit(mostAtOnce);
  for (const { id } of unused) {
    await removeParts(services, id);
    await db.transaction(async (tx) => {
      const [gone] = await tx
        .delete(podcastAudio)
        .where(and(eq(podcastAudio.id, id), isUnused))
        .returning({ fileKey: podcastAudio.fileKey });
      const fileKey = gone?.fileKey;
      if (fileKey && !(await isNeeded(tx, fileKey))) await services.files.remove(fileKey);
    });
  }
}

/** Whether another recording or a podcast has the same sound. */
async function isNeeded(db: Services["db"], fileKey: string): Promise<boolean> {
  const [recording] = await db
    .select({ id: podcastAudio.id })
    .from(podcastAudio)
    .where(eq(podcastAudio.fileKey, fileKey))
    .limit(1);
  const [podcast] = await db
    .select({ id: podcasts.id })
    .from(podcasts)
    .where(eq(podcasts.audioUrl, recordingAddress(fileKey)))
    .limit(1);
  return recording !== undefined || podcast !== undefined;
}
