import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { type Zippable, zipSync } from "fflate";
import { openDatabase } from "#db/database.ts";
import { fitFile, roundRun } from "../../tests/support/content/watch-file.ts";
import { aPerson } from "../../tests/support/people.ts";
import { benchDatabase, stopBenchServer } from "../databases.ts";
import { startServer } from "../server.ts";
import { percentile, printTable, round } from "../table.ts";

const storedRaces = 10_000;
/** The files of the archive: one in seven is a run, the others are about sleep and steps. */
const files = Number(process.env.FILES ?? 20_000);
const runShare = 1 / 7;
/** Garmin packs its files into archives inside the archive. */
const filesPerPart = 7_000;
const quietMs = 10_000;
const memoryBar = 200;
const dayMs = 86_400_000;
const firstRun = Date.parse("2012-01-01T06:00:00Z");
/** The type of FIT files about sleep and steps. */
const monitoring = 32;
const authSecret = "only-for-the-benchmark-of-activities-0123456789";

let questions = 0;

/**
 * Uploads an archive as Garmin exports it, with archives inside, while a visitor keeps requesting the race
 * list. `FILES` changes the number of its files.
 */
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
  const { archive, runs } = anArchive();
  await askUntil(pause(2000));
  const quiet = await askUntil(pause(quietMs));
  const idle = memoryOfServer();
  let peak = idle;
  const watching = setInterval(() => {
    peak = Math.max(peak, memoryOfServer());
  }, 200);
  const began = performance.now();
  const reading = upload(archive).then(untilRead);
  const during = await askUntil(reading);
  clearInterval(watching);
  const seconds = (performance.now() - began) / 1000;
  printTable(`An archive of ${files} files beside ${storedRaces} races`, [
    {
      MB: Math.round(archive.size / 1e6),
      runs,
      taken: await reading,
      seconds: Math.round(seconds),
      "ms per run": Math.round((seconds * 1000) / runs),
      "idle MB": idle,
      "peak above": peak - idle,
      bar: `≤ +${memoryBar} MB`,
    },
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

/** An export of Garmin: runs of 50 minutes between other files, in parts, with the list of their names. */
function anArchive(): { archive: File; runs: number } {
  const samples = roundRun({ meters: 9000, speed: 3, every: 2 });
  const steps = fitFile(samples.slice(0, 100), { type: monitoring });
  const summaries: { beginTimestamp: number; name: string; activityType: string }[] = [];
  const parts: Zippable = {};
  for (let from = 0; from < files; from += filesPerPart) {
    const part: Zippable = {};
    for (let index = from; index < Math.min(files, from + filesPerPart); index++) {
      const isRun = Math.floor((index + 1) * runShare) > Math.floor(index * runShare);
      const start = new Date(firstRun + summaries.length * dayMs);
      part[`runner_${index}.fit`] = isRun ? new Uint8Array(fitFile(samples, { start })) : steps;
      const name = `Run ${summaries.length + 1}`;
      if (isRun) {
        summaries.push({ beginTimestamp: start.getTime(), name, activityType: "running" });
      }
    }
    const name = `UploadedFiles_0-_Part${1 + from / filesPerPart}.zip`;
    parts[`DI_CONNECT/DI-Connect-Uploaded-Files/${name}`] = zipSync(part);
  }
  parts["DI_CONNECT/DI-Connect-Fitness/runner_0_summarizedActivities.json"] = Buffer.from(
    JSON.stringify([{ summarizedActivitiesExport: summaries }]),
  );
  const archive = new File([zipSync(parts)], "garmin.zip", { type: "application/zip" });
  return { archive, runs: summaries.length };
}

/** In MB, as the system counts it. */
function memoryOfServer(): number {
  const status = readFileSync(`/proc/${server.process.pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

async function upload(archive: File): Promise<string> {
  const form = new FormData();
  form.append("files", archive);
  const answer = await send("/training/activities", { method: "POST", body: form });
  const own = answer.headers.get("location");
  if (!own) throw new Error(`The upload was answered with ${answer.status}.`);
  return own;
}

async function untilRead(own: string): Promise<string> {
  for (;;) {
    await pause(5000);
    const page = (await (await send(own)).text()).replaceAll(/<[^>]*>/g, "");
    if (page.includes("Your files are read")) return /[\d,]+ added/.exec(page)?.[0] ?? "none";
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
