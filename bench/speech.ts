import { createHmac } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "#db/database.ts";
import { authSessions } from "#db/schema.ts";
import { aLongScript } from "../tests/support/content/speech.ts";
import { aPerson } from "../tests/support/people.ts";
import { fill } from "./databases.ts";
import { startServer } from "./server.ts";
import { percentile, printTable, round } from "./table.ts";

/**
 * Records a script of 10,000 characters with the built-in voice, while a visitor keeps requesting the
 * race list: on the embedded database, which shares the cores with the voice. `RACES` sets how many.
 */
const characters = 10_000;
const storedRaces = Number(process.env.RACES ?? 10_000);
const quietMs = 10_000;
const authSecret = "only-for-the-benchmark-of-speech-0123456789";
const token = "bench-session";

let questions = 0;

const folder = await mkdtemp(join(tmpdir(), "dorsal-bench-"));
await prepare();
const server = await startServer({
  DATABASE_URL: "",
  DATA_DIR: folder,
  DEMO_DATA: "0",
  AUTH_SECRET: authSecret,
  PAGE_CACHE_SECONDS: "0",
});
try {
  await measure();
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measure() {
  // The first pages compile what the later ones use.
  await askUntil(pause(quietMs / 2));
  const quiet = await askUntil(pause(quietMs));
  const began = performance.now();
  const recording = recorded();
  const during = await askUntil(recording);
  const seconds = (performance.now() - began) / 1000;
  const sound = await recording;
  const unknown = { asked: "", "p50 ms": "", "p95 ms": "" };
  const slower = round(percentile(during, 0.95) / percentile(quiet, 0.95));
  printTable(`A script of ${characters} characters by the built-in voice, ${storedRaces} races`, [
    {
      what: `recording of ${round(sound)} s`,
      seconds: round(seconds, 1),
      ...unknown,
      bar: "≤ 15 s",
    },
    { what: "race list, quiet", seconds: "", asked: quiet.length, ...spread(quiet), bar: "" },
    {
      what: "race list, meanwhile",
      seconds: "",
      asked: during.length,
      ...spread(during),
      bar: `p95 < 2 × quiet, it is ${slower} ×`,
    },
  ]);
}

function spread(sample: number[]) {
  return { "p50 ms": round(percentile(sample, 0.5)), "p95 ms": round(percentile(sample, 0.95)) };
}

/** Requests a page of the list every 50 ms, one after the other, until a promise settles. */
async function askUntil(done: Promise<unknown>): Promise<number[]> {
  let isDone = false;
  done.finally(() => (isDone = true)).catch(() => {});
  const times: number[] = [];
  while (!isDone) {
    questions += 1;
    const began = performance.now();
    const answer = await fetch(`${server.url}/races?page=${1 + (questions % 100)}`);
    await answer.arrayBuffer();
    times.push(performance.now() - began);
    await pause(50);
  }
  return times;
}

/** @returns the length of the sound in seconds */
async function recorded(): Promise<number> {
  const text = aLongScript(Math.ceil(characters / 95)).slice(0, characters);
  const begun = await call("POST", new URLSearchParams({ text }));
  for (;;) {
    const progress = await call("GET", null, `?audio_id=${begun.audio_id}`);
    if (progress.status === "done") return Number(progress.seconds);
    if (progress.status === "failed") throw new Error("The recording failed.");
    await pause(250);
  }
}

async function call(method: string, body: URLSearchParams | null, query = "") {
  const signature = createHmac("sha256", authSecret).update(token).digest("base64");
  const cookie = `dorsal.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
  const headers = { Cookie: cookie, Origin: server.url };
  const address = `${server.url}/functions/elevenlabs-tts${query}`;
  const answer = await fetch(address, { method, headers, body });
  if (!answer.ok) throw new Error(`${method} was answered with ${answer.status}.`);
  return answer.json();
}

/** A database with races and an administrator who is signed in. */
async function prepare() {
  const database = await openDatabase({ dataDir: join(folder, "database") });
  await fill(database, storedRaces);
  const userId = await aPerson(database.db, { isAdmin: true });
  const expiresAt = new Date(Date.now() + 86_400_000);
  await database.db.insert(authSessions).values({ userId, token, expiresAt });
  await database.close();
}
