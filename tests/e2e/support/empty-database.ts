import { join } from "node:path";
import { openDatabase } from "#db/database.ts";
import { migrate } from "#db/migrate.ts";

/** Makes the embedded database of the data directory in the first argument, without a row of ours. */
const { db, close } = await openDatabase({ dataDir: join(String(process.argv[2]), "database") });
await migrate(db);
await close();
