import { setTimeout as pause } from "node:timers/promises";
import type { RunningServer } from "../../bench/server.ts";
import { type Postgres, startPostgres } from "./postgres.ts";
import { type Answer, type Ledger, sendVisitors } from "./visitors.ts";
import { makeWorld, type TortureWorld } from "./world.ts";

/** What one way of losing the database does to a server under load. */
export type CutRow = {
  cut: string;
  times: number;
  /** How often the server's process ended. */
  ended: number;
  "ready again, s": number;
  /** From asking to an answer that is no page: the longest. */
  "503 after, s": number;
  pages: number;
  "503s": number;
  /** Neither a page nor a 503 that says when to come back. */
  others: number;
  acknowledged: number;
  lost: number;
  doubled: number;
};

type Cut = (database: Postgres, world: TortureWorld) => Promise<void>;

/** Each returns once the server takes connections again. */
const cuts = {
  "PostgreSQL killed": async (database) => {
    await database.kill();
    await database.start();
  },
  "PostgreSQL restarted": async (database) => {
    await database.stop();
    await database.start();
  },
  "connections terminated": (database, { name }) => database.cutConnections(name),
  "PostgreSQL frozen for 8 s": async (database) => {
    database.freeze();
    await pause(8000);
    database.thaw();
  },
  "PostgreSQL away for 75 s": async (database) => {
    await database.stop();
    await pause(75_000);
    await database.start();
  },
} satisfies Record<string, Cut>;

export type CutTimes = Partial<Record<keyof typeof cuts, number>>;

const usualTimes: CutTimes = {
  "PostgreSQL killed": 3,
  "PostgreSQL restarted": 3,
  "connections terminated": 3,
  "PostgreSQL frozen for 8 s": 1,
  "PostgreSQL away for 75 s": 1,
};

const calmMs = 2500;
const readyLimitMs = 60_000;

/**
 * Takes the database away from a server that runners write to and visitors read from, in every way
 * and as often as `times` says, and compares what was acknowledged with what is stored.
 */
export async function tortureCuts(times: CutTimes = usualTimes): Promise<CutRow[]> {
  const database = await startPostgres();
  const world = await makeWorld(database.url);
  const rows: CutRow[] = [];
  let server = await world.startCopy();
  try {
    await ready(server.url);
    for (const [name, cut] of Object.entries(cuts)) {
      const wanted = times[name as keyof typeof cuts] ?? 0;
      if (wanted === 0) continue;
      const { row, running } = await endure({ name, cut, wanted, database, world, server });
      server = running;
      rows.push(row);
    }
  } finally {
    await server.stop();
    await world.remove();
    await database.remove();
  }
  return rows;
}

type Trial = {
  name: string;
  cut: Cut;
  wanted: number;
  database: Postgres;
  world: TortureWorld;
  server: RunningServer;
};

async function endure({ name, cut, wanted, database, world, server }: Trial) {
  let running = server;
  let ended = 0;
  let readyMs = 0;
  const visitors = sendVisitors(running.url, world);
  await pause(calmMs);
  for (let time = 0; time < wanted; time += 1) {
    await cut(database, world);
    const back = performance.now();
    if (hasEnded(running)) {
      ended += 1;
      running = await world.startCopy({ PORT: new URL(running.url).port });
    }
    await ready(running.url);
    readyMs = Math.max(readyMs, performance.now() - back);
    await pause(calmMs);
  }
  await visitors.leave();
  const { lost, doubled } = await compare(visitors.ledger, world);
  const row: CutRow = {
    cut: name,
    times: wanted,
    ended,
    "ready again, s": inSeconds(readyMs),
    ...count(visitors.answers),
    acknowledged: visitors.ledger.acknowledged,
    lost,
    doubled,
  };
  return { row, running };
}

function hasEnded({ process }: RunningServer): boolean {
  return process.exitCode !== null || process.signalCode !== null;
}

async function ready(origin: string): Promise<void> {
  const end = performance.now() + readyLimitMs;
  while (performance.now() < end) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.status === 200) return;
    await pause(20);
  }
  throw new Error("The server is not ready again.");
}

function count(answers: Answer[]) {
  const away = answers.filter(({ status, isPolite }) => status === 503 && isPolite);
  const pages = answers.filter(({ status }) => status >= 200 && status < 400);
  const slowest = Math.max(0, ...answers.filter(({ status }) => status >= 500).map(({ ms }) => ms));
  return {
    "503 after, s": inSeconds(slowest),
    pages: pages.length,
    "503s": away.length,
    others: answers.length - pages.length - away.length,
  };
}

/** Entries that are not there or there twice, letters that are missing or too many, lost reviews. */
async function compare({ entries, comments }: Ledger, world: TortureWorld) {
  const { rows, letters } = await world.entries();
  const missing = entries.filter(({ userId, raceId }) => !rows.has(`${userId} ${raceId}`)).length;
  const counts = [...rows.values()];
  const total = counts.reduce((sum, n) => sum + n, 0);
  const twice = counts.filter((n) => n > 1).length;
  const stored = await world.reviews();
  const forgotten = [...comments].filter(
    ([userId, possible]) => !possible.includes(stored.get(userId) ?? ""),
  ).length;
  return {
    lost: missing + forgotten + Math.max(0, total - letters),
    doubled: twice + Math.max(0, letters - total),
  };
}

function inSeconds(ms: number): number {
  return Number((ms / 1000).toFixed(2));
}
