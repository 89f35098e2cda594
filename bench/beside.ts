import { execFileSync } from "node:child_process";
import { Agent } from "node:http";
import { type BenchDatabase, benchDatabase, stopBenchServer } from "./databases.ts";
import { burst, heldOpen } from "./load.ts";
import { type RunningServer, startServer } from "./server.ts";
import { cpuOf } from "./server-cpu.ts";
import { percentile, printTable, round } from "./table.ts";

/**
 * `node bench/beside.ts ../before`: CPU of the server per request, of this checkout and of another
 * one, both built. The servers answer in turns, in slices of 40 requests after the same warm-up:
 * the paired ratios hold on a busy machine too. `TURNS`, `WARM` and `RACES` change the amounts.
 */
const other = process.argv[2];
if (!other) throw new Error("Which other checkout? node bench/beside.ts ../before");
const requests = 40;
const turns = Number(process.env.TURNS ?? 60);
const warm = Number(process.env.WARM ?? 2000);
const races = Number(process.env.RACES ?? 100_000);

const database = await benchDatabase(races);
const otherDatabase = databaseOfOther();
const pages = (race: string) => ({ list: "/races", race: `/races/${race}`, home: "/" });
const rows = [];
for (const seconds of ["0", "600"]) {
  const environment = {
    DEMO_DATA: "0",
    DATA_DIR: ".data/beside",
    PAGE_CACHE_SECONDS: seconds,
  };
  const before = await startServer({ ...environment, DATABASE_URL: otherDatabase.url }, other);
  const after = await startServer({ ...environment, DATABASE_URL: database.url });
  const agent = new Agent({ keepAlive: true, maxSockets: heldOpen });
  try {
    const paths = pages(otherDatabase.someRace);
    for (const [page, path] of Object.entries(pages(database.someRace))) {
      const old = paths[page as keyof typeof paths];
      await burst(agent, before.url + old, warm);
      await burst(agent, after.url + path, warm);
      const ms = { before: [] as number[], after: [] as number[] };
      for (let turn = 0; turn < turns; turn++) {
        const order = turn % 2 ? (["after", "before"] as const) : (["before", "after"] as const);
        for (const way of order) {
          ms[way].push(await (way === "before" ? slice(before, old) : slice(after, path)));
        }
      }
      const pairs = ms.after.map((value, turn) => value / (ms.before[turn] ?? value));
      rows.push({
        page,
        cache: seconds === "0" ? "off" : "on",
        "before, CPU ms": round(percentile(ms.before, 0.2), 3),
        "after, CPU ms": round(percentile(ms.after, 0.2), 3),
        "after ÷ before": round(percentile(ms.after, 0.2) / percentile(ms.before, 0.2)),
        "median of pairs": round(percentile(pairs, 0.5)),
      });
    }
  } finally {
    agent.destroy();
    await before.stop();
    await after.stop();
  }

  /** CPU milliseconds of the server process per request. */
  async function slice(server: RunningServer, path: string): Promise<number> {
    const begun = cpuOf(server.process.pid);
    await burst(agent, server.url + path, requests);
    return (cpuOf(server.process.pid) - begun) / requests;
  }
}
const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { cwd: other });
printTable(`CPU per request beside ${commit.toString().trim()}, ${races} races`, rows);
await stopBenchServer();

/** The other checkout brings a database of its own to the state of its own migrations. */
function databaseOfOther(): BenchDatabase {
  const program = `
    import { benchDatabase, stopBenchServer } from "./bench/databases.ts";
    console.log(JSON.stringify(await benchDatabase(${races}, "_before")));
    await stopBenchServer();`;
  const output = execFileSync(process.execPath, ["--input-type=module", "-e", program], {
    cwd: other,
    env: { ...process.env, TEST_DATABASE_URL: database.url },
  });
  return JSON.parse(output.toString());
}
