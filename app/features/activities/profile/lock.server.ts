import { eq } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { users } from "#db/schema.ts";

/**
 * Until the transaction ends, no other one stores recordings of this runner, or the profile by which
 * they are measured. Take it before any row of theirs is locked.
 */
export async function lockRunner(tx: Database, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
}
