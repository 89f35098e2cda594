import { inTurn } from "#services/jobs/in-turn.ts";

/**
 * Entries of one distance, and extras of one race, wait for each other's lock, each with a connection to the database. Those that
 * come when registration opens wait here instead, so that they neither time out nor keep connections from the other pages.
 */
const lanes = 3;
const inLane = inTurn({ atOnce: 4, mostWaiting: 2000, mostOfOne: 500 });
let count = 0;

/** Does `work` when entries of this distance, or extras of this race, have their turn; `null` where too many wait. */
export function inEntryTurn<T>(placeId: string, work: () => Promise<T>): Promise<T | null> {
  count += 1;
  return inLane(work, { by: `${placeId} ${count % lanes}` });
}
