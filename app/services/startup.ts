import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type OpenDatabase, openDatabase } from "#db/database.ts";
import { onceReachable } from "#db/failures/patience.ts";
import { migrate, readMigrations } from "#db/migrate.ts";
import { checkRows } from "#db/row-checks.ts";
import { forgetAnswers } from "#db/search/remembered.ts";
import { hasTag } from "#values/web/conditional/entity-tags.ts";
import { isForPrograms } from "#values/web/program-paths.ts";
import { programRefusal } from "#values/web/program-refusal.ts";
import { lengthUnitOf } from "#values/web/unit-cookie.ts";
import { type Config, config } from "./config.ts";
import { requestContext } from "./context.ts";
import { wantsDemo } from "./demo/demo.ts";
import {
  closeDemoAccounts,
  type DemoLogin,
  fillWithDemo,
  openDemoAccounts,
} from "./demo/demo-data.ts";
import { type Mode, reportModes, sandboxIsAllowed } from "./demo/mode.ts";
import { hasRoom, openDataDirectory } from "./files/data-directory.ts";
import { openFiles } from "./files/open.ts";
import { openScratch, type Scratch } from "./files/scratch.ts";
import type { IdentityPolicy } from "./identity/identity.ts";
import { openIdentity } from "./identity/open.ts";
import { openaiImages } from "./images/openai-image.ts";
import { sharpImages } from "./images/sharp.ts";
import { bossJobs } from "./jobs/pg-boss.ts";
import { startJobs } from "./jobs/start.ts";
import { openUnfinished } from "./jobs/unfinished.ts";
import { openLimits } from "./limits/limits.ts";
import { openTokens } from "./limits/tokens.ts";
import { type Log, openLog } from "./log/log.ts";
import { type Measurements, measure } from "./log/measurements.ts";
import { openMail } from "./mail/open.ts";
import { openaiModels } from "./models/openai.ts";
import { openEventNews } from "./news/event-news.ts";
import { openPageNews, type PageNews } from "./news/page-news.ts";
import { openOutbound } from "./outbound/outbound.ts";
import { openSandboxOutbox } from "./outbox/sandbox-outbox.ts";
import { openPayments } from "./payments/open.ts";
import type { CatalogProduct } from "./payments/payments.ts";
import { keptSecret } from "./secrets.ts";
import type { Services } from "./services.ts";
import { openSms } from "./sms/open.ts";
import { openSpeech } from "./speech/open.ts";
import { tavusVideo } from "./video/tavus.ts";

/** The running product, as the host sees it. */
export type Running = {
  config: Config;
  services: Services;
  engine: OpenDatabase["engine"];
  hasDemoData: boolean;
  demoLogin: DemoLogin | null;
  requestContext: typeof requestContext;
  /**
   * What a public page depends on besides its address. Two requests with the same answer get the same
   * page from the page cache.
   * @param cookies - the `Cookie` header
   */
  variantOf(cookies: string | null): string;
  /** Whether requests from other sites are welcome at an address: it reads no cookie. */
  isForPrograms(pathname: string): boolean;
  /** The refusal of a request to a program's address that reaches no route; `null` for pages. */
  programRefusal: typeof programRefusal;
  hasTag: typeof hasTag;
  /** Fulfilled once the jobs have started, or could not. Pages do not wait for it. */
  settled: Promise<void>;
  /** Whether each part can work right now. */
  ready(): Promise<{ database: boolean; jobs: boolean; disk: boolean }>;
  /** For the metrics. */
  measure(): Promise<Measurements>;
  /** Whether the database cannot be reached right now. */
  isAway(): boolean;
  /** Whether what failed since then (`performance.now()`) may work as soon as the database is back. */
  wasAwaySince(moment: number): boolean;
  pageNews: PageNews;
  /** Temporary files for one request. */
  scratch(): Scratch;
  /** Ends the streams of events that are open. */
  endStreams(): void;
  shutdown(): Promise<void>;
};

/** A load balancer that asks for readiness expects an answer within a second. */
const readyMs = 800;

/** How long a stop waits for interrupted work to be stored. */
const unfinishedMs = 2000;

const RUNNING = Symbol.for("dorsal.running");

/** The parts of the product that the services need but cannot import. */
export type Product = {
  identityPolicy(settings: Config): IdentityPolicy;
  /** The products and prices on sale. */
  offers: readonly CatalogProduct[];
  /**
   * Inserts the initial rows of new tables.
   * @param migrations - the files that this process has applied; of several that start at once, each
   *   file is named to one
   */
  begin(services: Pick<Services, "db" | "now">, migrations: readonly string[]): Promise<void>;
  /** Names the jobs of the features, before the jobs start. */
  defineJobs(services: Services, pageNews: PageNews): void;
};

/**
 * Opens every service once per process: an edit while developing evaluates this module again, and
 * the embedded database must not be opened twice.
 * @throws {ConfigMistakes} and any error that keeps the database from opening
 */
export function startServices(product: Product): Promise<Running> {
  const kept = globalThis as { [RUNNING]?: Promise<Running> };
  return (kept[RUNNING] ??= start(config(), product));
}

async function start(settings: Config, product: Product): Promise<Running> {
  const log = openLog(settings.logLevel);
  checkRows(settings.checksRows);
  openDataDirectory(settings.dataDir);
  const now = () => new Date();
  const database = await openDatabase({
    url: settings.databaseUrl ?? undefined,
    dataDir: join(settings.dataDir, "database"),
    log,
  });
  const { db, engine } = database;
  const migrations = await onceReachable(() => migrate(db, readMigrations(), log), log);
  if (migrations.length > 0) log.info({ migrations }, "database migrated");
  await product.begin({ db, now }, migrations);
  const hasDemoData = await fillWithDemo(
    { db, now, log },
    {
      isWanted: wantsDemo(settings, engine),
      isAsked: settings.demoData === true,
      sold: settings.payments ? null : product.offers,
    },
  );
  const services = await openServices(settings, product, {
    database,
    now,
    log,
    hasDemoData,
  });
  const demoLogin = hasDemoData ? await openDemoAccounts(services, settings) : null;
  if (!hasDemoData) await closeDemoAccounts(services);
  const pageNews = await openPageNews({ database, log });
  pageNews.hear(() => forgetAnswers(db));
  product.defineJobs(services, pageNews);
  const jobs = startJobs(services);
  return {
    config: settings,
    services,
    engine,
    hasDemoData,
    demoLogin,
    requestContext,
    variantOf: lengthUnitOf,
    hasTag,
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
      await database.close();
    },
  };
}

type Opened = { database: OpenDatabase; now: () => Date; log: Log; hasDemoData: boolean };

async function openServices(
  settings: Config,
  product: Product,
  { database, now, log, hasDemoData }: Opened,
): Promise<Services> {
  const { db } = database;
  const jobs = bossJobs({ database, log });
  const allowsSandbox = sandboxIsAllowed(settings, hasDemoData);
  const outbox = { db, now, log, jobs, allowsSandbox };
  const storage = openFiles(settings.storage, log, fetch);
  const basics = {
    db,
    now,
    log,
    jobs,
    limits: openLimits({ db, now }, settings.limitsFactor),
    files: storage.files,
    scratch: openScratch(settings.dataDir, now),
    images: sharpImages(settings.dataDir),
    mail: openMail({ ...outbox, settings: settings.mail }),
    sms: openSms({ ...outbox, settings: settings.sms, fetch }),
    payments: openPayments({
      db,
      now,
      jobs,
      allowsSandbox,
      fetch,
      settings: settings.payments,
      sandboxSecret: await keptSecret({ db }, "sandbox-payments"),
      offers: product.offers,
    }),
    models: settings.models && openaiModels(settings.models, fetch),
    video: settings.video && tavusVideo(settings.video, fetch),
    imageModel: settings.imageModel && openaiImages(settings.imageModel, fetch),
    speech: openSpeech(settings.speech, fetch),
    unfinished: openUnfinished(),
    outbound: openOutbound({ allowsLoopback: allowsSandbox && !settings.isReachable }),
    eventNews: await openEventNews(database),
    tokens: openTokens({
      secret: settings.authSecret ?? (await keptSecret({ db }, "tokens")),
      now,
    }),
  };
  const sandboxes = (["mail", "sms", "payments"] as const).filter(
    (name) => basics[name].mode === "sandbox",
  );
  const identity = openIdentity({
    ...basics,
    secret: settings.authSecret ?? (await keptSecret({ db }, "sessions")),
    appUrl: settings.appUrl,
    policy: product.identityPolicy(settings),
    google: settings.google ?? (allowsSandbox ? "sandbox" : null),
    redirects: settings.appRedirects,
  });
  const { mail, sms, payments, models, video, speech, imageModel } = basics;
  const modes: Record<string, Mode> = {
    mail: mail.mode,
    sms: sms.mode,
    stripe: payments.mode,
    google: identity.google,
    models: models ? "live" : "built-in",
    video: video ? "live" : "built-in",
    speech: modeOfSpeech(speech),
    images: imageModel ? "live" : "built-in",
    files: storage.mode,
  };
  reportModes(log, modes, settings.requiredServices);
  return { ...basics, modes, identity, sandboxOutbox: openSandboxOutbox({ db }, sandboxes) };
}

function modeOfSpeech(speech: Services["speech"]): Mode {
  if (!speech) return "unavailable";
  return speech.engine === "built-in" ? "built-in" : "live";
}

async function isAnswering({ pool }: Pick<OpenDatabase, "pool">): Promise<boolean> {
  if (pool.isAway) return false;
  const answer = pool.query("select 1").then(
    () => true,
    () => false,
  );
  return Promise.race([answer, pause(readyMs, false, { ref: false })]);
}
