import { setTimeout as pause } from "node:timers/promises";
import {
  type Database,
  type DatabaseLog,
  type OpenDatabase,
  openDatabase,
  overDriver,
} from "./database.ts";
import type { ConnectionPool } from "./driver/pool.ts";
import { type Driver, isRead, type Rows, type Statement } from "./driver/rows.ts";

/** How often the primary writes a number that the replica should have soon. */
const beatMs = 1000;

export type Replica = {
  /** The handle that `reads` returns while the replica is current. */
  db: Database;
  /** For pages that are the same for every visitor: the replica while it is current, else the primary. */
  reads(): Database;
  /** Public pages have changed: the primary answers until the replica has the change. */
  noteChange(): void;
  /** Writes a number to the primary and reads which one the replica has. This also happens every second. */
  beat(): Promise<void>;
  close(): Promise<void>;
};

type ReplicaOptions = {
  /** A PostgreSQL server that follows the primary, by streaming or logical replication. */
  url: string;
  /** A replica that lags further behind is not read. */
  longestLagMs: number;
  database: Pick<OpenDatabase, "db" | "pool">;
  log: DatabaseLog & { info(fields: object, message: string): void };
};

/**
 * Opens a replica. It is current when it has a number that this process has written to the primary at most
 * `longestLagMs` ago and after the last change of public pages. No clocks are compared.
 */
export async function openReplica({
  url,
  longestLagMs,
  database,
  log,
}: ReplicaOptions): Promise<Replica> {
  const replica = await openDatabase({ url, log, isReadOnly: true });
  const db = overDriver(new ReplicaFirst(replica.pool, database.pool));
  const stopped = new AbortController();
  let sent: { beat: number; at: number }[] = [];
  let arrivedAt = Number.NEGATIVE_INFINITY;
  let changedAt = performance.now();
  let wasCurrent: boolean | null = null;

  const isCurrent = () =>
    !replica.pool.isAway && arrivedAt > changedAt && performance.now() - arrivedAt <= longestLagMs;

  async function beat() {
    const at = performance.now();
    const written = await database.pool.query(
      `insert into replica_beats (beat) values (1)
       on conflict (only_row) do update set beat = replica_beats.beat + 1
       returning beat::integer as beat`,
    );
    sent.push({ beat: Number(written[0]?.beat), at });
    const found = await replica.pool.query("select beat::integer as beat from replica_beats");
    const newest = Number(found[0]?.beat ?? 0);
    arrivedAt = sent.findLast((one) => one.beat <= newest)?.at ?? arrivedAt;
    sent = sent.filter((one) => one.beat > newest && at - one.at <= longestLagMs);
  }

  async function beatUntilClosed() {
    while (!stopped.signal.aborted) {
      // A database that is away is reported by its pool.
      await beat().catch(() => {});
      const isNow = isCurrent();
      if (isNow !== wasCurrent) {
        if (isNow) log.info({}, "public pages are read from the replica");
        else log.warn({}, "the replica is behind or away: public pages are read from the primary");
      }
      wasCurrent = isNow;
      await pause(beatMs, undefined, { signal: stopped.signal, ref: false }).catch(() => {});
    }
  }

  const beating = beatUntilClosed();
  return {
    db,
    reads: () => (isCurrent() ? db : database.db),
    noteChange() {
      changedAt = performance.now();
    },
    beat,
    async close() {
      stopped.abort();
      await replica.close();
      await beating;
    },
  };
}

/** Sends reads to the replica, and to the primary everything else and what the replica cannot answer. */
class ReplicaFirst implements Driver {
  /** As the query builder expects of a driver that gives each transaction a separate connection. */
  static readonly name = "ConnectionPool";
  readonly #replica: ConnectionPool;
  readonly #primary: ConnectionPool;

  constructor(replica: ConnectionPool, primary: ConnectionPool) {
    this.#replica = replica;
    this.#primary = primary;
  }

  async query(statement: string | Statement, values?: readonly unknown[]): Promise<Rows> {
    const text = typeof statement === "string" ? statement : statement.text;
    if (!isRead(text)) return this.#primary.query(statement, values);
    // It may be away, lack a migration, write in a function, or have to replay a change that conflicts.
    return this.#replica
      .query(statement, values)
      .catch(() => this.#primary.query(statement, values));
  }

  connect() {
    return this.#primary.connect();
  }
}
