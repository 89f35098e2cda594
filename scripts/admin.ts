import { join } from "node:path";
import { openDatabase } from "#db/database.ts";
import { migrate } from "#db/migrate.ts";
import { makeAdmin } from "#features/accounts/admins.server.ts";
import { config } from "#services/config.ts";

const usage = `Makes somebody an admin in the database that DATABASE_URL or DATA_DIR names.

  npm run admin -- EMAIL

They have signed up and confirmed the address before.
`;

const [email, ...others] = process.argv.slice(2);

try {
  if (email === "--help" || email === "-h") console.log(usage);
  else if (!email || others.length > 0) throw new Error(usage);
  else await promote(email);
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}

async function promote(address: string): Promise<void> {
  const { databaseUrl, dataDir } = config();
  const { db, close } = await openDatabase({
    url: databaseUrl ?? undefined,
    dataDir: join(dataDir, "database"),
  });
  try {
    await migrate(db);
    if (!(await makeAdmin({ db }, address))) {
      throw new Error(`Nobody has signed up with ${address} and confirmed it.`);
    }
    console.log(`${address} is an admin.`);
  } finally {
    await close();
  }
}
