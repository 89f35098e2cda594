import { sql } from "drizzle-orm";
import { type Db, fromDrizzle } from "pg-boss";
import type { Database, OpenDatabase } from "#db/database.ts";

/** Lets pg-boss use our connections instead of opening its own. */
export function bossDatabase({ pool, engine, listen }: OpenConnections): Db {
  const shared: Db = {
    async executeSql(text, values) {
      if (!values?.length) return { rows: await runScript(pool, text) };
      return { rows: await pool.query(text, values) };
    },
  };
  return engine === "server" ? { ...shared, listen } : shared;
}

export type OpenConnections = Pick<OpenDatabase, "pool" | "engine" | "listen">;

/** The same inside of a transaction of ours. */
export function withinTransaction(tx: Database): Db {
  return fromDrizzle(tx, sql);
}

/** Several statements at once, with their own BEGIN and COMMIT; after a failure no transaction stays open. */
async function runScript(pool: OpenDatabase["pool"], text: string) {
  const connection = await pool.connect();
  try {
    return await connection.query(text);
  } catch (problem) {
    await connection.query("rollback").catch(() => {});
    throw problem;
  } finally {
    connection.release();
  }
}
