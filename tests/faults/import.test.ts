import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDatabase } from "#db/database.ts";
import { paceOf } from "#features/races/import/race-import.ts";
import { findImport } from "#features/races/import/race-imports.server.ts";
import { runImport } from "#features/races/import/run.server.ts";
import { startImport } from "#features/races/import/steps.server.ts";
import { uploadImport } from "#features/races/import/uploads.server.ts";
import { openLocalDisk } from "#services/files/local-disk.ts";
import { openLog } from "#services/log/log.ts";
import { embeddedDirectory, temporaryDirectory } from "../support/database.ts";
import { anAdmin } from "../support/people.ts";

const raceCount = 1000;
const program = join(import.meta.dirname, "importer.ts");
const files = await temporaryDirectory();
const dataDir = await embeddedDirectory();

async function openDesk() {
  const { db, close } = await openDatabase({ dataDir });
  const jobs = { send: async () => {} } as never;
  const now = () => new Date();
  const mail = { mode: "unavailable" } as never;
  return { db, close, jobs, mail, now, log: openLog("silent"), files: openLocalDisk(files) };
}

async function prepare(): Promise<string> {
  const desk = await openDesk();
  const admin = await anAdmin(desk.db);
  const rows = Array.from({ length: raceCount }, (_, n) => `Race ${n},2030-05-16,Lima,Peru,5K;10K`);
  const bytes = Buffer.from(`title,date,city,country,distances\n${rows.join("\n")}\n`);
  const uploaded = await uploadImport(desk, admin, { name: "killed.csv", bytes });
  if (uploaded.problem) throw new Error(uploaded.problem.code);
  await startImport(desk, admin, uploaded.id, { onlyExisting: false });
  await desk.close();
  return uploaded.id;
}

/** Runs an import in another process and kills it in the batch after the first reported one. */
async function importAndKill(id: string) {
  const child = spawn(process.execPath, ["--liftoff-only", program, id, files, dataDir], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface(child.stdout)) {
    if (Number(line) > 0) break;
  }
  child.kill("SIGKILL");
  await once(child, "exit");
}

test("a killed import leaves complete batches, reports its state and continues where it stopped", async () => {
  const id = await prepare();
  await importAndKill(id);
  const desk = await openDesk();
  const counted = async () => {
    const [row] = await desk.db.execute(sql`
      select (select count(*) from races)::int as races,
        (select count(*) from race_distances)::int as distances,
        (select count(*) from race_search)::int as found`);
    return row;
  };
  const cut = await findImport(desk, id);
  const done = Number(cut?.done);
  expect(cut?.state).toBe("importing");
  expect(done).toBeGreaterThan(0);
  expect(done).toBeLessThan(raceCount);
  expect(done % 250).toBe(0);
  expect(await counted()).toEqual({ races: done, distances: 2 * done, found: done });
  const minuteLater = new Date(Date.now() + 60_000);
  expect(cut && paceOf(cut, minuteLater)).toBe("interrupted");

  await runImport(desk, { importId: id }, { signal: new AbortController().signal });
  expect(await findImport(desk, id)).toMatchObject({
    state: "complete",
    runs: 2,
    tally: { created: raceCount, unchanged: 0 },
  });
  expect(await counted()).toEqual({
    races: raceCount,
    distances: 2 * raceCount,
    found: raceCount,
  });
  await desk.close();
}, 120_000);
