/**
 * Writes `docs/performance.md`: what the pages cost that visitors open most. `RACES`, `TURNS` and
 * `REQUESTS` change the amounts.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { Agent } from "node:http";
import { loadavg } from "node:os";
import { benchDatabase, stopBenchServer } from "./databases.ts";
import { openProduct } from "./in-process.ts";
import { burst, heldOpen } from "./load.ts";
import { type RunningServer, startHello, startServer } from "./server.ts";
import { cpuOf, cpuParts } from "./server-cpu.ts";
import { machine, percentile, round } from "./table.ts";

const races = Number(process.env.RACES ?? 100_000);
const turns = Number(process.env.TURNS ?? 20);
const requests = Number(process.env.REQUESTS ?? 10);

type Row = { what: string; measured: string; aim: string };

const database = await benchDatabase(races);
const race = `/races/${database.someRace}`;
const loadAtStart = loadavg()[0] ?? 0;
const rows = [...(await cachedPages()), ...(await memory()), ...(await uncachedPages())];
await stopBenchServer();
writeFileSync("docs/performance.md", report(rows));
console.log(report(rows));

/** CPU of the server for a page from its cache, against a bare Node server: both answer in turns. */
async function cachedPages(): Promise<Row[]> {
  const hello = await startHello();
  const server = await startServer(environment("600"));
  const agent = new Agent({ keepAlive: true, maxSockets: heldOpen });
  const slice = async ({ process: { pid } }: RunningServer, address: string) => {
    const before = cpuOf(pid);
    await burst(agent, address, 400);
    return (cpuOf(pid) - before) / 400;
  };
  const cached: Row[] = [];
  try {
    for (const [page, path] of Object.entries({ list: "/races", race, home: "/" })) {
      await burst(agent, server.url + path, 1000);
      await burst(agent, hello.url, 1000);
      const bare: number[] = [];
      const own: number[] = [];
      for (let turn = 0; turn < turns; turn++) {
        bare.push(await slice(hello, hello.url));
        own.push(await slice(server, server.url + path));
      }
      const ratio = percentile(own, 0.2) / percentile(bare, 0.2);
      cached.push({
        what: `${page}, cached: CPU ÷ bare Node`,
        measured: String(round(ratio, 1)),
        aim: "2.4",
      });
    }
  } finally {
    agent.destroy();
    await server.stop();
    await hello.stop();
  }
  return cached;
}

/**
 * The memory of a server without its cache of pages: half a minute after its start, and under load. It is not
 * the first start, which compiles everything.
 */
async function memory(): Promise<Row[]> {
  const server = await startServer(environment("0"));
  const agent = new Agent({ keepAlive: true, maxSockets: heldOpen });
  try {
    await new Promise((done) => setTimeout(done, 30_000));
    const idle = megabytes(server.process.pid);
    let most = 0;
    for (let turn = 0; turn < 20; turn++) {
      for (const path of ["/races", race, "/"]) await burst(agent, server.url + path, 20);
      most = Math.max(most, megabytes(server.process.pid));
    }
    return [
      { what: "memory, idle", measured: `${idle} MB`, aim: "180 MB" },
      { what: "memory, 1,200 uncached pages", measured: `${most} MB`, aim: "400 MB" },
    ];
  } finally {
    agent.destroy();
    await server.stop();
  }
}

/** CPU of Node and PostgreSQL per page, without the wire, the cache of pages and the background jobs. */
async function uncachedPages(): Promise<Row[]> {
  const { ask, services, close } = await openProduct({
    DATABASE_URL: database.url,
    DATA_DIR: ".data/bench",
    DEMO_DATA: "0",
  });
  const spent = await cpuParts(services.db);
  const pages: Record<string, { path: string; aim: string }> = {
    "plain text": { path: "/robots.txt", aim: "" },
    list: { path: "/races", aim: "60 kB" },
    "filtered list": { path: "/races?type=Trail&country=Peru", aim: "" },
    words: { path: "/races?q=trail+21k+mexico+spring", aim: "" },
    map: { path: "/races?view=map", aim: "" },
    race: { path: race, aim: "PostgreSQL 1.5 ms, 40 kB" },
    home: { path: "/", aim: "30 kB" },
    "API, list of 24": { path: "/api/v1/races", aim: "" },
  };
  const uncached: Row[] = [];
  for (const [page, { path, aim }] of Object.entries(pages)) {
    const node: number[] = [];
    const postgres: number[] = [];
    let bytes = 0;
    for (let turn = -5; turn < turns; turn++) {
      const before = spent();
      for (let request = 0; request < requests; request++) {
        const { status, html } = await ask(path);
        if (status !== 200) throw new Error(`${path} answered ${status}.`);
        bytes = Buffer.byteLength(html);
      }
      const after = spent();
      if (turn < 0) continue;
      node.push((after.node - before.node) / requests);
      postgres.push((after.postgres - before.postgres) / requests);
    }
    const ms = [node, postgres].map((each) => round(percentile(each, 0.2), 1));
    uncached.push({
      what: `${page}: Node + PostgreSQL, document`,
      measured: `${ms.join(" + ")} ms, ${round(bytes / 1000, 1)} kB`,
      aim,
    });
  }
  await close();
  return uncached;
}

function environment(seconds: string): Record<string, string> {
  return {
    DATABASE_URL: database.url,
    DEMO_DATA: "0",
    DATA_DIR: ".data/bench",
    PAGE_CACHE_SECONDS: seconds,
  };
}

function megabytes(pid: number | undefined): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kilobytes) / 1000);
}

function report(measured: Row[]): string {
  const commit = execFileSync("git", ["rev-parse", "--short=8", "HEAD"]).toString().trim();
  const day = new Date().toISOString().slice(0, 10);
  const loads = [loadAtStart, loadavg()[0] ?? 0].map((each) => round(each, 1)).join(" to ");
  const head = `# Performance

\`npm run bench\` writes the table of this page. Times are CPU per request; a fifth of the turns took less, which also holds on a busy machine. \`npm run bench:all\` runs every benchmark.

- **Measured** on ${day} at ${commit}: ${races.toLocaleString("en-US")} races on PostgreSQL
- **Machine**: ${machine()}, load ${loads}

`;
  const lines = measured.map(({ what, measured: found, aim }) => `| ${what} | ${found} | ${aim} |`);
  const table = ["| what | measured | aim |", "|---|---|---|", ...lines].join("\n");
  return `${head}${table}\n${notes()}`;
}

/** What the page says below its table, which is written by hand. */
function notes(): string {
  if (!existsSync("docs/performance.md")) return "";
  const known = readFileSync("docs/performance.md", "utf8");
  const at = known.indexOf("\n## ");
  return at < 0 ? "" : known.slice(at);
}
