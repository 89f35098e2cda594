import { isAway } from "./away.ts";
import { sqlState } from "./problem.ts";

/**
 * Why the same request may succeed later: the database cannot be reached, has too much to do, or
 * cannot store anything.
 */
export type Passing = "away" | "busy" | "full";

/** The database's error for a disk without room. */
export const diskFull = "53100";

/** Serialization failure, deadlock, lock timeout, statement timeout. */
const busy = new Set(["40001", "40P01", "55P03", "57014"]);

/**
 * A full disk of the database or of this machine, and a server that takes no writes, as a standby before
 * it is promoted.
 */
const full = new Set([diskFull, "ENOSPC", "25006"]);

/** Too little memory, or another limit of the server that others have used up. */
const hasNoResources = /^53/;

/** Why a failure may pass by itself, or `null` for a mistake of ours. */
export function passing(problem: unknown): Passing | null {
  if (isAway(problem)) return "away";
  const state = sqlState(problem) ?? "";
  if (full.has(state)) return "full";
  return busy.has(state) || hasNoResources.test(state) ? "busy" : null;
}
