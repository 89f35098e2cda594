import { sql } from "drizzle-orm";
import { integer } from "#db/kinds.ts";
import { readRow } from "#db/rows.ts";
import type { Services } from "#services/services.ts";

/** The most rows that one statement numbers; the same limit stands in the SQL function. */
const mostAtOnce = 1000;

/**
 * Gives each committed event its place; readers see only events with a place. Several servers may do so
 * simultaneously: when it returns, all events that were committed before have places.
 * @returns how many events were placed
 */
export async function placeEvents({ db }: Pick<Services, "db">): Promise<number> {
  for (let all = 0; ; ) {
    const row = await readRow(db, { given: integer }, sql`select place_race_events() as given`);
    const given = row?.given ?? 0;
    all += given;
    if (given < mostAtOnce) return all;
  }
}

/**
 * Places events as soon as they are announced, in each server.
 * @param onPlaced - called with the number of events that this server has placed, which may be 0
 * @returns how to stop
 */
export function watchEvents(
  { db, log, eventNews }: Pick<Services, "db" | "log" | "eventNews">,
  onPlaced: (given: number) => Promise<void>,
): () => void {
  let isRunning = false;
  let hasMore = false;
  async function run() {
    hasMore = true;
    if (isRunning) return;
    isRunning = true;
    while (hasMore) {
      hasMore = false;
      try {
        await onPlaced(await placeEvents({ db }));
      } catch (error) {
        log.warn({ error }, "events wait for the next look");
      }
    }
    isRunning = false;
  }
  return eventNews.hear("race_events", () => void run());
}
