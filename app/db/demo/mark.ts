import { eq } from "drizzle-orm";
import type { Database } from "../database.ts";
import { demoMark, users } from "../schema.ts";
import { demoAccounts } from "./people/people.ts";

/** Whether the seeding has filled this database; it sets the mark in the same transaction. */
export async function hasDemoMark({ db }: { db: Database }): Promise<boolean> {
  return (await db.select().from(demoMark)).length > 0;
}

/** Only the seeding calls this: no account, address or setting makes a database a demo. */
export async function markAsDemo({ db }: { db: Database }): Promise<void> {
  await db.insert(demoMark).values({}).onConflictDoNothing();
}

/**
 * Whether the seeding filled this database before it wrote a mark. The ids of its accounts are
 * computed, while those of all other people are drawn by the database: no one can choose one.
 */
export async function isEarlierDemo({ db }: { db: Database }): Promise<boolean> {
  const seeded = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, demoAccounts.admin.id));
  return seeded.length > 0 && !(await hasDemoMark({ db }));
}
