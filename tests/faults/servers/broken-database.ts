import { join } from "node:path";
import { openDatabase } from "#db/database.ts";
import { invoices } from "#db/schema.ts";
import { world } from "../../support/permissions/people.ts";
import { aRace } from "../../support/races/races.ts";
import { insertPeopleAndMember, member } from "./people-and-member.ts";

/**
 * Fills the embedded database of the data directory in the first argument with an administrator, a
 * race and a member, and takes away the tables that pages of races, coaches and reviews read, what
 * the search of experts reads, and the messages of conversations.
 */
const { db, pool, close } = await openDatabase({
  dataDir: join(String(process.argv[2]), "database"),
});
await insertPeopleAndMember(db);
await aRace(db, { id: world.race });

await db.insert(invoices).values({
  id: "in_1",
  customerId: member.customerId,
  created: member.since,
  number: "KNOWN-1",
  amountPaid: 1999,
  currency: "usd",
  status: "paid",
});

for (const table of [
  "race_search",
  "race_directory",
  "race_distances",
  "race_claims",
  "reviews",
  "chat_messages",
  "personas",
  "blog_posts",
  "podcasts",
] as const) {
  await pool.query(`alter table ${table} rename to lost_${table}`);
}
await pool.query("alter table experts rename services_text to lost_services_text");
await close();
