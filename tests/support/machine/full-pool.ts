import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { ConnectionPool } from "#db/driver/pool.ts";

type Answer = { isAnswered: boolean; ms: number };

type Cut = {
  /** What became of the reads, counted from the cut. */
  reads: Answer[];
  /** A visitor who comes just after it. */
  visitor: Answer;
};

/** The reads wait for this lock, so that all of them are in flight at the cut. */
const lock = 727_276;

/**
 * Cuts all connections of a pool while `reads` reads are in flight: those that have no connection yet
 * wait for their turn. The server itself answers at once.
 * @param url - the same database, for the one who cuts
 */
export async function cutWhileFull(
  url: string,
  { pool, max, reads }: { pool: ConnectionPool; max: number; reads: number },
): Promise<Cut> {
  const admin = new pg.Client(url);
  await admin.connect();
  try {
    await admin.query("select pg_advisory_lock($1)", [lock]);
    let begun = 0;
    const answerTo = (statement: string): Promise<Answer> =>
      pool.query(statement).then(
        () => ({ isAnswered: true, ms: performance.now() - begun }),
        () => ({ isAnswered: false, ms: performance.now() - begun }),
      );
    const read = `select pg_advisory_xact_lock_shared(${lock})`;
    const reading = Array.from({ length: reads }, () => answerTo(read));
    const others =
      "from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()";
    const waiting = `select ${others} and wait_event_type = 'Lock'`;
    while ((await admin.query(waiting)).rowCount !== Math.min(max, reads)) await pause(20);
    await admin.query(`select pg_terminate_backend(pid, 5000) ${others}`);
    begun = performance.now();
    const visitor = answerTo("select 1");
    await admin.query("select pg_advisory_unlock($1)", [lock]);
    return { reads: await Promise.all(reading), visitor: await visitor };
  } finally {
    await admin.end();
  }
}
