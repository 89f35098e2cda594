import { createHmac } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { openDatabase } from "#db/database.ts";
import { fitFile, roundRun } from "../../tests/support/content/watch-file.ts";
import { aPerson } from "../../tests/support/people.ts";
import { benchDatabase, stopBenchServer } from "../databases.ts";
import { startServer } from "../server.ts";
import { percentile, printTable, round } from "../table.ts";

const storedRaces = 10_000;
const files = 200;
const quietMs = 10_000;
const dayMs = 86_400_000;
const authSecret = "only-for-the-benchmark-of-activities-0123456789";

let questions = 0;

/** Uploads 200 recordings of 50 minutes at once, while a visitor keeps requesting the race list. */
const { url } = await benchDatabase(storedRaces, "_activities");
const cookie = await aRunner();
const server = await startServer({
  DATABASE_URL: url,
  AUTH_SECRET: authSecret,
  SANDBOX: "1",
  PAGE_CACHE_SECONDS: "0",
  LIMITS_FACTOR: "1000",
  DATA_DIR: ".data/bench-activities",
});
try {
  await measure();
} finally {
  await server.stop();
  await stopBenchServer();
}

async function measure() {
  const form = recordings();
  await askUntil(pause(2000));
  const quiet = await askUntil(pause(quietMs));
  const began = performance.now();
  const reading = upload(form).then(untilRead);
  const during = await askUntil(reading);
  const taken = await reading;
  printTable(`${files} FIT files of 50 minutes in one upload, beside ${storedRaces} races`, [
    { what: "until the last is read", seconds: round((performance.now() - began) / 1000), taken },
  ]);
  const row = (when: string, sample: number[], bar: string) => ({
    when,
    asked: sample.length,
    "p50 ms": round(percentile(sample, 0.5)),
    "p95 ms": round(percentile(sample, 0.95)),
    bar,
  });
  printTable("The race list meanwhile, without the page cache", [
    row("quiet", quiet, ""),
    row("reading", during, "p95 < 2 × quiet"),
  ]);
}

function recordings(): FormData {
  const form = new FormData();
  const samples = roundRun({ meters: 9000, speed: 3 });
  for (let index = 0; index < files; index++) {
    const start = new Date(Date.parse("2025-01-01T06:00:00Z") + index * dayMs);
    const bytes = new Uint8Array(fitFile(samples, { start }));
    form.append("files", new File([bytes], `run-${index}.fit`));
  }
  return form;
}

async function upload(form: FormData): Promise<string> {
  const answer = await send("/training/activities", { method: "POST", body: form });
  const own = answer.headers.get("location");
  if (!own) throw new Error(`The upload was answered with ${answer.status}.`);
  return own;
}

async function untilRead(own: string): Promise<number> {
  for (;;) {
    await pause(1000);
    const page = await (await send(own)).text();
    if (page.includes("Your files are read")) return page.split("upload-taken").length - 1;
  }
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

function send(path: string, options: RequestInit = {}) {
  const headers = { Cookie: cookie, Origin: server.url };
  return fetch(server.url + path, { ...options, headers, redirect: "manual" });
}

/** Returns the cookie of a runner with a session, without the activities of earlier runs. */
async function aRunner(): Promise<string> {
  const { db, close } = await openDatabase({ url, max: 1, statementMs: 0 });
  await db.execute(sql`delete from users where email = 'bench-runner@example.com'`);
  const userId = await aPerson(db, { user: { email: "bench-runner@example.com" } });
  await db.execute(sql`
    insert into auth_sessions (user_id, token, expires_at)
    values (${userId}::uuid, 'bench-runner', now() + interval '1 day')`);
  await close();
  const signature = createHmac("sha256", authSecret).update("bench-runner").digest("base64");
  return `dorsal.session_token=${encodeURIComponent(`bench-runner.${signature}`)}`;
}
