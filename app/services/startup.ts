import { join } from "node:path";
import { sql } from "drizzle-orm";
import { type OpenDatabase, openDatabase } from "#db/database.ts";
import { migrate } from "#db/migrate.ts";
import { type Config, config } from "./config.ts";
import { requestContext } from "./context.ts";
import { openLocalDisk } from "./files/local-disk.ts";
import { openLimits } from "./limits.ts";
import { openLog } from "./log.ts";
import type { Services } from "./services.ts";

/** What the host knows of the product while it runs. */
export type Running = {
  config: Config;
  services: Services;
  engine: OpenDatabase["engine"];
  hasDemoData: boolean;
  requestContext: typeof requestContext;
  /** Whether each part can work right now. */
  ready(): Promise<{ database: boolean; jobs: boolean }>;
  shutdown(): Promise<void>;
};

const RUNNING = Symbol.for("dorsal.running");

/**
 * Opens every service once per process: an edit while developing evaluates this module again, and
 * the embedded database must not be opened twice.
 * @throws {ConfigMistakes} and whatever keeps the database from opening
 */
export function startup(): Promise<Running> {
  const kept = globalThis as { [RUNNING]?: Promise<Running> };
  return (kept[RUNNING] ??= start());
}

async function start(): Promise<Running> {
  const settings = config();
  const log = openLog(settings.logLevel);
  const now = () => new Date();
  const database = await openDatabase({
    url: settings.databaseUrl ?? undefined,
    dataDir: join(settings.dataDir, "database"),
    log,
  });
  const { db, engine } = database;
  const migrations = await migrate(db);
  if (migrations.length > 0) log.info({ migrations }, "database migrated");
  const services = {
    db,
    now,
    log,
    limits: openLimits({ db, now }),
    files: openLocalDisk(join(settings.dataDir, "files")),
  } as Services;
  return {
    config: settings,
    services,
    engine,
    hasDemoData: false,
    requestContext,
    ready: async () => ({ database: await answers(db), jobs: true }),
    async shutdown() {
      await database.close();
    },
  };
}

async function answers(db: Services["db"]): Promise<boolean> {
  return db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
}
