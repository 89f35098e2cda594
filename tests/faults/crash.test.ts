import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Database, openDatabase } from "#db/database.ts";
import { text } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { createOnServer, embeddedDirectory, serverUrl } from "../support/database.ts";

const rounds = 3;
const leastWritten = 10;
const writerFile = join(import.meta.dirname, "writer.ts");

function startWriter(prefix: string, place: string[]): ChildProcess {
  return spawn(process.execPath, ["--liftoff-only", writerFile, prefix, ...place], {
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** Kills a writer during its work and returns the writes that were acknowledged to it. */
async function writeAndKill(prefix: string, place: string[], killMs: number): Promise<string[]> {
  const writer = startWriter(prefix, place);
  const acknowledged: string[] = [];
  if (!writer.stdout) throw new Error("The writer cannot be heard.");
  const lines = createInterface(writer.stdout);
  lines.on("line", (name) => acknowledged.push(name));
  while (acknowledged.length < leastWritten) await once(lines, "line");
  await pause(killMs);
  writer.kill("SIGKILL");
  await once(lines, "close");
  return acknowledged;
}

/** The completely stored races: with three distances and a search row. */
async function wholeRaces(db: Database): Promise<string[]> {
  const rows = await readRows(
    db,
    { name: text },
    sql`
    select r.race_name as name
    from races r join race_search s on s.race_id = r.id join race_lengths using (lengths_id)
    where distances_m = '{[5000,5001),[10000,10001),[21000,21001)}'
      and (select count(*) from race_distances d where d.race_id = r.id) = 3`,
  );
  return rows.map(({ name }) => name);
}

async function expectNothingLost(db: Database, acknowledged: string[]) {
  const whole = new Set(await wholeRaces(db));
  expect(acknowledged.filter((name) => !whole.has(name))).toEqual([]);
  const [counts] = await db.execute(sql`
    select (select count(*) from races) as races, (select count(*) from race_distances) as distances`);
  expect(counts).toEqual({ races: whole.size, distances: whole.size * 3 });
}

test("the embedded database keeps every acknowledged write when its process is killed", async () => {
  const dataDir = await embeddedDirectory();
  const acknowledged: string[] = [];
  for (let round = 1; round <= rounds; round++) {
    acknowledged.push(...(await writeAndKill(`round ${round}`, ["--dir", dataDir], 7 * round)));
    const { db, close } = await openDatabase({ dataDir });
    await expectNothingLost(db, acknowledged);
    await close();
  }
}, 240_000);

test.skipIf(!serverUrl)("a server stores no partial write of a killed client", async () => {
  const url = await createOnServer(String(serverUrl));
  const acknowledged: string[] = [];
  for (let round = 1; round <= 2; round++) {
    acknowledged.push(...(await writeAndKill(`round ${round}`, ["--url", url], 7 * round)));
  }
  const { db, close } = await openDatabase({ url, max: 1 });
  await expectNothingLost(db, acknowledged);
  await close();
});

test("a second process on the same directory is refused with one line that names it", async () => {
  const dataDir = await embeddedDirectory();
  const first = await openDatabase({ dataDir, isDurable: false });
  const second = startWriter("second", ["--dir", dataDir]);
  let said = "";
  second.stderr?.on("data", (text) => {
    said += text;
  });
  const [code] = await once(second, "close");
  expect(code).toBe(1);
  expect(said).toBe(
    `The database directory ${dataDir} is in use by another process. Stop that one first.\n`,
  );
  expect(await first.db.execute(sql`select 1 as one`)).toHaveLength(1);
  await first.close();
});
