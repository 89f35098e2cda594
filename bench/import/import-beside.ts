import { createHmac } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { openDatabase } from "#db/database.ts";
import { aPerson } from "../../tests/support/people.ts";
import { benchDatabase, stopBenchServer } from "../databases.ts";
import { startServer } from "../server.ts";
import { percentile, printTable, round } from "../table.ts";

const rows = 50_000;
const storedRaces = 10_000;
const distances = ["5K", "10 km", "Half Marathon"];
const quietMs = 10_000;
const authSecret = "only-for-the-benchmark-of-imports-0123456789";
const metricsToken = "only-for-the-benchmark";

let questions = 0;

/** Imports a file of 50,000 rows through the wizard, while a visitor keeps requesting the race list. */
const { url } = await benchDatabase(storedRaces, "_beside");
const cookie = await anAdmin();
const server = await startServer({
  DATABASE_URL: url,
  AUTH_SECRET: authSecret,
  METRICS_TOKEN: metricsToken,
  SANDBOX: "1",
  PAGE_CACHE_SECONDS: "0",
  DATA_DIR: ".data/bench-import",
});
try {
  await measure();
} finally {
  await server.stop();
  await stopBenchServer();
}

async function measure() {
  const quiet = await askUntil(pause(quietMs));
  await longestBlock();
  const started = performance.now();
  const uploading = upload();
  const during: number[] = await askUntil(uploading);
  const uploaded = performance.now();
  const own = await uploading;
  const uploadBlock = await longestBlock();
  await post(`${own}/start`);
  let importBlock = 0;
  const importing = untilComplete(own, async () => {
    importBlock = Math.max(importBlock, await longestBlock());
  });
  during.push(...(await askUntil(importing)));
  const ended = performance.now();
  const facts = await importing;
  printTable(`A file of ${rows} rows through the wizard, beside ${storedRaces} races`, [
    {
      what: "upload and preview",
      seconds: round((uploaded - started) / 1000),
      "longest block ms": round(uploadBlock),
      bar: "",
    },
    {
      what: "import",
      seconds: round((ended - uploaded) / 1000),
      "longest block ms": round(importBlock),
      bar: `≤ 60 s together; ${facts}`,
    },
  ]);
  printTable("The race list meanwhile, without the page cache", [
    { when: "quiet", asked: quiet.length, ...spread(quiet), bar: "" },
    { when: "importing", asked: during.length, ...spread(during), bar: "p95 ≤ 3 × quiet" },
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

async function upload(): Promise<string> {
  const form = new FormData();
  form.set("file", new File([csv()], "fifty-thousand.csv", { type: "text/csv" }));
  const answer = await send("/admin/races/import", { method: "POST", body: form });
  const own = answer.headers.get("location");
  if (!own) throw new Error(`The upload was answered with ${answer.status}.`);
  return own;
}

async function post(path: string) {
  const answer = await send(path, { method: "POST", body: new URLSearchParams() });
  if (answer.status !== 303) throw new Error(`${path} was answered with ${answer.status}.`);
}

async function untilComplete(own: string, look: () => Promise<void>): Promise<string> {
  for (;;) {
    await pause(500);
    await look();
    const page = await (await send(own)).text();
    if (page.includes("Import complete")) {
      return /Distances: .*? unchanged/.exec(page.replaceAll(/<[^>]*>/g, ""))?.[0] ?? "";
    }
    if (page.includes("Import failed")) throw new Error("The import failed.");
  }
}

function send(path: string, options: RequestInit = {}) {
  const headers = { Cookie: cookie, Origin: server.url };
  return fetch(server.url + path, { ...options, headers, redirect: "manual" });
}

/** The longest delay of the event loop since the last call, in milliseconds. */
async function longestBlock(): Promise<number> {
  const headers = { Authorization: `Bearer ${metricsToken}` };
  const text = await (await fetch(`${server.url}/metrics`, { headers })).text();
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)?.[1]) * 1000;
}

/** Returns the cookie of an administrator with a session, and removes the imports of earlier runs. */
async function anAdmin(): Promise<string> {
  const { db, close } = await openDatabase({ url, max: 1, statementMs: 0 });
  await db.execute(sql`delete from races where race_name like 'Bench Import %'`);
  await db.execute(sql`delete from race_imports`);
  await db.execute(sql`delete from users where email = 'bench@example.com'`);
  const userId = await aPerson(db, { user: { email: "bench@example.com" }, isAdmin: true });
  await db.execute(sql`delete from auth_sessions where token = 'bench-session'`);
  await db.execute(sql`
    insert into auth_sessions (user_id, token, expires_at)
    values (${userId}::uuid, 'bench-session', now() + interval '1 day')`);
  await db.execute(sql`analyze`);
  await close();
  const signature = createHmac("sha256", authSecret).update("bench-session").digest("base64");
  return `dorsal.session_token=${encodeURIComponent(`bench-session.${signature}`)}`;
}

function csv(): string {
  const lines = ["title,date,city,country,distances,type,description,price,currency"];
  for (let row = 0; row < rows; row++) {
    const race = Math.floor(row / distances.length);
    const day = new Date(Date.UTC(2029, 0, 1 + (race % 365))).toISOString().slice(0, 10);
    const place = row % distances.length;
    lines.push(
      `Bench Import ${race},${day},City ${race % 400},Peru,${distances[place]},Road,"A race, in words.",${(place + 1) * 25},PEN`,
    );
  }
  return lines.join("\n");
}
