import { join } from "node:path";
import { sql } from "drizzle-orm";
import { type OpenDatabase, openDatabase } from "#db/database.ts";
import { migrate } from "#db/migrate.ts";
import { upkeep } from "#db/upkeep.ts";
import { toDay } from "#values/day.ts";
import { type Config, config } from "./config.ts";
import { requestContext } from "./context.ts";
import { openLocalDisk } from "./files/local-disk.ts";
import { sharpImages } from "./images/sharp.ts";
import { bossJobs } from "./jobs/pg-boss.ts";
import { forgetOldWindows, openLimits } from "./limits.ts";
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

const NIGHTLY = "nightly-upkeep";

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

/**
 * Demo data goes into a new embedded database, and into another empty one on request. Tells whether
 * it is there, from now or from before: it has accounts with known passwords.
 */
async function fillWithDemo({ db, now, log }: Services, isWanted: boolean): Promise<boolean> {
  const { demoAccounts } = await import("#db/demo/people.ts");
  if (isWanted) {
    const { seedDemoData } = await import("#db/demo/seed.ts");
    const counts = await seedDemoData({ db, now });
    if (counts.races > 0) log.info(counts, "demo data added");
  }
  const { email } = demoAccounts.admin;
  const rows = await db.execute(sql`select from users where lower(email) = ${email}`);
  return rows.length > 0;
}

/** Pages do not wait for the jobs, which take half a second to start. */
function startJobs(services: Services) {
  const { db, now, jobs, log } = services;
  let areRunning = false;
  jobs.define(NIGHTLY, async () => {
    await upkeep(db, toDay(now()));
    await forgetOldWindows({ db, now });
  });
  jobs.schedule(NIGHTLY, "15 3 * * *");
  const starting = jobs.start().then(
    () => {
      areRunning = true;
    },
    (error: unknown) => log.error({ error }, "jobs could not start"),
  );
  return {
    areRunning: () => areRunning,
    async stop() {
      await starting;
      await jobs.stop();
    },
  };
}

async function isAnswering(db: Services["db"]): Promise<boolean> {
  return db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
}
