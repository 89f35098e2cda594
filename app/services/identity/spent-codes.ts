import { and, eq, lt, sql } from "drizzle-orm";
import { authSpentCodes } from "#db/schema.ts";
import type { Services } from "../services.ts";

/** A code is right for ninety seconds: half a minute of its own, and one before and after it. */
const RIGHT_FOR_MS = 90_000;

type Needs = Pick<Services, "db" | "now">;
type Code = { userId: string; code: string };

/**
 * Takes a code before it is looked at: of two tries with the same one at the same moment only one
 * goes on. A code that was wrong is given back.
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

export async function giveCodeBack({ db }: Pick<Services, "db">, { userId, code }: Code) {
  await db
    .delete(authSpentCodes)
    .where(and(eq(authSpentCodes.userId, userId), eq(authSpentCodes.code, code)));
}
