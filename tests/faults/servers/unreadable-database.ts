import { join } from "node:path";
import { openDatabase } from "#db/database.ts";
import { authSessions, raceSearch, stripeCustomers, stripeSubscriptions } from "#db/schema.ts";
import { anExpert } from "../../support/experts/experts.ts";
import { aPerson } from "../../support/people.ts";
import { people, sessionToken, world } from "../../support/permissions/people.ts";
import { aRace } from "../../support/races/races.ts";

/**
 * Fills the embedded database of the data directory in the first argument with an administrator, races,
 * an expert and a member, and takes away one table of each screen that must not fall with it: reviews,
 * invoices, customers, conversations and what the lists of the back office read.
 */
const { db, pool, close } = await openDatabase({
  dataDir: join(String(process.argv[2]), "database"),
});
const day = 24 * 3600;
const now = Math.floor(Date.now() / 1000);

for (const person of ["admin", "owner"] as const) {
  const userId = people[person];
  const user = { id: userId, email: `${person}@example.com` };
  await aPerson(db, { user, isAdmin: person === "admin" });
  const expiresAt = new Date((now + day) * 1000);
  await db.insert(authSessions).values({ userId, token: sessionToken(person), expiresAt });
}
// A past race is not in the search projection, so its reviews are counted.
await aRace(db, { id: world.race, startDate: "2020-01-05" });
await db.delete(raceSearch);
await aRace(db, { raceName: "A coming race" });
await anExpert(db, { id: world.experts[0] ?? "" });

const customerId = "cus_of_the_owner";
await db.insert(stripeCustomers).values({ userId: people.owner, customerId });
await db.insert(stripeSubscriptions).values({
  customerId,
  subscriptionId: "sub_1",
  subscriptionStatus: "active",
  interval: "month",
  tier: "sprinter",
  currentPeriodStart: now - day,
  currentPeriodEnd: now + 29 * day,
  created: now - day,
});

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
