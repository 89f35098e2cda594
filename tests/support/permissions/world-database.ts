import { join } from "node:path";
import { openDatabase } from "#db/database.ts";
import { migrate } from "#db/migrate.ts";
import { fillWithWorld } from "./world-rows.ts";

/** Fills the embedded database of the data directory in the first argument, before a server opens it. */
const dataDir = String(process.argv[2]);
const { db, close } = await openDatabase({ dataDir: join(dataDir, "database") });
await migrate(db);
await fillWithWorld(db, dataDir);
await close();
