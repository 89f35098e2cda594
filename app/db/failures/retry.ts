import { setTimeout as pause } from "node:timers/promises";
import { isAway } from "./away.ts";
import { sqlState } from "./problem.ts";

/** Serialization failure, deadlock, lock timeout: the same work can succeed a moment later. */
const passing = new Set(["40001", "40P01", "55P03"]);
const attempts = 5;

/**
 * Runs `work` in a transaction, and again after a conflict with another one. `work` may therefore run
 * several times: it does nothing but queries through the handle it gets.
 */
export async function withRetry<T, Transaction>(
  db: { transaction<R>(work: (tx: Transaction) => Promise<R>): Promise<R> },
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work);
    } catch (problem) {
      if (attempt === attempts || !passing.has(sqlState(problem) ?? "")) throw problem;
      await pause(5 * 2 ** attempt);
    }
  }
}

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
