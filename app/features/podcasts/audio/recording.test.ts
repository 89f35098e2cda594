import { parseBuffer } from "music-metadata";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { podcastAudio, podcastAudioParts, podcasts } from "#db/schema.ts";
import type { Files } from "#services/files/files.ts";
import { HopelessJob } from "#services/jobs/jobs.ts";
import { openLog } from "#services/log/log.ts";
import { type ProblemKind, ServiceProblem } from "#services/providers/problem.ts";
import type { Speech } from "#services/speech/speech.ts";
import { aLongScript, aSpeech } from "../../../../tests/support/content/speech.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { anAdmin } from "../../../../tests/support/people.ts";
import { aiDisclosure, podcastLimits } from "../reading/podcast.ts";
import { forgetUnusedRecordings, record } from "./record.server.ts";
import {
  cancelRecording,
  recordingEnd,
  recordingProgress,
  recordingQueue,
  startRecording,
} from "./recording.server.ts";

const { db } = await openTestDatabase();

function filesInMemory() {
  const kept = new Map<string, Buffer>();
  const files = {
    put: async (key: string, bytes: Uint8Array) => void kept.set(key, Buffer.from(bytes)),
    read: async (key: string) => {
      const bytes = kept.get(key);
      return bytes ? { bytes, contentType: "audio/mpeg" } : null;
    },
    remove: async (key: string) => void kept.delete(key),
  } as Files;
  return { files, kept };
}

async function aStudio(tx: Database, speech: Speech | null) {
  const { files, kept } = filesInMemory();
  const sent: string[] = [];
  let allowed = 30;
  const jobs = {
    started: async () => {},
    send: async (queue: string, { audioId }: { audioId: string }) => {
      expect(queue).toBe(recordingQueue);
      sent.push(audioId);
    },
    isPending: async () => true,
  } as never;
  const limits = { allow: async () => allowed-- > 0 } as never;
  const now = () => new Date();
  const services = { db: tx, files, jobs, limits, speech, now, log: openLog("silent") };
  const admin = await anAdmin(tx);
  return {
    services,
    admin,
    kept,
    sent,
    forbid: () => (allowed = 0),
    async start(script: string) {
      const started = await startRecording(services, admin, { script, lang: "en" });
      if ("problem" in started) throw new Error(started.problem);
      return started.audioId;
    },
    work: (audioId: string, isLastTry = false, signal = new AbortController().signal) =>
      record(services, { audioId }, { signal, isLastTry }),
    progress: (audioId: string) => recordingProgress(services, admin, audioId),
  };
}

const testStudio = (title: string, prove: (tx: Database) => Promise<void>) =>
  test(title, () => rolledBack(db, prove));

const script = aLongScript(40);

testStudio(
  "FN-13 a script becomes one MP3 at an address of its content, with the disclosure first",
  async (tx) => {
    const narrator = aSpeech();
    const studio = await aStudio(tx, narrator.speech);
    const audioId = await studio.start(script);
    expect(studio.sent).toEqual([audioId]);
    expect(await studio.progress(audioId)).toMatchObject({
      status: "waiting",
      share: 0,
      audioUrl: null,
    });
    await studio.work(audioId);
    const done = await studio.progress(audioId);
    expect(done).toMatchObject({ status: "done", share: 1 });
    const key = String(done?.audioUrl).replace("/media/", "");
    expect(key).toMatch(/^podcasts\/[\da-f]{64}\/episode\.mp3$/);
    expect([...studio.kept.keys()], "no part stays").toEqual([key]);
    const { format } = await parseBuffer(studio.kept.get(key) ?? Buffer.alloc(0), "audio/mpeg", {
      duration: true,
    });
    expect(format.duration).toBeCloseTo(done?.seconds ?? 0, 1);
    const [row] = await tx.select().from(podcastAudio);
    expect(row).toMatchObject({
      requestedBy: studio.admin.userId,
      bytes: studio.kept.get(key)?.length,
    });
    const cues = row?.cues as { line: number; start: number; end: number }[];
    expect(cues.map(({ line }) => line)).toEqual([-1, ...Array(40).keys()]);
    expect(narrator.calls[0]?.[0]?.ssml).toBe(aiDisclosure);
    expect(narrator.calls.length).toBe(row?.partsTotal);
    expect(
      cues.every(({ start, end }, at) => end > start && start >= (cues[at - 1]?.end ?? 0) - 0.03),
    ).toBe(true);
    expect(cues.at(-1)?.end).toBeGreaterThan((done?.seconds ?? 0) - 1);
    await studio.work(audioId);
    expect(narrator.calls.length, "a job that runs twice").toBe(row?.partsTotal);
  },
);

testStudio(
  "a recording that stopped goes on behind the last part, also on a server that was killed",
  async (tx) => {
    const narrator = aSpeech();
    const studio = await aStudio(tx, narrator.speech);
    const audioId = await studio.start(script);
    const stopping = new AbortController();
    narrator.failWith((call) => {
      if (call === 3) stopping.abort(new Error("The process stops."));
      return call === 3 ? new Error("aborted") : null;
    });
    await expect(studio.work(audioId, true, stopping.signal)).rejects.toThrow("The process stops.");
    const halfway = await studio.progress(audioId);
    expect(halfway).toMatchObject({ status: "running", audioUrl: null });
    expect(halfway?.share).toBeGreaterThan(0.3);
    expect([...studio.kept.keys()].every((key) => key.startsWith("podcast-parts/"))).toBe(true);
    const spoken = narrator.calls.slice(0, 2).flat();
    narrator.failWith(() => null);
    narrator.calls.length = 0;
    await studio.work(audioId);
    expect(await studio.progress(audioId)).toMatchObject({ status: "done" });
    const again = narrator.calls
      .flat()
      .filter(({ ssml }) => spoken.some((line) => line.ssml === ssml));
    expect(again).toEqual([]);
  },
);

testStudio("a part whose file is lost is spoken again", async (tx) => {
  const narrator = aSpeech();
  const studio = await aStudio(tx, narrator.speech);
  const audioId = await studio.start(script);
  narrator.failWith((call) => {
    if (call === 3) studio.kept.clear();
    return null;
  });
  await expect(studio.work(audioId)).rejects.toMatchObject({ service: "files" });
  await expect(studio.work(audioId)).rejects.toMatchObject({ service: "files" });
  await studio.work(audioId);
  expect(await studio.progress(audioId)).toMatchObject({ status: "done" });
});

const kinds: [ProblemKind, isForGood: boolean][] = [
  ["auth", true],
  ["invalid", true],
  ["rate", false],
  ["unavailable", false],
  ["timeout", false],
];

test.each(kinds)("ADM-POD-22 ERR-85 a voice that fails with %s", (kind, isForGood) =>
  rolledBack(db, async (tx) => {
    const narrator = aSpeech();
    const studio = await aStudio(tx, narrator.speech);
    const audioId = await studio.start(script);
    narrator.failWith((call) =>
      call === 2 || call > 9 ? new ServiceProblem("speech", kind) : null,
    );
    const failed = studio.work(audioId).catch((error: unknown) => error);
    expect((await failed) instanceof HopelessJob).toBe(isForGood);
    expect(await studio.progress(audioId)).toMatchObject({
      status: isForGood ? "failed" : "running",
    });
    const [row] = await tx.select().from(podcastAudio);
    expect(row).toMatchObject({ problem: kind, partsDone: 1 });
    if (!isForGood) {
      narrator.failWith(() => new ServiceProblem("speech", kind));
      await expect(studio.work(audioId, true)).rejects.toThrow(HopelessJob);
    }
    expect(await studio.progress(audioId)).toMatchObject({ status: "failed" });
    narrator.failWith(() => null);
    expect(await studio.start(script), "the same recording goes on").toBe(audioId);
    await studio.work(audioId);
    expect(await studio.progress(audioId)).toMatchObject({ status: "done" });
  }),
);

testStudio("what cannot be recorded is refused with its reason", async (tx) => {
  const studio = await aStudio(tx, aSpeech().speech);
  const refused = (text: string, speech: Speech | null = studio.services.speech) =>
    startRecording({ ...studio.services, speech }, studio.admin, { script: text, lang: "en" });
  expect(await refused(" <break/> ")).toEqual({ problem: "no-script" });
  expect(await refused("x ".repeat(podcastLimits.script))).toEqual({ problem: "too-long" });
  expect(await refused("Run. [Say where.]")).toEqual({ problem: "notes-left" });
  expect(await refused("Run.", null)).toEqual({ problem: "no-voice" });
  studio.forbid();
  expect(await refused("Run.")).toEqual({ problem: "too-often" });
  expect(studio.sent).toEqual([]);
});

testStudio(
  "the same script is not spoken twice, and each podcast has a recording of its own",
  async (tx) => {
    const narrator = aSpeech();
    const studio = await aStudio(tx, narrator.speech);
    const audioId = await studio.start("Run easy.");
    expect(await studio.start("Run easy.")).toBe(audioId);
    await studio.work(audioId);
    expect(await studio.start("Run easy.")).toBe(audioId);
    await tx
      .insert(podcasts)
      .values({ title: "Easy", script: "Run easy.", audioUrl: "/media/x.mp3", audioId });
    const other = await studio.start("Run easy.");
    expect(other).not.toBe(audioId);
    const copied = await studio.progress(other);
    expect(copied).toMatchObject({
      status: "done",
      seconds: (await studio.progress(audioId))?.seconds,
    });
    expect(narrator.calls).toHaveLength(1);
    const changed = {
      ...studio.services,
      speech: { ...narrator.speech, voice: { id: "new", name: "New" } },
    };
    const withOther = await startRecording(changed, studio.admin, {
      script: "Run easy.",
      lang: "en",
    });
    expect(withOther).not.toEqual({ audioId: other });
  },
);

testStudio("a recording that is cancelled ends and leaves no part", async (tx) => {
  const narrator = aSpeech();
  const studio = await aStudio(tx, narrator.speech);
  const audioId = await studio.start(script);
  narrator.failWith(() => {
    void cancelRecording(studio.services, studio.admin, audioId);
    return null;
  });
  await studio.work(audioId);
  expect(await studio.progress(audioId)).toMatchObject({ status: "failed" });
  expect(narrator.calls).toHaveLength(1);
  expect([...studio.kept.keys()]).toEqual([]);
  expect(await tx.select().from(podcastAudioParts)).toEqual([]);
});

testStudio("a recording begins again where the narrator has changed", async (tx) => {
  const [first, second] = [aSpeech(), aSpeech({ voice: { id: "other", name: "Other" } })];
  const studio = await aStudio(tx, first.speech);
  const audioId = await studio.start(script);
  first.failWith((call) => (call === 2 ? new ServiceProblem("speech", "rate") : null));
  await expect(studio.work(audioId)).rejects.toThrow();
  studio.services.speech = second.speech;
  await studio.work(audioId);
  expect(second.calls[0]?.[0]?.ssml).toBe(aiDisclosure);
  expect((await tx.select().from(podcastAudio))[0]).toMatchObject({
    voiceName: "Other",
    status: "done",
  });
});

testStudio(
  "a recording on which no job works has failed, and an unknown one is none",
  async (tx) => {
    const studio = await aStudio(tx, aSpeech().speech);
    const audioId = await studio.start("Run.");
    await tx.update(podcastAudio).set({ updatedAt: new Date(Date.now() - 3_600_000) });
    studio.services.jobs = { isPending: async () => false } as never;
    expect(await studio.progress(audioId)).toMatchObject({ status: "failed" });
    expect(await studio.progress("x")).toBeNull();
    expect(await studio.progress("00000000-0000-4000-8000-000000000000")).toBeNull();
  },
);

testStudio("waiting ends with the recording, with the time or with the visitor", async (tx) => {
  const studio = await aStudio(tx, aSpeech().speech);
  const audioId = await studio.start("Run.");
  const { signal } = new AbortController();
  const wait = (how: Parameters<typeof recordingEnd>[3]) =>
    recordingEnd(studio.services, studio.admin, audioId, how);
  expect(await wait({ signal, waitMs: 0 })).toMatchObject({ status: "waiting" });
  expect(await wait({ signal: AbortSignal.abort() })).toMatchObject({ status: "waiting" });
  await studio.work(audioId);
  expect(await wait({ signal })).toMatchObject({ status: "done" });
});

testStudio(
  "recordings that no podcast has are forgotten after a week, with files that nothing needs",
  async (tx) => {
    const studio = await aStudio(tx, aSpeech().speech);
    const record = async (text: string) => {
      const audioId = await studio.start(text);
      await studio.work(audioId);
      return audioId;
    };
    const used = await record("Run easy.");
    await tx
      .insert(podcasts)
      .values({ title: "A", script: "x", audioUrl: "/media/x.mp3", audioId: used });
    const copied = await studio.start("Run easy.");
    await record("Nobody wants this one, which is longer than the other. It has two sentences.");
    await tx.update(podcastAudio).set({ createdAt: new Date(Date.now() - 8 * 86_400_000) });
    const young = await record("Today. I. Run. Far. And. Away.");
    expect(studio.kept.size).toBe(3);
    await forgetUnusedRecordings(studio.services);
    const left = (await tx.select({ id: podcastAudio.id }).from(podcastAudio)).map(({ id }) => id);
    expect(left.sort()).toEqual([used, young].sort());
    expect(left).not.toContain(copied);
    expect(studio.kept.size).toBe(2);
    const sound = String((await studio.progress(used))?.audioUrl).replace("/media/", "");
    expect(studio.kept.has(sound)).toBe(true);
  },
);
