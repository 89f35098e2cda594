import { join } from "node:path";
import { openDatabase } from "#db/database.ts";
import { raceSearch } from "#db/schema.ts";
import { anExpert } from "../../support/experts/experts.ts";
import { world } from "../../support/permissions/people.ts";
import { aRace } from "../../support/races/races.ts";
import { insertPeopleAndMember } from "./people-and-member.ts";

/**
 * Fills the embedded database of the data directory in the first argument with an administrator, races,
 * an expert and a member, and takes away one table of each screen that must not fall with it: reviews,
 * invoices, customers, conversations and what the lists of the back office read.
 */
const { db, pool, close } = await openDatabase({
  dataDir: join(String(process.argv[2]), "database"),
});
await insertPeopleAndMember(db);
// A past race is not in the search projection, so its reviews are counted.
await aRace(db, { id: world.race, startDate: "2020-01-05" });
await db.delete(raceSearch);
await aRace(db, { raceName: "A coming race" });
await anExpert(db, { id: world.experts[0] ?? "" });

for (const table of [
  "reviews",
  "invoices",
  "stripe_customers",
  "chat_threads",
  "race_claims",
  "review_requests",
]) {
  await pool.query(`alter table ${table} rename to lost_${table}`);
}
await close();
