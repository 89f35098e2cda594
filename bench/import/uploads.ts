import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, get, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { setTimeout as pause } from "node:timers/promises";
import { type RunningServer, startServer } from "../server.ts";
import { percentile, printTable, round } from "../table.ts";

/**
 * `node bench/import/uploads.ts`: what uploads without a length cost the server in memory, and the visitors of
 * another page in time. The senders have a process of their own.
 */
const megabytes = 110;
const rssBar = 150;
const slowerBar = 2;
const quietMs = 5000;

type Crowd = { who: string; uploads: number; atOnce: number; cookie: string };

if (process.send) await sendAll();
else await measure();

async function measure() {
  const folder = await mkdtemp(join(tmpdir(), "dorsal-bench-"));
  const server = await startServer({ DATABASE_URL: "", DATA_DIR: folder, DEMO_DATA: "1" });
  try {
    const cookie = await signIn(server);
    await visit(server, pause(quietMs));
    await send(server, { who: "", uploads: 2, atOnce: 1, cookie: "" });
    await pause(quietMs);
    const quiet = await visit(server, pause(quietMs));
    const rows = [];
    const anonymous = { who: "nobody signed in", cookie: "" };
    const member = { who: "one member", cookie };
    for (const crowd of [
      { ...anonymous, uploads: 5, atOnce: 5 },
      { ...anonymous, uploads: 50, atOnce: 20 },
      { ...anonymous, uploads: 500, atOnce: 20 },
      { ...member, uploads: 5, atOnce: 2 },
    ]) {
      rows.push(await row(server, crowd, percentile(quiet, 0.95)));
      console.error(JSON.stringify(rows.at(-1)));
    }
    printTable(`Uploads of ${megabytes} MB without a length`, rows);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function row(server: RunningServer, crowd: Crowd, quietP95: number) {
  const idle = rssOf(server);
  let peak = idle;
  const watching = setInterval(() => {
    peak = Math.max(peak, rssOf(server));
  }, 50);
  const sending = send(server, crowd);
  const busy = await visit(server, sending);
  clearInterval(watching);
  const p95 = percentile(busy, 0.95);
  return {
    who: crowd.who,
    uploads: crowd.uploads,
    "at once": crowd.atOnce,
    statuses: await sending,
    "idle MiB": idle,
    "peak above": peak - idle,
    "bar MiB": rssBar,
    "quiet p95 ms": round(quietP95, 1),
    "p95 ms": round(p95, 1),
    "× quiet": round(p95 / quietP95, 1),
    "bar ×": slowerBar,
  };
}

/** Reads a page over and over until something ends, and tells how long each time took. */
async function visit({ url }: RunningServer, until: Promise<unknown>): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  let isOver = false;
  until.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const begun = performance.now();
    const [answer] = await once(get(`${url}/races`, { agent }), "response");
    await once(answer.resume(), "end");
    times.push(performance.now() - begun);
    await pause(5);
  }
  agent.destroy();
  return times;
}

function rssOf({ process: { pid } }: RunningServer): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

async function signIn({ url }: RunningServer): Promise<string> {
  const answer = await fetch(`${url}/login`, {
    method: "POST",
    headers: { Origin: url },
    body: new URLSearchParams({ email: "runner@dorsal.test", password: "dorsal-demo" }),
    redirect: "manual",
  });
  const cookies = answer.headers.getSetCookie().map((each) => each.split(";", 1)[0]);
  if (answer.status !== 303) throw new Error(`The sign-in answered ${answer.status}.`);
  return cookies.join("; ");
}

/** Sends all uploads of a crowd from another process, and tells how often each status came. */
async function send({ url }: RunningServer, crowd: Crowd): Promise<string> {
  const child: ChildProcess = fork(import.meta.filename, [url, JSON.stringify(crowd)]);
  const [counted] = await once(child, "message");
  await once(child, "exit");
  return Object.entries(counted as Record<string, number>)
    .map(([status, count]) => `${status}: ${count}`)
    .join(", ");
}

async function sendAll() {
  const [url = "", given = "{}"] = process.argv.slice(2);
  const { uploads, atOnce, cookie }: Crowd = JSON.parse(given);
  const counted: Record<string, number> = {};
  let left = uploads;
  const sender = async () => {
    while (left > 0) {
      left -= 1;
      const status = await upload(url, cookie);
      counted[status] = (counted[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sender));
  process.send?.(counted);
  process.disconnect?.();
}

/** The status of the answer; a browser that cannot send everything sees a cut connection instead. */
async function upload(url: string, cookie: string): Promise<string> {
  const sending = request(`${url}/training/activities`, {
    method: "POST",
    agent: false,
    headers: { Origin: url, Cookie: cookie, "Content-Type": "multipart/form-data; boundary=x" },
  });
  const status = new Promise<string>((resolve) => {
    sending.on("response", (answer) => {
      answer.resume();
      resolve(String(answer.statusCode));
    });
    sending.on("close", () => resolve("cut off"));
  });
  await pipeline(form(), sending).catch(() => {});
  return status;
}

function* form() {
  const part = Buffer.alloc(64 * 1024);
  yield '--x\r\nContent-Disposition: form-data; name="files"; filename="a.zip"\r\n\r\n';
  for (let sent = 0; sent < megabytes * 2 ** 20; sent += part.length) yield part;
  yield "\r\n--x--\r\n";
}
