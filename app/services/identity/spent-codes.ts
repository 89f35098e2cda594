import { and, eq, lt, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { authSpentCodes } from "#db/schema.ts";

/** A code is valid for ninety seconds: its own half minute, and the ones before and after it. */
const RIGHT_FOR_MS = 90_000;

type Needs = { db: Database; now: () => Date };
type Code = { userId: string; code: string };

/**
 * Marks a code as used before it is checked, so that only one of two simultaneous tries continues. A
 * wrong code is released again.
 * @returns false for a code that has been taken already
 */
export async function spendCode({ db, now }: Needs, { userId, code }: Code): Promise<boolean> {
  const spentAt = now();
  const over = new Date(spentAt.getTime() - RIGHT_FOR_MS);
  const isOver = lt(authSpentCodes.spentAt, over);
  await db.delete(authSpentCodes).where(and(eq(authSpentCodes.userId, userId), isOver));
  const taken = await db
    .insert(authSpentCodes)
    .values({ userId, code, spentAt })
    .onConflictDoNothing()
    .returning({ code: sql`1` });
  return taken.length > 0;
}

export async function giveCodeBack({ db }: { db: Database }, { userId, code }: Code) {
  await db
    .delete(authSpentCodes)
    .where(and(eq(authSpentCodes.userId, userId), eq(authSpentCodes.code, code)));
}
