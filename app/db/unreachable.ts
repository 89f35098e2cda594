import { isAway } from "./driver/away.ts";
import { sqlState } from "./problem.ts";

/** Classes of PostgreSQL's codes: a wrong name or password, a database that does not exist. */
const refusals = /^(?:28|3D)/;

/** Why a database server cannot be worked with at all, in one line; `null` for any other problem. */
export function whyUnreachable(problem: unknown): string | null {
  const state = sqlState(problem) ?? "";
  if (isAway(problem)) {
    return `The database server does not answer (${state}). Check DATABASE_URL.`;
  }
  if (!refusals.test(state)) return null;
  return `The database server lets nobody in: ${innermost(problem)}. Check DATABASE_URL.`;
}

/** The server's own words, below those of the query builder. */
function innermost(problem: unknown): string {
  let at = problem;
  while (at instanceof Error && at.cause) at = at.cause;
  return at instanceof Error ? at.message : String(at);
}
