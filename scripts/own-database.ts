import { join } from "node:path";
import { type Database, type DatabaseOptions, openDatabase } from "#db/database.ts";
import { migrate } from "#db/migrate.ts";
import { config } from "#services/config.ts";
import { propertyOf } from "#values/record.ts";
import { insertFirstRows } from "../app/first-rows.ts";

/**
 * Migrates the database that DATABASE_URL or DATA_DIR names, and passes it to a function.
 * @param options.statementMs - the longest statement on a server, if not the usual one
 */
export async function withOwnDatabase<T>(
  work: (db: Database) => Promise<T>,
  options: Pick<DatabaseOptions, "statementMs"> = {},
): Promise<T> {
  const { databaseUrl, dataDir } = config();
  const { db, close } = await openDatabase({
    url: databaseUrl ?? undefined,
    dataDir: join(dataDir, "database"),
    ...options,
  });
  try {
    await insertFirstRows({ db, now: () => new Date() }, await migrate(db));
    return await work(db);
  } finally {
    await close();
  }
}

/** Prints in one sentence why a command failed, without a stack. */
export function giveUp(problem: unknown): void {
  console.error(sentenceOf(problem));
  process.exitCode = 1;
}

function sentenceOf(problem: unknown): string {
  if (!(problem instanceof Error)) return String(problem);
  const path = propertyOf(problem, "path");
  if (propertyOf(problem, "code") === "ENOENT" && path) return `There is no file ${path}.`;
  return problem.message;
}
