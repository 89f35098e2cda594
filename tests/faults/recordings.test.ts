import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { parseBuffer } from "music-metadata";
import { expect, test } from "vitest";
import { openDatabase } from "#db/database.ts";
import { record } from "#features/podcasts/audio/record.server.ts";
import { orderRecording, recordingProgress } from "#features/podcasts/audio/recording.server.ts";
import { openLocalDisk } from "#services/files/local-disk.ts";
import { openLog } from "#services/log/log.ts";
import { builtInVoice } from "#services/speech/built-in-voice.ts";
import type { Speech } from "#services/speech/speech.ts";
import { aLongScript } from "../support/content/speech.ts";
import { embeddedDirectory, temporaryDirectory } from "../support/database.ts";

const program = join(import.meta.dirname, "narrator.ts");
const directory = await temporaryDirectory();
const dataDir = await embeddedDirectory();
const files = openLocalDisk(directory);
const jobs = {
  send: async () => {},
  started: async () => {},
  isPending: async () => true,
} as never;
const log = openLog("silent");

/** Records in another process and kills it while it speaks the second part. */
async function recordAndKill(audioId: string) {
  const child = spawn(process.execPath, ["--liftoff-only", program, audioId, directory, dataDir], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let parts = 0;
  for await (const _part of createInterface(child.stdout)) {
    parts += 1;
    if (parts === 2) break;
  }
  child.kill("SIGKILL");
  await once(child, "exit");
}

test("a killed process leaves no half recording, and the next one goes on behind the last part", async () => {
  const voice = builtInVoice();
  const spoken: string[] = [];
  const speech: Speech = {
    ...voice,
    speak(lines, signal) {
      spoken.push(...lines.map(({ ssml }) => ssml));
      return voice.speak(lines, signal);
    },
  };
  const before = await openDatabase({ dataDir });
  const script = aLongScript(18);
  const asked = { requestedBy: null, script, lang: "en" } as const;
  const audioId = await orderRecording({ db: before.db, jobs, speech }, asked);
  await before.close();

  await recordAndKill(audioId);
  const { db, close } = await openDatabase({ dataDir });
  const progressed = () => recordingProgress({ db, jobs }, { userId: "" }, audioId);
  expect(await progressed()).toMatchObject({ status: "running", audioUrl: null });
  expect(await readdir(directory), "nothing has an address").toEqual(["podcast-parts"]);

  const job = { signal: new AbortController().signal, isLastTry: false };
  await record({ db, files, log, speech }, { audioId }, job);
  const done = await progressed();
  expect(done?.status).toBe("done");
  expect(spoken.join(" ")).not.toContain("Sentence 0 ");
  expect(spoken.join(" ")).toContain("Sentence 17 ");
  const file = await files.read(String(done?.audioUrl).replace("/media/", ""));
  const { format } = await parseBuffer(file?.bytes ?? Buffer.alloc(0), "audio/mpeg", {
    duration: true,
  });
  expect(format.duration).toBeCloseTo(done?.seconds ?? 0, 1);
  await close();
}, 120_000);
