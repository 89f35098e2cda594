import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type OpenDatabase, openDatabase } from "#db/database.ts";
import { onceReachable } from "#db/failures/retry.ts";
import { checkRows } from "#db/kinds.ts";
import { migrate, readMigrations } from "#db/migrate.ts";
import { openReplica } from "#db/replica.ts";
import { forgetAnswers } from "#db/search/remembered.ts";
import { identityPolicy } from "#features/accounts/sign-up/sign-up.server.ts";
import { readKnowledge, rehearseAnswers } from "#features/assistant/asking/prepare.server.ts";
import { attachDemoCourses } from "#features/courses/demo/demo-courses.server.ts";
import { orderNewMeasures } from "#features/courses/upkeep.server.ts";
import { offers } from "#features/membership/plans/plans.ts";
import { orderDemoRecordings } from "#features/podcasts/audio/demo.server.ts";
import { watchEvents } from "#features/race-events/places.server.ts";
import { sendDueWebhooks } from "#features/race-events/webhooks/deliveries.server.ts";
import { orderPlacing } from "#features/races/places/placing.server.ts";
import { openDemoSale } from "#features/registrations/demo/demo-sale.server.ts";
import { takeOverGuestReviews } from "#features/reviews/guests/guest-links.server.ts";
import { plantDemoTraining } from "#features/training/demo/demo-plan.server.ts";
import { type Config, config } from "#services/config.ts";
import { requestContext } from "#services/context.ts";
import { closeDemoAccounts, fillWithDemo, openDemoAccounts, wantsDemo } from "#services/demo.ts";
import { hasRoom, openDataDirectory } from "#services/files/data-directory.ts";
import type { IdentityPolicy } from "#services/identity/identity.ts";
import { defineJobs } from "#services/job.ts";
import { startJobs } from "#services/jobs/start.ts";
import { openLog } from "#services/log/log.ts";
import { measure } from "#services/measurements.ts";
import { openPageNews } from "#services/news/page-news.ts";
import { openServices } from "#services/open.ts";
import type { Running } from "#services/running.ts";
import { hasTag } from "#values/web/conditional/entity-tags.ts";
import { lengthUnitOf } from "#values/web/cookie.ts";
import { inLanguage, splitLanguage } from "#values/web/language.ts";
import { isForPrograms, programRefusal } from "#values/web/program-refusal.ts";
import { insertFirstRows } from "./first-rows.ts";
import { allJobs } from "./jobs.ts";

/** A load balancer that asks for readiness expects an answer within a second. */
const readyMs = 800;

/** How long a stop waits for interrupted work to be stored. */
const unfinishedMs = 2000;

const RUNNING = Symbol.for("dorsal.running");

/**
 * Starts the product once per process: an edit while developing evaluates this module again, and the
 * embedded database must not be opened twice.
 * @throws {ConfigMistakes} and any error that keeps the database from opening
 */
export function startup(): Promise<Running> {
  const kept = globalThis as { [RUNNING]?: Promise<Running> };
  return (kept[RUNNING] ??= start(config()));
}

/**
 * The sequence of a start: database, migrations, first rows, demo data, services, jobs. The host listens
 * already and answers requests once it ends; what they need not wait for follows then.
 */
async function start(settings: Config): Promise<Running> {
  const log = openLog(settings.logLevel);
  checkRows(settings.checksRows);
  openDataDirectory(settings.dataDir);
  const now = () => new Date();
  // While the database opens. Where something cannot be read, the first question reads it.
  const knowledge = readKnowledge().catch(() => {});
  const database = await openDatabase({
    url: settings.databaseUrl ?? undefined,
    dataDir: join(settings.dataDir, "database"),
    log,
  });
  const { db, engine } = database;
  const migrations = await onceReachable(() => migrate(db, readMigrations(), log), log);
  if (migrations.length > 0) log.info({ migrations }, "database migrated");
  await insertFirstRows({ db, now }, migrations);
  const { hasDemoData, isNew: isNewDemo } = await fillWithDemo(
    { db, now, log },
    {
      isWanted: wantsDemo(settings, engine),
      isAsked: settings.demoData === true,
      sold: settings.payments ? null : offers,
    },
  );
  const policy = withGuestReviews(identityPolicy(settings.adminEmail));
  const product = { identityPolicy: policy, offers };
  const services = await openServices(settings, product, { database, now, log, hasDemoData });
  // Before the jobs: the embedded database does one thing after the other.
  void knowledge.then(() => rehearseAnswers(services)).catch(() => {});
  const demoLogin = hasDemoData ? await openDemoAccounts(services, settings) : null;
  if (!hasDemoData) await closeDemoAccounts(services);
  const pageNews = await openPageNews({ database, log });
  const replica = settings.replicaUrl
    ? await openReplica({
        url: settings.replicaUrl,
        longestLagMs: settings.replicaLagSeconds * 1000,
        database,
        log,
      })
    : null;
  pageNews.hear(() => {
    forgetAnswers(db);
    if (!replica) return;
    forgetAnswers(replica.db);
    replica.noteChange();
  });
  defineJobs(allJobs, services, pageNews);
  const jobs = startJobs(services);
  const running: Running = {
    config: settings,
    services,
    publicServices: () => (replica ? { ...services, db: replica.reads() } : services),
    engine,
    hasDemoData,
    demoLogin,
    requestContext,
    variantOf: lengthUnitOf,
    hasTag,
    splitLanguage,
    inLanguage,
    isForPrograms,
    programRefusal,
    settled: jobs.settled,
    ready: async () => ({
      database: await isAnswering(database),
      jobs: jobs.areRunning(),
      disk: !database.isFull() && (engine === "server" || (await hasRoom(settings.dataDir))),
    }),
    measure: () => measure({ database, jobs: services.jobs, dataDir: settings.dataDir }),
    isAway: () => database.pool.isAway,
    // Writes need the jobs, which cannot start while the database is unreachable.
    wasAwaySince: (moment) => database.pool.wasAwaySince(moment) || jobs.areLate(),
    pageNews,
    scratch: services.scratch,
    endStreams: services.eventNews.close,
    async shutdown() {
      await services.unfinished.settled(unfinishedMs);
      services.eventNews.close();
      await jobs.stop();
      await replica?.close();
      await database.close();
    },
  };
  workInBackground(running, { isNewDemo });
  return running;
}

/** What follows once the jobs run, or could not start: no request waits for it. */
function workInBackground(
  { services, settled, hasDemoData, pageNews }: Running,
  { isNewDemo }: { isNewDemo: boolean },
): void {
  const inBackground = (work: () => Promise<unknown>, failure?: string) =>
    void settled.then(work).catch((error: unknown) => {
      if (failure) services.log.error({ error }, failure);
    });
  inBackground(() => orderPlacing(services));
  inBackground(() => orderNewMeasures(services), "courses not measured again");
  if (hasDemoData) {
    inBackground(() => orderDemoRecordings(services), "the demo has no podcasts");
    inBackground(() => plantDemoTraining(services), "the demo has no training");
    inBackground(async () => {
      if ((await attachDemoCourses(services)) > 0) pageNews.tell();
    }, "the demo has no courses");
  }
  if (isNewDemo) {
    inBackground(async () => {
      if (await openDemoSale(services)) pageNews.tell();
    }, "the demo sells no entries");
  }
  watchEvents(services, async (given) => {
    if (given > 0) await sendDueWebhooks(services);
  });
}

/** A person who has confirmed an address takes over the guest reviews written under it. */
function withGuestReviews(policy: IdentityPolicy): IdentityPolicy {
  return {
    ...policy,
    async onJoin(services, user) {
      await policy.onJoin(services, user);
      await takeOverGuestReviews(services, user.id);
    },
    async onConfirmation(services, userId) {
      await policy.onConfirmation(services, userId);
      await takeOverGuestReviews(services, userId);
    },
  };
}

async function isAnswering({ pool }: Pick<OpenDatabase, "pool">): Promise<boolean> {
  if (pool.isAway) return false;
  const answer = pool.query("select 1").then(
    () => true,
    () => false,
  );
  return Promise.race([answer, pause(readyMs, false, { ref: false })]);
}
