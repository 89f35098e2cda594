import { setTimeout as pause } from "node:timers/promises";
import type { DatabaseLog } from "../database.ts";
import { isAway } from "../driver/away.ts";

/** A server that starts together with us may first have to recover; past this something is wrong. */
const startPatienceMs = 5 * 60_000;
const askAgainMs = 500;

/**
 * Does what a start needs of the database, again until it can be reached. Other mistakes, such as a
 * wrong password, end it at once.
 */
export async function onceReachable<Result>(
  work: () => Promise<Result>,
  log: DatabaseLog,
): Promise<Result> {
  const began = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (problem) {
      if (!isAway(problem) || performance.now() - began > startPatienceMs) throw problem;
      if (attempt === 1) log.warn({ reason: problem.message }, "the start waits for the database");
      await pause(askAgainMs);
    }
  }
}
