import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { type OpenDatabase, openDatabase } from "#db/database.ts";
import { integer } from "#db/kinds.ts";
import { migrate } from "#db/migrate.ts";
import { readRows } from "#db/rows.ts";
import { importRaces } from "#features/races/import/commands.server.ts";
import { previewImport } from "#features/races/import/preview/preview.ts";
import { runImport } from "#features/races/import/run.server.ts";
import { startImport, startUndo } from "#features/races/import/steps.server.ts";
import { undoImport } from "#features/races/import/undo.server.ts";
import { uploadImport } from "#features/races/import/uploads.server.ts";
import { openLocalDisk } from "#services/files/local-disk.ts";
import { openLog } from "#services/log/log.ts";
import { anAdmin } from "../../tests/support/people.ts";
import { benchDatabase, stopBenchServer } from "../databases.ts";
import { printTable, round } from "../table.ts";

const races = 5_000;
const distances = ["5K", "10 km", "Half Marathon"];

/** Reads, checks and stores a file of 5,000 races with 15,000 distances, twice. */
const file = Buffer.from(csv());
const rows: Record<string, string | number>[] = [];
const steps: Record<string, string | number>[] = [];

const folder = await mkdtemp(join(tmpdir(), "dorsal-bench-"));
const { url } = await benchDatabase(0, "_import");
const server = await openDatabase({ url });
await server.db.execute(sql`truncate races cascade`);
await measure(server, "PostgreSQL", "≤ 2 s, ≤ +150 MB");
await measureWizard(server, "PostgreSQL");
await server.close();

const embedded = await openDatabase({ dataDir: join(folder, "database") });
await migrate(embedded.db);
await measure(embedded, "embedded", "≤ 6 s, ≤ +150 MB");
await measureWizard(embedded, "embedded");
await embedded.close();
await rm(folder, { recursive: true, force: true });
await stopBenchServer();
printTable("Import of 5,000 races with 15,000 distances", rows);
printTable("The same by the wizard's jobs, and taken back", steps);

async function measure({ db }: OpenDatabase, engine: string, bar: string) {
  const log = openLog("silent");
  for (const run of ["first", "again"]) {
    globalThis.gc?.();
    const before = process.memoryUsage().rss;
    const started = performance.now();
    const preview = previewImport(file);
    if ("problem" in preview) throw new Error(preview.problem.code);
    const result = await importRaces({ db, log }, preview.plan);
    rows.push({
      database: engine,
      run,
      seconds: round((performance.now() - started) / 1000),
      "memory MB": Math.round((process.memoryUsage().rss - before) / 1e6),
      created: result.created,
      updated: result.updated,
      unchanged: result.unchanged,
      bar: run === "first" ? bar : "all unchanged",
    });
  }
}

/** The steps of the wizard: the import records what it does, so that it can be undone. */
async function measureWizard({ db }: OpenDatabase, engine: string) {
  await db.execute(sql`truncate races cascade`);
  const files = openLocalDisk(await mkdtemp(join(folder, "files-")));
  const jobs = { send: async () => {} } as never;
  const mail = { mode: "unavailable" } as never;
  const services = { db, files, jobs, mail, log: openLog("silent"), now: () => new Date() };
  const admin = await anAdmin(db);
  const going = { signal: new AbortController().signal };
  const add = (step: string, seconds: number, bar = "") =>
    steps.push({ database: engine, step, seconds: round(seconds), bar });
  const preview = await timed(() => uploadImport(services, admin, { name: "b.csv", bytes: file }));
  if (preview.result.problem !== null) throw new Error(preview.result.problem.code);
  add("preview", preview.seconds);
  const given = { importId: preview.result.id };
  await startImport(services, admin, given.importId, { onlyExisting: false });
  const done = await timed(() => runImport(services, given, going));
  add("import", done.seconds);
  await startUndo(services, admin, given.importId);
  const undone = await timed(() => undoImport(services, given, going));
  const [left] = await readRows(
    db,
    { races: integer },
    sql`select count(*)::int as races from races`,
  );
  const times = round(undone.seconds / done.seconds);
  add("undo", undone.seconds, `≤ 2 × the import; ${times} ×, ${left?.races} races left`);
}

async function timed<T>(work: () => Promise<T>): Promise<{ seconds: number; result: T }> {
  const started = performance.now();
  const result = await work();
  return { seconds: (performance.now() - started) / 1000, result };
}

function csv(): string {
  const lines = ["title,date,city,country,distances,type,description,price,currency"];
  for (let race = 0; race < races; race++) {
    const day = new Date(Date.UTC(2027, 0, 1 + (race % 365))).toISOString().slice(0, 10);
    for (const [place, distance] of distances.entries()) {
      lines.push(
        `Carrera número ${race},${day},City ${race % 400},Peru,${distance},Road,"A race, in words.",${(place + 1) * 25},PEN`,
      );
    }
  }
  return lines.join("\n");
}
