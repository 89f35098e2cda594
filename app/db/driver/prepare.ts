import { sqlState } from "../failures/problem.ts";

/** A statement that was sent this often will be sent again. */
const timesToPrepare = 5;

/** The number of statements that each connection keeps prepared; later ones are sent in full each time. */
const mostPrepared = 200;

/** The number of statements whose uses are counted at the same time. */
const mostCounted = 1000;

/** Longer ones are written for one occasion, such as an import. */
const longestText = 10_000;

/**
 * The names under which statements are kept prepared on a connection, so that the server need not
 * read them again. The filters of a search make texts without end: only a bounded number is kept.
 * Plans are made for each run all the same.
 */
export function namesOfFrequent(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return (text) => {
    const name = names.get(text);
    if (name || names.size >= mostPrepared || text.length > longestText) return name;
    const count = (counts.get(text) ?? 0) + 1;
    if (count < timesToPrepare) {
      if (counts.size >= mostCounted) counts.clear();
      counts.set(text, count);
      return undefined;
    }
    counts.delete(text);
    const made = `frequent_${names.size + 1}`;
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
