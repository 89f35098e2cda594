import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { readCount } from "./rows.ts";

/**
 * The nightly work of search: removes races that have ended from its projection, and counts the words
 * from which misspellings are corrected again. Returns the number of races removed.
 */
export async function upkeep(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    const pruned = sql`select race_search_prune(${now.toISOString()}::timestamptz) as count`;
    const removed = await readCount(tx, pruned);
    await tx.execute(sql`select search_words_rebuild()`);
    return removed;
  });
}
