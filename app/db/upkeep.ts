import { sql } from "drizzle-orm";
import type { Day } from "#values/day.ts";
import type { Database } from "./database.ts";
import { readCount } from "./rows.ts";

/**
 * The nightly work of search: removes races before `today` from its projection, and counts the words
 * from which misspellings are corrected again. Returns the number of races removed.
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
