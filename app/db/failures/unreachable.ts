import { isAway } from "./away.ts";
import { sqlState } from "./problem.ts";

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
