import { sqlState } from "../failures/problem.ts";

/** In the text of a statement whose plan may be kept: see `keptPlan` in `rows.ts`. */
export const keptPlanMark = "/* kept plan */";

/** The number of statements that each connection keeps prepared; later ones are sent in full each time. */
const mostPrepared = 200;

/**
 * The names under which statements with the mark are kept prepared on a connection. A server makes one plan
 * for all values of a statement that has a name, and a new plan each time for one without.
 */
export function namesOfKept(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    if (!text.includes(keptPlanMark)) return undefined;
    const name = names.get(text);
    if (name || names.size >= mostPrepared) return name;
    const made = `kept_${names.size + 1}`;
    names.set(text, made);
    return made;
  };
}

/**
 * Whether a prepared statement was refused, before anything was done, because a migration has
 * changed its columns. Asked without its name, or on a new connection, it works.
 */
export function isOutdated(problem: unknown): boolean {
  return sqlState(problem) === "0A000" && isAboutPlans(problem);
}

function isAboutPlans(problem: unknown): boolean {
  return problem instanceof Error && Reflect.get(problem, "routine") === "RevalidateCachedQuery";
}
