import { isAway } from "./away.ts";

/** PostgreSQL's five-letter error code, also if the query builder has wrapped the error. */
export function sqlState(problem: unknown): string | null {
  return field(problem, "code");
}

/** The name of the constraint that refused a write, or `null` for any other error. */
export function violatedConstraint(problem: unknown): string | null {
  return field(problem, "constraint");
}

function field(problem: unknown, name: "code" | "constraint"): string | null {
  for (let at = problem; at instanceof Error; at = at.cause) {
    const value: unknown = Reflect.get(at, name);
    if (typeof value === "string") return value;
  }
  return null;
}

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

/** A wrong name or password, a missing database or an untrusted certificate. */
const refusals = /^(?:28|3D)|CERT|^UNABLE_TO_/;

/** The driver's messages for errors without a code: no password given, no encryption offered. */
const refusedWords = /^SASL:|SSL connection/;

/** Why a database server cannot be used at all, in one line; `null` for any other problem. */
export function whyUnreachable(problem: unknown): string | null {
  const state = sqlState(problem) ?? "";
  if (isAway(problem)) {
    return `The database server does not answer (${state}). Check DATABASE_URL.`;
  }
  const words = innermostMessage(problem);
  if (!refusals.test(state) && !refusedWords.test(words)) return null;
  return `The database server lets nobody in: ${words}. Check DATABASE_URL.`;
}

/** The server's message, inside the error of the query builder. */
export function innermostMessage(problem: unknown): string {
  let at = problem;
  while (at instanceof Error && at.cause) at = at.cause;
  return at instanceof Error ? at.message : String(at);
}
