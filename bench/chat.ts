import { fork } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { openDatabase } from "#db/database.ts";
import { providerKey } from "../tests/support/providers/models.ts";
import { benchDatabase, fill, stopBenchServer } from "./databases.ts";
import { type RunningServer, startServer } from "./server.ts";
import { percentile, printTable, round } from "./table.ts";

/**
 * `node bench/chat.ts server 100000` measures the assistant over HTTP with one database. The default
 * is both databases at 100,000 races. `ANSWERS` is how many answers the memory is watched for.
 */
const [engine, asked = "100000"] = process.argv.slice(2);
const size = Number(asked);
const rounds = 20;
const firstByteBar = 50;
const streams = 50;
const pieceEveryMs = 20;
const stallBar = 200;
const answersInARow = Number(process.env.ANSWERS ?? 1000);

const questions = [
  "any races?",
  "races in Lima",
  "trail races in Peru next month",
  "a marathon in Mexico",
  "races in Canada in spring",
  "free races in Lima",
  "races for at most 20 dollars",
  "the cheapest 10K",
  "the best rated races in Peru",
  "when is the Andes Marathon?",
  "carreras de trail en Cusco en marzo",
  "how do I taper for a half marathon?",
  "what pace is a marathon in 3:45?",
  "what can you do?",
];

const agent = new Agent({ keepAlive: true, maxSockets: 100 });

type Place = { name: string; environment: Record<string, string>; clean(): Promise<void> };

if (engine !== "embedded") await measure(await onServer());
if (engine !== "server") await measure(await embedded());
await stopBenchServer();

async function onServer(): Promise<Place> {
  const { url } = await benchDatabase(size);
  const begun = new Date();
  return {
    name: "PostgreSQL",
    environment: { DATABASE_URL: url, DATA_DIR: await mkdtemp(join(tmpdir(), "dorsal-bench-")) },
    async clean() {
      const client = new pg.Client(url);
      await client.connect();
      await client.query("delete from chat_threads where created_at >= $1", [begun]);
      await client.end();
    },
  };
}

async function embedded(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), "dorsal-bench-"));
  const database = await openDatabase({ dataDir: join(folder, "database") });
  await fill(database, size);
  await database.close();
  return {
    name: "embedded",
    environment: { DATABASE_URL: "", DATA_DIR: folder },
    clean: () => rm(folder, { recursive: true, force: true }),
  };
}

async function measure(place: Place) {
  const at = `${size.toLocaleString("en-US")} races, ${place.name}`;
  try {
    await withServer(place, {}, async (server) => {
      printTable(`Assistant: first byte of the text of a built-in answer, ${at}`, [
        ...(await firstBytes(server)),
      ]);
      printTable(`Assistant: memory after answers in a row, ${at}`, await memory(server));
    });
    const model = fork(join(import.meta.dirname, "slow-model.ts"), [String(pieceEveryMs)]);
    const [baseUrl] = await once(model, "message");
    const key = { OPENAI_API_KEY: providerKey, OPENAI_BASE_URL: String(baseUrl) };
    await withServer(place, key, async (server) => {
      printTable(
        `Assistant: ${streams} streams at once, a piece every ${pieceEveryMs} ms, ${at}`,
        await atOnce(server),
      );
    });
    model.disconnect();
  } finally {
    await place.clean();
  }
}

async function withServer(
  { environment }: Place,
  more: Record<string, string>,
  work: (server: RunningServer) => Promise<void>,
) {
  const server = await startServer({
    DEMO_DATA: "0",
    LIMITS_FACTOR: "1000000",
    ...environment,
    ...more,
    NODE_OPTIONS: `--expose-gc --import ${join(import.meta.dirname, "loop-delay.ts")}`,
  });
  try {
    // As a balancer does, which sends nobody before.
    while ((await fetch(`${server.url}/readyz`)).status !== 200) await pause(50);
    await work(server);
  } finally {
    await server.stop();
  }
}

async function firstBytes(server: RunningServer) {
  const first = await ask(server, "races in Lima");
  const rows = [row("the first question after the start", [first])];
  const all: StreamTimes[] = [];
  for (const question of questions) {
    const times: StreamTimes[] = [];
    for (let turn = -2; turn < rounds; turn += 1) {
      const answer = await ask(server, question);
      if (turn >= 0) times.push(answer);
    }
    rows.push(row(question, times));
    all.push(...times);
  }
  return [...rows, row("all of them", all)];

  function row(question: string, times: readonly StreamTimes[]) {
    const first = times.map(({ firstMs }) => firstMs);
    return {
      question,
      "best ms": round(percentile(first, 0), 1),
      "p50 ms": round(percentile(first, 0.5), 1),
      "p99 ms": round(percentile(first, 0.99), 1),
      "server CPU ms": round(
        percentile(
          times.map(({ cpuMs }) => cpuMs),
          0.5,
        ),
        1,
      ),
      "whole ms": round(
        percentile(
          times.map(({ wholeMs }) => wholeMs),
          0.5,
        ),
        1,
      ),
      bar: `p99 ≤ ${firstByteBar}`,
    };
  }
}

async function atOnce(server: RunningServer) {
  const rows = [];
  for (const count of [1, streams, streams, streams]) {
    await delayOf(server);
    const before = cpuOf(server);
    const begun = performance.now();
    const all = await Promise.all(
      Array.from({ length: count }, (_, place) => ask(server, `How do I begin? ${place}`)),
    );
    const wall = performance.now() - begun;
    const spent = cpuOf(server) - before;
    const { p99, max, warnings } = await delayOf(server);
    rows.push({
      streams: count,
      "first piece ms": round(Math.max(...all.map(({ firstMs }) => firstMs)), 0),
      "longest stall ms": round(Math.max(...all.map(({ stallMs }) => stallMs)), 0),
      "stall p50 ms": round(
        percentile(
          all.map(({ stallMs }) => stallMs),
          0.5,
        ),
        0,
      ),
      "loop p99 ms": round(p99, 1),
      "loop max ms": round(max, 1),
      pieces: all[0]?.pieces ?? 0,
      "CPU ms each": round(spent / count, 1),
      "server busy %": round((100 * spent) / wall, 0),
      "kB each": round((all[0]?.bytes ?? 0) / 1000, 0),
      warnings: warnings.join(" "),
      bar: `stall ≤ ${stallBar}`,
    });
  }
  return rows;
}

async function memory(server: RunningServer) {
  const rows = [];
  for (const answers of [0, answersInARow / 10, answersInARow / 2, answersInARow]) {
    const already = Number(rows.at(-1)?.answers ?? 0);
    for (let turn = already; turn < answers; turn += 1) {
      // Every third reader goes away after the first piece.
      await ask(server, questions[turn % questions.length] ?? "", turn % 3 === 0);
    }
    const { heapMb, warnings } = await delayOf(server);
    rows.push({ answers, "heap MiB": round(heapMb, 1), warnings: warnings.join(" ") });
  }
  return rows;
}

type StreamTimes = {
  firstMs: number;
  wholeMs: number;
  /** The longest time without news after the first piece. */
  stallMs: number;
  pieces: number;
  bytes: number;
  cpuMs: number;
};

/** Asks as a new guest, and reads the stream to its end, or to its first piece. */
function ask(server: RunningServer, text: string, leaves = false): Promise<StreamTimes> {
  const before = cpuOf(server);
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    const times = { firstMs: 0, wholeMs: 0, stallMs: 0, pieces: 0, bytes: 0, cpuMs: 0 };
    let last = begun;
    let said = "";
    const asking = request(
      `${server.url}/functions/openai-chat`,
      { method: "POST", agent, headers: { "Content-Type": "application/json" } },
      (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`The answer was ${answer.statusCode}.`));
        answer.setEncoding("utf8");
        answer.on("data", (part: string) => {
          const now = performance.now();
          said += part;
          times.bytes += part.length;
          const pieces = part.split('{"content":').length - 1;
          if (pieces > 0 && times.pieces === 0) times.firstMs = now - begun;
          else if (times.pieces > 0) times.stallMs = Math.max(times.stallMs, now - last);
          times.pieces += pieces;
          last = now;
          if (leaves && times.pieces > 0) {
            answer.destroy();
            resolve(times);
          }
        });
        answer.on("error", (problem) => !leaves && reject(problem));
        answer.on("end", () => {
          const isWhole = said.includes('"state":"complete"');
          if (!isWhole) return reject(new Error(`The answer is not whole: ${said.slice(-300)}`));
          times.wholeMs = performance.now() - begun;
          times.cpuMs = cpuOf(server) - before;
          resolve(times);
        });
      },
    );
    asking.on("error", (problem) => !leaves && reject(problem));
    asking.end(JSON.stringify({ text }));
  });
}

/** CPU milliseconds of all threads of the server so far, from the scheduler. */
function cpuOf({ process: { pid } }: RunningServer): number {
  return readdirSync(`/proc/${pid}/task`).reduce((sum, task) => {
    const [nanoseconds] = readFileSync(`/proc/${pid}/task/${task}/schedstat`, "utf8").split(" ");
    return sum + Number(nanoseconds) / 1e6;
  }, 0);
}

type Told = { p99: number; max: number; heapMb: number; warnings: string[] };

/** What `loop-delay.ts` tells of a server since it was asked last. */
async function delayOf({ process: child }: RunningServer): Promise<Told> {
  const told = once(child, "message");
  child.send("loop-delay");
  const [message] = await told;
  return message as Told;
}
