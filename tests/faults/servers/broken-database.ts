import { join } from "node:path";
import { openDatabase } from "#db/database.ts";
import { authSessions, invoices, stripeCustomers, stripeSubscriptions } from "#db/schema.ts";
import { aPerson } from "../../support/people.ts";
import { people, sessionToken, world } from "../../support/permissions/people.ts";
import { aRace } from "../../support/races/races.ts";

/**
 * Fills the embedded database of the data directory in the first argument with an administrator, a
 * race and a member, and takes away the tables that pages of races, coaches and reviews read, what
 * the search of experts reads, and the messages of conversations.
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
await aRace(db, { id: world.race });

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
  paymentMethodBrand: "visa",
  paymentMethodLast4: "4242",
  created: now - day,
});
await db.insert(invoices).values({
  id: "in_1",
  customerId,
  created: now - day,
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
