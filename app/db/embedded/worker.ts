import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { shareSession } from "./connections.ts";
import { durableFiles } from "./durable-files.ts";
import { maintain } from "./maintenance.ts";

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

const settings = {
  max_connections: "10",
  shared_buffers: "64MB",
  work_mem: "16MB",
  max_wal_size: "256MB",
  min_wal_size: "32MB",
  checkpoint_timeout: "1h",
  random_page_cost: "1.1",
  jit: "off",
  plan_cache_mode: "force_custom_plan",
};
const maintenanceMs = 15_000;

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
