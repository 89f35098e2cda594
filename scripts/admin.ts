import { makeAdmin } from "#features/accounts/profiles.server.ts";
import { giveUp, withOwnDatabase } from "./own-database.ts";

const usage = `Makes a person an admin in the database that DATABASE_URL or DATA_DIR names.

  npm run admin -- EMAIL

The person must have signed up and confirmed the address.
`;

const [email, ...others] = process.argv.slice(2);

try {
  if (email === "--help" || email === "-h") console.log(usage);
  else if (!email || others.length > 0) throw new Error(usage);
  else await promote(email);
} catch (problem) {
  giveUp(problem);
}

function promote(address: string): Promise<void> {
  return withOwnDatabase(async (db) => {
    if (!(await makeAdmin({ db }, address))) {
      throw new Error(`Nobody has signed up with ${address} and confirmed it.`);
    }
    console.log(`${address} is an admin.`);
  });
}
