import type { PgDatabase } from "drizzle-orm/pg-core";
import { drizzle, type PostgresJsQueryResultHKT } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { type Engine, startEngine } from "./embedded/engine.ts";
import { prepareFrequent } from "./prepare.ts";
import * as schema from "./schema.ts";

/** The database, or a transaction of it: functions take either. */
export type Database = PgDatabase<PostgresJsQueryResultHKT, typeof schema>;

/** What the database tells the operator; a pino logger fits. */
export type DatabaseLog = {
  warn(fields: object, message: string): void;
};

export type DatabaseOptions = {
  /** A PostgreSQL server, 15 or newer. Without it the embedded database is used. */
  url?: string | undefined;
  /** Where the embedded database keeps its files. */
  dataDir?: string | undefined;
  log?: DatabaseLog | undefined;
  /** Connections to a server. */
  max?: number | undefined;
  /** Only for the embedded database: see `EngineOptions`. */
  isDurable?: boolean | undefined;
  stuckAfterMs?: number | undefined;
};

export type OpenDatabase = {
  db: Database;
  engine: "server" | "embedded";
  /** The driver below `db`, for what the query builder cannot say. */
  sql: postgres.Sql;
  /** Housekeeping of the embedded database right now; a server does its own. */
  maintain(): Promise<void>;
  close(): Promise<void>;
};

const defaultDataDir = ".data/database";

/** A statement that runs for longer than this on a server is cancelled. */
const statementMs = 15_000;

const sharedOptions = {
  onnotice: () => {},
  idle_timeout: 0,
  max_lifetime: null,
} as const;

/**
 * Opens the server at `url`, or else the embedded database in `dataDir`. Both speak the same SQL
 * through the same driver. Does not migrate.
 * @throws {DirectoryInUse} when another process has the embedded database open
 */
export async function openDatabase(options: DatabaseOptions = {}): Promise<OpenDatabase> {
  return options.url ? openServer(options.url, options) : openEmbedded(options);
}

function openServer(url: string, { max = 10 }: DatabaseOptions): OpenDatabase {
  const sql = postgres(url, {
    ...sharedOptions,
    max,
    connection: {
      application_name: "dorsal",
      TimeZone: "UTC",
      // Generic plans were up to a hundred times slower for patterns given as parameters.
      plan_cache_mode: "force_custom_plan",
      jit: "off",
      statement_timeout: statementMs,
      idle_in_transaction_session_timeout: statementMs,
      lock_timeout: 5000,
    },
  });
  prepareFrequent(sql);
  return {
    db: overDriver(sql),
    engine: "server",
    sql,
    maintain: async () => {},
    close: () => sql.end({ timeout: 5 }),
  };
}

async function openEmbedded(options: DatabaseOptions): Promise<OpenDatabase> {
  const { dataDir = defaultDataDir, isDurable = true, stuckAfterMs, log } = options;
  const engine = await startEngine({
    dataDir,
    isDurable,
    ...(stuckAfterMs && { stuckAfterMs }),
    onStuck: () => log?.warn({ dataDir }, "A query was stuck; the embedded database starts again."),
  });
  const open = connectTo(engine);
  return {
    ...open,
    async close() {
      await open.close();
      await engine.close();
    },
  };
}

/** A connection of its own to an embedded database that runs already, and goes on when this closes. */
export function connectTo(engine: Engine): OpenDatabase {
  const sql = postgres({
    ...sharedOptions,
    // There is one session inside: more connections would only wait for each other.
    max: 1,
    prepare: false,
    user: "postgres",
    database: "postgres",
    connection: { TimeZone: "UTC" },
    socket: () => engine.connect(),
  } as postgres.Options<Record<string, never>>);
  return {
    db: overDriver(sql),
    engine: "embedded",
    sql,
    maintain: () => engine.maintain(),
    close: () => sql.end({ timeout: 5 }),
  };
}

/**
 * The query builder leaves dates and moments to its columns. In hand-written SQL a date stays
 * `YYYY-MM-DD`, a moment is a `Date` in both directions and a bigint (a count) is a number.
 */
function overDriver(sql: postgres.Sql): Database {
  const db = drizzle(sql, { schema });
  const { parsers, serializers } = sql.options;
  parsers[1184] = (text: string) => new Date(text);
  serializers[1184] = (moment: Date | string) =>
    moment instanceof Date ? moment.toISOString() : moment;
  parsers[20] = Number;
  return db;
}
