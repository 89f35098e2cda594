import { and, eq, ne, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { authSessions } from "#db/schema.ts";

/**
 * Ends everything of an account that waits for a proof: codes, links, set-ups and sign-ins in progress.
 * Triggers do it for a new password, a new address and a deactivation (`app/db/functions/accounts.sql`).
 */
export async function endPendingChanges(db: Database, userId: string): Promise<void> {
  await db.execute(sql`select end_pending_changes(${userId}::uuid)`);
}

/**
 * Signs an account out, in browsers and apps, and ends its pending changes.
 * @param except - a session that continues
 */
export async function endSessions(
  db: Database,
  userId: string,
  { except }: { except: string | null },
): Promise<void> {
  const others = except === null ? undefined : ne(authSessions.id, except);
  await db.delete(authSessions).where(and(eq(authSessions.userId, userId), others));
  await endPendingChanges(db, userId);
}
