import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "../../app/db/database.ts";
import { findImport } from "../../app/features/races/import/race-imports.server.ts";
import { runImport } from "../../app/features/races/import/run.server.ts";
import { openLocalDisk } from "../../app/services/files/local-disk.ts";
import { openLog } from "../../app/services/log/log.ts";

// Runs an import and prints its progress: `node importer.ts IMPORT FILES DATABASE`.

const [importId = "", files = "", dataDir = ""] = process.argv.slice(2);
const { db } = await openDatabase({ dataDir });
const services = {
  db,
  now: () => new Date(),
  log: openLog("silent"),
  files: openLocalDisk(files),
  jobs: {} as never,
  mail: {} as never,
};
const work = runImport(services, { importId }, { signal: new AbortController().signal });
let isDone = false;
work.finally(() => (isDone = true));
while (!isDone) {
  process.stdout.write(`${(await findImport({ db }, importId))?.done}\n`);
  await pause(20);
}
process.exit(0);
