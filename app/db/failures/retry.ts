import { setTimeout as pause } from "node:timers/promises";
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
