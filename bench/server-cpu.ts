import { readdirSync, readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { integer } from "#db/kinds.ts";
import { readRow, readRows } from "#db/rows.ts";

/**
 * The CPU time in milliseconds that this process and its connections' server processes have used so far.
 * `null` if the server runs on another machine, or inside this process.
 */
export async function cpuReader(db: Database): Promise<(() => number) | null> {
  const files = [
    ...new Set((await onAllConnections(db)).map(({ pid }) => `/proc/${pid}/schedstat`)),
  ];
  const read = () => {
    const { user, system } = process.cpuUsage();
    const spent = files.map((file) => Number(readFileSync(file, "utf8").split(" ")[0]) / 1e6);
    return spent.reduce((sum, one) => sum + one, (user + system) / 1000);
  };
  try {
    read();
    return read;
  } catch {
    return null;
  }
}

/** The CPU time in milliseconds of this process and of the server processes that work for it. */
export async function cpuParts(db: Database): Promise<() => { node: number; postgres: number }> {
  const read = await cpuReader(db);
  return () => {
    const { user, system } = process.cpuUsage();
    const node = (user + system) / 1000;
    return { node, postgres: read ? read() - node : 0 };
  };
}

/** CPU milliseconds of all threads of a process so far, from the scheduler. */
export function cpuOf(pid: number | undefined): number {
  return readdirSync(`/proc/${pid}/task`).reduce((sum, task) => {
    const [nanoseconds] = readFileSync(`/proc/${pid}/task/${task}/schedstat`, "utf8").split(" ");
    return sum + Number(nanoseconds) / 1e6;
  }, 0);
}

/** Reads how many pages of tables and indexes this database has looked at so far. */
export async function pagesReader(db: Database): Promise<() => Promise<number>> {
  return async () => {
    // A connection reports what it has read now and then, unless it is told to.
    await onAllConnections(db);
    const row = await readRow(
      db,
      { pages: integer },
      sql`select (blks_hit + blks_read)::int as pages from pg_stat_database
        where datname = current_database()`,
    );
    return row?.pages ?? 0;
  };
}

/** All connections at once, so that each is open when its process is looked up. */
async function onAllConnections(db: Database) {
  const asked = Array.from({ length: 10 }, () =>
    readRows(
      db,
      { pid: integer },
      sql`select pg_backend_pid() as pid, pg_stat_force_next_flush()::text as flushed, pg_sleep(0.02)::text as slept`,
    ),
  );
  return (await Promise.all(asked)).flat();
}
