import { join } from "node:path";
import { sql } from "drizzle-orm";
import { type OpenDatabase, openDatabase } from "#db/database.ts";
import { migrate } from "#db/migrate.ts";
import { type Config, config } from "./config.ts";
import { requestContext } from "./context.ts";
import { fillWithDemo } from "./demo-data.ts";
import { openLocalDisk } from "./files/local-disk.ts";
import { sharpImages } from "./images/sharp.ts";
import { bossJobs } from "./jobs/pg-boss.ts";
import { startJobs } from "./jobs/start.ts";
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
  return (kept[RUNNING] ??= start(config()));
}

async function start(settings: Config): Promise<Running> {
  const log = openLog(settings.logLevel);
  const now = () => new Date();
  const database = await openDatabase({
    url: settings.databaseUrl ?? undefined,
    dataDir: join(settings.dataDir, "database"),
    log,
  });
  const { db, engine } = database;
  const services: Services = {
    db,
    now,
    log,
    limits: openLimits({ db, now }),
    files: openLocalDisk(join(settings.dataDir, "files")),
    images: sharpImages(settings.dataDir),
    jobs: bossJobs({ database, log }),
  };
  const migrations = await migrate(db);
  if (migrations.length > 0) log.info({ migrations }, "database migrated");
  const hasDemoData = await fillWithDemo(services, settings.demoData ?? engine === "embedded");
  const jobs = startJobs(services);
  return {
    config: settings,
    services,
    engine,
    hasDemoData,
    requestContext,
    ready: async () => ({ database: await isAnswering(db), jobs: jobs.areRunning() }),
    async shutdown() {
      await jobs.stop();
      await database.close();
    },
  };
}

async function isAnswering(db: Services["db"]): Promise<boolean> {
  return db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
}
