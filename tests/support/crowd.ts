import { serverConnections, serverUrl } from "./database.ts";

/**
 * Does all of this at once: as much as the database has connections for. On a server, what has none waits for one, and
 * not for other work: otherwise the test would be one of the time limit, which a slow machine reaches.
 */
export async function allAtOnce<T>(works: readonly (() => Promise<T>)[]): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const lane = async () => {
    for (let at = next++; at < works.length; at = next++) {
      const work = works[at];
      if (work) results[at] = await work();
    }
  };
  const lanes = serverUrl ? serverConnections : works.length;
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
