import { sql } from "drizzle-orm";
import { readCount } from "#db/rows.ts";
import { personas } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { firstCoaches } from "./first-coaches.ts";

/**
 * Gives a database its first coaches, unless it has some. Only the process that has created their
 * columns calls it, so that a list that administrators have emptied stays empty.
 */
export async function giveFirstCoaches({ db, now }: Pick<Services, "db" | "now">): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table personas in share row exclusive mode`);
    const own = await readCount(tx, sql`select count(*) from personas where source = 'built-in'`);
    if (own > 0) return;
    const createdAt = now();
    await tx
      .insert(personas)
      .values(firstCoaches.map((coach, position) => ({ ...coach, position, createdAt })));
  });
}
