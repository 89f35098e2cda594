import { sql } from "drizzle-orm";
import { type Db, fromDrizzle } from "pg-boss";
import type { Database, OpenDatabase } from "#db/database.ts";

/** Lets pg-boss use our connections instead of opening its own. */
export function bossDatabase(database: Pick<OpenDatabase, "sql" | "engine">): Db {
  const driver = database.sql;
  const shared: Db = {
    async executeSql(text, values) {
      if (!values?.length) return { rows: await runScript(driver, text) };
      return { rows: await driver.unsafe(text, values.map(toParameter) as never[]) };
    },
  };
  if (database.engine === "embedded") return shared;
  return {
    ...shared,
    async listen(channel, onNotification, onReconnect) {
      const subscription = await driver.listen(channel, onNotification, onReconnect);
      return { close: () => subscription.unlisten() };
    },
  };
}

/** The same inside of a transaction of ours. */
export function withinTransaction(tx: Database): Db {
  const inner = fromDrizzle(tx, sql);
  return { executeSql: (text, values) => inner.executeSql(text, values?.map(toParameter)) };
}

/** Several statements at once, with their own BEGIN and COMMIT; a failing one leaves none open. */
async function runScript(driver: OpenDatabase["sql"], text: string) {
  const connection = await driver.reserve();
  try {
    const results: unknown[] = await connection.unsafe(text);
    return results.flat();
  } catch (problem) {
    await connection.unsafe("rollback").catch(() => {});
    throw problem;
  } finally {
    connection.release();
  }
}

/** Objects are for JSON columns; the query builder has switched the driver's own writing of JSON off. */
function toParameter(value: unknown): unknown {
  const isPlain = typeof value === "object" && value !== null && !Array.isArray(value);
  return isPlain && !(value instanceof Date) ? JSON.stringify(value) : value;
}
