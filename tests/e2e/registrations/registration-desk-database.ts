import { join } from "node:path";
import { openDatabase } from "#db/database.ts";
import { demoPasswordHash } from "#db/demo/people.ts";
import { migrate } from "#db/migrate.ts";
import { authIdentities } from "#db/schema.ts";
import { aPerson } from "../../support/people.ts";
import { deskAdmin } from "./desk.ts";
import { addDesk } from "./desk-rows.ts";

/**
 * Fills the embedded database of the data directory in the first argument with what the tests of
 * the back office's registrations and claims work on.
 */
const { db, close } = await openDatabase({ dataDir: join(String(process.argv[2]), "database") });
await migrate(db);

const adminId = await aPerson(db, { email: deskAdmin.email, firstName: "Ada", isAdmin: true });
await db.insert(authIdentities).values({
  userId: adminId,
  providerId: "credential",
  accountId: adminId,
  password: demoPasswordHash,
});
await addDesk(db);
await close();
