import { join } from "node:path";
import { openDatabase } from "#db/database.ts";
import { migrate } from "#db/migrate.ts";
import { addOddRaces } from "./odd-races-rows.ts";

/**
 * Fills the embedded database of the data directory in the first argument, before a server opens
 * it.
 */
const { db, close } = await openDatabase({ dataDir: join(String(process.argv[2]), "database") });
await migrate(db);
await addOddRaces(db);
await close();
