import type { PgBoss } from "pg-boss";
import type { OpenDatabase } from "#db/database.ts";
import { text } from "#db/kinds.ts";
import { rowsOfShape } from "#db/rows.ts";

const dueQueues = `
  select distinct name from pgboss.job
  where name = any($1) and state < 'active' and start_after <= now()`;

/**
 * Wakes the workers of queues that have a job to run. One statement asks for all queues: if each
 * worker asked for its own, an idle server would spend a twentieth of a core on that.
 * @param workers the id of a worker by the name of its queue
 * @returns a function that ends it
 */
export function wakeWorkers(
  boss: PgBoss,
  { pool }: Pick<OpenDatabase, "pool">,
  workers: ReadonlyMap<string, string>,
  pollSeconds: number,
): () => void {
  let isAsking = false;
  async function wake() {
    if (isAsking) return;
    isAsking = true;
    try {
      const due = await pool.query(dueQueues, [[...workers.keys()]]);
      for (const { name } of rowsOfShape({ name: text }, due, dueQueues)) {
        boss.notifyWorker(workers.get(name) ?? "");
      }
    } catch {
      // The database is away: the next question comes soon, and the workers report it.
    } finally {
      isAsking = false;
    }
  }
  const timer = setInterval(wake, pollSeconds * 1000);
  return () => clearInterval(timer);
}
