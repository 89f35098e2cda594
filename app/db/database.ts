import { drizzle, type NodePgClient } from "drizzle-orm/node-postgres";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type pg from "pg";
import { type Listen, listener } from "./driver/listen.ts";
import { ConnectionPool, type PoolRules } from "./driver/pool.ts";
import type { Driver, Rows } from "./driver/rows.ts";
import { type Engine, startEngine } from "./embedded/engine.ts";
import { watchRoom } from "./failures/room.ts";
import * as schema from "./schema.ts";

/** The database, or a transaction of it: functions take either. */
export type Database = PgDatabase<ResultKind, typeof schema>;

/** `db.execute` returns plain rows without a type; `readRows` adds their types. */
interface ResultKind extends PgQueryResultHKT {
  type: Rows;
}

/** The log for the operator; a pino logger fits. */
export type DatabaseLog = {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
};

export type DatabaseOptions = {
  /** A PostgreSQL server, 15 or newer. Without it the embedded database is used. */
  url?: string | undefined;
  /** Where the embedded database keeps its files. */
  dataDir?: string | undefined;
  log?: DatabaseLog | undefined;
  /** Connections to a server. */
  max?: number | undefined;
  /**
   * A statement that runs for longer than this on a server is cancelled; 0 means no limit, and that a silent
   * server is waited for.
   */
  statementMs?: number | undefined;
  /** Refuses writes to a server, such as a replica. */
  isReadOnly?: boolean | undefined;
  /** Only for the embedded database: see `EngineOptions`. */
  isDurable?: boolean | undefined;
  stuckAfterMs?: number | undefined;
};

export type OpenDatabase = {
  db: Database;
  engine: "server" | "embedded";
  /** The driver below `db`, for statements that the query builder cannot express. */
  pool: ConnectionPool;
  /** Whether writes fail because the disk of the database is full. */
  isFull(): boolean;
  /** Listens to notifications of other processes; the embedded database has only one process. */
  listen: Listen;
  /** Runs the housekeeping of the embedded database now; a server does its own. */
  maintain(): Promise<void>;
  close(): Promise<void>;
};

const defaultDataDir = ".data/database";

const defaultStatementMs = 15_000;
const idleTransactionMs = 15_000;
const lockMs = 5000;

/**
 * Opens the server at `url`, or else the embedded database in `dataDir`. Both speak the same SQL
 * through the same driver. Does not migrate.
 * @throws {DirectoryInUse} when another process has the embedded database open
 */
export async function openDatabase(options: DatabaseOptions = {}): Promise<OpenDatabase> {
  return options.url ? openServer(options.url, options) : openEmbedded(options);
}

function openServer(
  url: string,
  { max = 10, statementMs = defaultStatementMs, isReadOnly = false, log }: DatabaseOptions,
): OpenDatabase {
  const options = {
    connectionString: url,
    max,
    application_name: "dorsal",
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: idleTransactionMs,
    lock_timeout: lockMs,
    // On a busy machine the start of parallel workers takes longer than a search. `plan_cache_mode` stays as it is:
    // to plan each check of a foreign key made writes of many rows take four times as long, and a statement
    // without a name is planned for its values anyway.
    options: [
      "-c TimeZone=UTC -c jit=off -c parallel_setup_cost=20000",
      isReadOnly && "-c default_transaction_read_only=on",
    ]
      .filter(Boolean)
      .join(" "),
  } satisfies pg.PoolConfig;
  const { pool, room } = watchedPool({ options, engine: "server", statementMs }, log);
  const { listen, close } = listener(options);
  return {
    db: overDriver(pool),
    engine: "server",
    pool,
    isFull: room.isFull,
    listen,
    maintain: async () => {},
    async close() {
      room.close();
      await close();
      await pool.close();
    },
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
  const open = connectTo(engine, log);
  return {
    ...open,
    async close() {
      await open.close();
      await engine.close();
    },
  };
}

/** A separate connection to a running embedded database, which keeps running when this one closes. */
export function connectTo(engine: Engine, log?: DatabaseLog): OpenDatabase {
  const options = {
    // The embedded database has one session: more connections would only wait for each other.
    max: 1,
    user: "postgres",
    database: "postgres",
    // Without one the driver would look for a file of passwords.
    password: "",
    ssl: false,
    stream: () => engine.connect(),
  } satisfies pg.PoolConfig;
  const { pool, room } = watchedPool({ options, engine: "embedded" }, log);
  return {
    db: overDriver(pool),
    engine: "embedded",
    pool,
    isFull: room.isFull,
    listen: async () => ({ close: async () => {} }),
    maintain: () => engine.maintain(),
    close: () => {
      room.close();
      return pool.close();
    },
  };
}

function watchedPool(rules: PoolRules, log: DatabaseLog | undefined) {
  const room = watchRoom({ probe: () => storeAndForget(pool), log });
  const onAbsence = (isAway: boolean, reason: unknown) =>
    isAway
      ? log?.warn({ reason: String(reason) }, "the database is away")
      : log?.warn({}, "the database is back");
  const pool = new ConnectionPool({ ...rules, onFailedWrite: room.note, onAbsence });
  return { pool, room };
}

/**
 * A table of 2 MB, which is never committed: files of the database have to grow for it. A role needs no
 * right to create tables for a temporary one.
 */
async function storeAndForget(pool: ConnectionPool): Promise<void> {
  const connection = await pool.connect();
  try {
    await connection.query("begin");
    await connection.query(
      "create temporary table room_probe as select repeat('x', 500) from generate_series(1, 4000)",
    );
  } finally {
    await connection.query("rollback").catch(() => {});
    connection.release();
  }
}

/** The query builder knows the driver's pool; ours answers the same questions with the rows alone. */
export function overDriver(pool: Driver): Database {
  return drizzle({ client: pool as unknown as NodePgClient, schema }) as unknown as Database;
}
