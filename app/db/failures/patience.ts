import { setTimeout as pause } from "node:timers/promises";
import { isAway } from "./away.ts";

/** A server that starts at the same time may have to recover first; a longer wait means a fault. */
const startPatienceMs = 5 * 60_000;
const askAgainMs = 500;

/**
 * Runs the part of a start that needs the database, and retries until it can be reached. Other errors,
 * such as a wrong password, are thrown at once.
 */
export async function onceReachable<Result>(
  work: () => Promise<Result>,
  log: { warn(fields: object, message: string): void },
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
