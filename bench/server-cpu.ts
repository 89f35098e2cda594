import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { integer } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";

/**
 * The CPU time in milliseconds that this process and its connections' server processes have used so far.
 * `null` if the server runs on another machine, or inside this process.
 */
export async function cpuReader(db: Database): Promise<(() => number) | null> {
  // All connections at once, so that each is open when its process is looked up.
  const asked = Array.from({ length: 10 }, () =>
    readRows(db, { pid: integer }, sql`select pg_backend_pid() as pid, pg_sleep(0.05)`),
  );
  const rows = (await Promise.all(asked)).flat();
  const files = [...new Set(rows.map(({ pid }) => `/proc/${pid}/schedstat`))];
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
