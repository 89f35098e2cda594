import { join } from "node:path";
import { openDatabase } from "#db/database.ts";
import { migrate } from "#db/migrate.ts";
import { aPerson } from "../../support/people.ts";

/**
 * Fills the embedded database of the data directory in the first argument with an administrator, and
 * with a stranger who has signed up with the address of the demo's administrator.
 */
const { db, close } = await openDatabase({ dataDir: join(String(process.argv[2]), "database") });
await migrate(db);
await aPerson(db, { email: "ceo@corp.dev", isAdmin: true });
await aPerson(db, { email: "admin@dorsal.test", user: { emailVerified: false } });
await close();
