import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "../database.ts";
import { sqlState } from "./problem.ts";

/** Serialization failure, deadlock, lock timeout: the same work can succeed a moment later. */
const passing = new Set(["40001", "40P01", "55P03"]);
const attempts = 5;

/**
 * Runs `work` in a transaction, and again after a conflict with another one. `work` may therefore run
 * several times: it does nothing but queries through the handle it gets.
 */
export async function withRetry<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work);
    } catch (problem) {
      if (attempt === attempts || !passing.has(sqlState(problem) ?? "")) throw problem;
      await pause(5 * 2 ** attempt);
    }
  }
}
