import { sql } from "drizzle-orm";
import type { Day } from "#values/day.ts";
import type { Database } from "./database.ts";
import { readCount } from "./rows.ts";

/**
 * What search needs once a night: races before `today` leave its projection, and the words that
 * misspellings are corrected from are counted anew. Returns how many races left.
 */
export async function upkeep(db: Database, today: Day): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    const pruned = sql`select race_search_prune(${today}::date) as count`;
    const removed = await readCount(tx, pruned);
    await tx.execute(sql`select search_words_rebuild()`);
    return removed;
  });
}
