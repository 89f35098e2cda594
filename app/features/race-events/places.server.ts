import { sql } from "drizzle-orm";
import { integer } from "#db/kinds.ts";
import { readRow } from "#db/rows.ts";
import type { Services } from "#services/services.ts";

/** The most rows that one statement numbers; the function of the database knows the same number. */
const mostAtOnce = 1000;

/**
 * Gives each committed event its place, which is when readers see it. Several servers may do so at the
 * same time: when it returns, all events that were committed before have places.
 */
export async function placeEvents({ db }: Pick<Services, "db">): Promise<void> {
  let given = mostAtOnce;
  while (given === mostAtOnce) {
    const row = await readRow(db, { given: integer }, sql`select place_race_events() as given`);
    given = row?.given ?? 0;
  }
}
