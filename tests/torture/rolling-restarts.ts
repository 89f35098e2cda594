import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { openDatabase } from "#db/database.ts";
import { type RunningServer, startServer } from "../../bench/server.ts";
import { startSmallProxy } from "./small-proxy.ts";

export type RestartRow = { what: string; result: string | number };

const readers = 4;
const writers = 4;
const readPaths = ["/", "/races", "/races?q=lima", "/organizers", "/contact"];

/**
 * Restarts two copies behind a proxy in turn, `rounds` times each, while pages are read and messages
 * are written, and counts what failed, what was acknowledged and lost, and how long a copy took to end.
 * @param serverUrl - of a PostgreSQL server on which a database may be made
 */
export async function restartInTurn(serverUrl: string, rounds = 10): Promise<RestartRow[]> {
  const directory = await mkdtemp(join(tmpdir(), "dorsal-torture-restarts-"));
  const database = await makeDatabase(serverUrl);
  const proxy = await startSmallProxy();
  const copies = new Map<string, RunningServer>();
  const start = async (name: string) => {
    const copy = await startServer({
      DATABASE_URL: database.url,
      DATA_DIR: join(directory, name),
      APP_URL: proxy.url,
      TRUST_PROXY: "1",
      DEMO_DATA: "0",
      SANDBOX: "1",
      LIMITS_FACTOR: "1000000",
    });
    copies.set(name, copy);
    await proxy.send(name, copy.url);
  };
  try {
    for (const name of ["first", "second"]) await start(name);
    const load = startLoad(proxy.url);
    const stops: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const name of ["first", "second"]) {
        const begun = performance.now();
        await copies.get(name)?.stop();
        stops.push(performance.now() - begun);
        await start(name);
      }
    }
    const { reads, failedReads, acknowledged, failedWrites, problems } = await load.stop();
    const stored = await database.messages();
    const times = (message: string) => stored.filter((one) => one === message).length;
    return [
      { what: "restarts", result: stops.length },
      { what: "slowest stop, s", result: Number((Math.max(...stops) / 1000).toFixed(1)) },
      { what: "pages read", result: reads },
      { what: "pages failed", result: failedReads },
      { what: "writes acknowledged", result: acknowledged.length },
      { what: "writes failed", result: failedWrites },
      { what: "lost", result: acknowledged.filter((one) => times(one) === 0).length },
      { what: "doubled", result: acknowledged.filter((one) => times(one) > 1).length },
      { what: "first problem", result: problems[0] ?? "none" },
    ];
  } finally {
    await Promise.all([...copies.values()].map((copy) => copy.stop()));
    proxy.stop();
    await database.drop();
    await rm(directory, { recursive: true, force: true });
  }
}

/** Visitors who never tire, until `stop`. */
function startLoad(url: string) {
  const seen = {
    reads: 0,
    failedReads: 0,
    acknowledged: [] as string[],
    failedWrites: 0,
    problems: [] as string[],
  };
  let isOver = false;
  const note = async (what: string, answer: Response | Error) => {
    const why = answer instanceof Error ? String(answer.cause) : await answer.text();
    const status = answer instanceof Error ? 0 : answer.status;
    seen.problems.push(`${what}: ${status} ${why.slice(0, 60)}`);
  };
  const read = async (at: number) => {
    const path = readPaths[at % readPaths.length] ?? "/";
    const answer = await fetch(url + path).catch((problem: Error) => problem);
    seen.reads += 1;
    if (answer instanceof Response && answer.ok) return void (await answer.arrayBuffer());
    seen.failedReads += 1;
    await note(path, answer);
  };
  const write = async () => {
    const message = randomUUID();
    const body = new URLSearchParams({
      name: "Ana",
      email: "ana@example.com",
      subject: "",
      message,
    });
    const headers = { Origin: url };
    const options: RequestInit = { method: "POST", headers, body, redirect: "manual" };
    const answer = await fetch(`${url}/contact`, options).catch((problem: Error) => problem);
    if (answer instanceof Response && answer.status < 400) {
      await answer.arrayBuffer();
      seen.acknowledged.push(message);
      return;
    }
    seen.failedWrites += 1;
    await note("/contact", answer);
  };
  const repeat = async (work: (at: number) => Promise<void>) => {
    for (let at = 0; !isOver; at += 1) {
      await work(at);
      await pause(10);
    }
  };
  const visitors = [
    ...Array.from({ length: readers }, () => repeat(read)),
    ...Array.from({ length: writers }, () => repeat(write)),
  ];
  return {
    async stop() {
      isOver = true;
      await Promise.all(visitors);
      return seen;
    },
  };
}

async function makeDatabase(serverUrl: string) {
  const name = `dorsal_torture_${randomUUID().replaceAll("-", "")}`;
  const admin = await openDatabase({ url: serverUrl, max: 1 });
  await admin.db.execute(sql.raw(`create database ${name} template template0`));
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async messages() {
      const { db, close } = await openDatabase({ url: url.href, max: 1 });
      const rows = await db.execute<{ message: string }>(sql`select message from contact_messages`);
      await close();
      return rows.map(({ message }) => message);
    },
    async drop() {
      await admin.db.execute(sql.raw(`drop database if exists ${name} with (force)`));
      await admin.close();
    },
  };
}
