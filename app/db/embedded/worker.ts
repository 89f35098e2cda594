import { fsyncSync } from "node:fs";
import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import {
  cutBatches,
  endsIdle,
  isGoodbye,
  readOpening,
  rollbackBatch,
  syncBatch,
} from "./frames.ts";

export type WorkerSetup = { dataDir: string; isDurable: boolean; gauge: SharedArrayBuffer };
export type Order =
  | { kind: "connect"; port: MessagePort }
  | { kind: "maintain" }
  | { kind: "close" };
export type WorkerNotice =
  | { kind: "ready" }
  | { kind: "failed"; message: string }
  | { kind: "maintained" }
  | { kind: "closed" };

/**
 * `plan_cache_mode` stays as it is, as on a server (see database.ts): statements have no names here, so
 * each is planned for its values anyway. To plan each check of a foreign key, too, made the deletion of many races
 * take five times as long.
 */
const settings = {
  max_connections: "10",
  shared_buffers: "64MB",
  work_mem: "16MB",
  max_wal_size: "256MB",
  min_wal_size: "32MB",
  checkpoint_timeout: "1h",
  random_page_cost: "1.1",
  jit: "off",
};
const maintenanceMs = 15_000;
/** Write-ahead log since the last checkpoint from which a checkpoint is due. */
const checkpointBytes = 32e6;

const changedTables = `
  select format('%I.%I', schemaname, relname) as name
  from pg_stat_user_tables
  where n_mod_since_analyze > 50 + 0.1 * n_live_tup or n_dead_tup > 50 + 0.2 * n_live_tup`;

const parent = parentPort;
if (!parent) throw new Error("The database worker runs in a worker thread only.");
const { dataDir, isDurable, gauge }: WorkerSetup = workerData;
/** [is a message being executed, how many were]: the main thread watches this while WebAssembly blocks. */
const pulse = new Int32Array(gauge);

const tell = (notice: WorkerNotice) => parent.postMessage(notice);

try {
  await run(await open());
} catch (problem) {
  tell({ kind: "failed", message: problem instanceof Error ? problem.message : String(problem) });
  process.exit(1);
}

async function open(): Promise<PGlite> {
  // `-F` turns fsync off. fdatasync does nothing in the WebAssembly build, fsync is ours.
  const given = PGlite.defaultStartParams.filter((flag) => !(isDurable && flag === "-F"));
  const wanted = { ...settings, ...(isDurable ? { wal_sync_method: "fsync" } : {}) };
  return PGlite.create({
    fs: durableFiles(dataDir),
    extensions: { pg_trgm },
    startParams: [...given, ...Object.entries(wanted).flatMap(([k, v]) => ["-c", `${k}=${v}`])],
  });
}

async function run(pg: PGlite) {
  const session = shareSession(async (message) => {
    Atomics.add(pulse, 1, 1);
    Atomics.store(pulse, 0, 1);
    try {
      return await pg.execProtocolRaw(message);
    } catch {
      // Errors in a query are part of the answer; an exception means that the engine itself has failed.
      return process.exit(1);
    } finally {
      Atomics.store(pulse, 0, 0);
    }
  });
  const keep = () => session.whenIdle((isWanted) => maintain(pg, isWanted));
  const timer = setInterval(() => void keep().catch(() => {}), maintenanceMs);
  parent?.on("message", async (order: Order) => {
    if (order.kind === "connect") session.accept(order.port);
    if (order.kind === "maintain") {
      await keep();
      tell({ kind: "maintained" });
    }
    if (order.kind === "close") {
      clearInterval(timer);
      await pg.exec("checkpoint");
      await pg.close();
      tell({ kind: "closed" });
      process.exit(0);
    }
  });
  tell({ kind: "ready" });
}

type OpenFile = { nfd?: number };
type Engine = { NODEFS?: { stream_ops: { fsync?: (file: OpenFile) => number } } };

/**
 * The database's files in a directory. The engine's own file system never calls fsync, so an
 * acknowledged transaction could be lost in a power cut; this one does.
 */
function durableFiles(directory: string): NodeFS {
  const files = new NodeFS(directory);
  const init = files.init.bind(files);
  files.init = async (...given) => {
    const started = await init(...given);
    const addFsync = (engine: Engine) => {
      if (!engine.NODEFS)
        throw new Error("The embedded database has no file system to make durable.");
      engine.NODEFS.stream_ops.fsync = (file) => {
        if (file.nfd != null) fsyncSync(file.nfd);
        return 0;
      };
    };
    const before = started.emscriptenOpts.preRun ?? [];
    started.emscriptenOpts.preRun = [
      ...(Array.isArray(before) ? before : [before]),
      addFsync as (engine: unknown) => void,
    ];
    return started;
  };
  return files;
}

/** The work of a server's background processes, which the embedded session must do itself. */
async function maintain(pg: PGlite, isWanted: () => boolean): Promise<void> {
  const { rows: log } = await pg.query<{ bytes: number }>(
    "select (pg_current_wal_lsn() - redo_lsn)::float8 as bytes from pg_control_checkpoint()",
  );
  if ((log[0]?.bytes ?? 0) > checkpointBytes) await pg.exec("checkpoint");
  // The counts of changes are written at most once a second, and then only with the next statement.
  await pg.exec("select pg_stat_force_next_flush()");
  const { rows: tables } = await pg.query<{ name: string }>(changedTables);
  for (const { name } of tables) {
    if (isWanted()) return;
    await pg.exec(`vacuum (analyze) ${name}`);
  }
}

type Connection = {
  port: MessagePort;
  incoming: Buffer;
  batches: Buffer[];
  isStarted: boolean;
  isClosed: boolean;
};

/** A connection that leaves a transaction open for this long is dropped, because it blocks all others. */
const idleInTransactionMs = 60_000;

/**
 * Shares the one session of the embedded database among connections. From its first message until
 * the database is ready outside of a transaction, a connection has the session for itself.
 */
function shareSession(execute: (message: Uint8Array) => Promise<Uint8Array>) {
  let owner: Connection | null = null;
  let isRunning = false;
  let lastActive = performance.now();
  const waiting: Connection[] = [];

  function accept(port: MessagePort) {
    const connection: Connection = {
      port,
      incoming: Buffer.alloc(0),
      batches: [],
      isStarted: false,
      isClosed: false,
    };
    port.on("message", (data: Uint8Array) => receive(connection, Buffer.from(data.buffer)));
    port.on("close", () => close(connection));
  }

  function receive(connection: Connection, bytes: Buffer) {
    connection.incoming = Buffer.concat([connection.incoming, bytes]);
    while (!connection.isStarted) {
      const { opening, length } = readOpening(connection.incoming);
      if (opening === "incomplete") return;
      if (opening === "cancel") return close(connection);
      if (opening === "refuse-encryption") connection.port.postMessage(Buffer.from("N"));
      else {
        connection.isStarted = true;
        connection.batches.push(connection.incoming.subarray(0, length));
      }
      connection.incoming = connection.incoming.subarray(length);
    }
    const { batches, rest } = cutBatches(connection.incoming);
    connection.incoming = rest;
    connection.batches.push(...batches);
    queue(connection);
  }

  function close(connection: Connection) {
    if (connection.isClosed) return;
    connection.isClosed = true;
    connection.port.close();
    connection.batches = owner === connection ? [syncBatch, rollbackBatch] : [];
    queue(connection);
  }

  function queue(connection: Connection) {
    if (connection.batches.length > 0 && !waiting.includes(connection)) waiting.push(connection);
    void pump();
  }

  async function pump() {
    if (isRunning) return;
    isRunning = true;
    for (let next = takeNext(); next; next = takeNext()) await runBatch(next);
    isRunning = false;
  }

  function takeNext(): Connection | undefined {
    const position = owner ? waiting.indexOf(owner) : 0;
    return position < 0 ? undefined : waiting.splice(position, 1)[0];
  }

  async function runBatch(connection: Connection) {
    const batch = connection.batches.shift();
    if (!batch) return;
    owner = connection;
    if (isGoodbye(batch)) return close(connection);
    const answer = await execute(batch);
    lastActive = performance.now();
    if (endsIdle(answer)) owner = null;
    if (!connection.isClosed && answer.length > 0) {
      const copy = new Uint8Array(answer);
      connection.port.postMessage(copy, [copy.buffer]);
    }
    if (connection.batches.length > 0 && !waiting.includes(connection)) waiting.push(connection);
  }

  /** Runs housekeeping while the session is idle; `false` when it is in use. */
  async function whenIdle(work: (isWanted: () => boolean) => Promise<void>): Promise<boolean> {
    if (owner && !isRunning && performance.now() - lastActive > idleInTransactionMs) close(owner);
    if (owner || isRunning || waiting.length > 0) return false;
    isRunning = true;
    try {
      await work(() => waiting.length > 0);
    } finally {
      isRunning = false;
      void pump();
    }
    return true;
  }

  return { accept, whenIdle };
}
