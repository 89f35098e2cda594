import { mkdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Duplex } from "node:stream";
import { MessageChannel, type MessagePort, Worker } from "node:worker_threads";
import { projectRoot } from "../root.ts";
import type { Order, WorkerNotice, WorkerSetup } from "./worker.ts";

export type EngineOptions = {
  dataDir: string;
  /** Whether a commit waits for the disk. Off only where all data may be lost, as in tests. */
  isDurable?: boolean;
  /** A statement that runs for longer than this terminates its worker; later statements get a new one. */
  stuckAfterMs?: number;
  onStuck?: () => void;
};

export type Engine = {
  /** A socket to the database, which opens when the driver asks it to. */
  connect(): Duplex;
  maintain(): Promise<void>;
  close(): Promise<void>;
};

const closeMs = 10_000;

/**
 * PostgreSQL inside of this process, in a worker thread so that the event loop stays free.
 * @throws {DirectoryInUse} when another process has the directory open
 */
export async function startEngine(options: EngineOptions): Promise<Engine> {
  const dataDir = resolve(options.dataDir);
  const unlock = lockDirectory(dataDir);
  const start = () => startWorker({ ...options, dataDir });
  let running: Promise<Worker> | null = null;
  let isClosed = false;

  function worker(): Promise<Worker> {
    if (isClosed) return Promise.reject(new Error("The embedded database is closed."));
    if (running) return running;
    const starting = start();
    running = starting;
    const forget = () => {
      if (running === starting) running = null;
    };
    starting.then((started) => started.once("exit", forget), forget);
    return starting;
  }

  try {
    await worker();
  } catch (problem) {
    unlock();
    throw problem;
  }
  return {
    connect: () =>
      portSocket(async () => {
        const { port1, port2 } = new MessageChannel();
        order(await worker(), { kind: "connect", port: port2 });
        return port1;
      }),
    async maintain() {
      const current = await worker();
      const done = heard(current, "maintained");
      order(current, { kind: "maintain" });
      await done;
    },
    async close() {
      const current = await running;
      isClosed = true;
      if (current) await stopWorker(current);
      unlock();
    },
  };
}

async function startWorker(options: EngineOptions): Promise<Worker> {
  const { dataDir, isDurable = true } = options;
  const gauge = new SharedArrayBuffer(8);
  const workerData: WorkerSetup = { dataDir, isDurable, gauge };
  const file = join(projectRoot(), "app/db/embedded/worker.ts");
  const worker = new Worker(file, { workerData, execArgv: [] });
  const notice = await new Promise<WorkerNotice>((done, fail) => {
    worker.once("message", done);
    worker.once("error", fail);
    worker.once("exit", () => fail(new Error("The embedded database stopped while starting.")));
  });
  if (notice.kind === "failed") throw new Error(`The embedded database: ${notice.message}`);
  watch(worker, new Int32Array(gauge), options);
  return worker;
}

/** Ends a worker that is still in the same statement after `stuckAfterMs`: it cannot be interrupted. */
function watch(worker: Worker, pulse: Int32Array, options: EngineOptions) {
  const { stuckAfterMs = 60_000, onStuck } = options;
  let last = -1;
  let since = performance.now();
  const look = () => {
    const count = Atomics.load(pulse, 1);
    const isBusy = Atomics.load(pulse, 0) === 1;
    if (!isBusy || count !== last) {
      last = count;
      since = performance.now();
    } else if (performance.now() - since > stuckAfterMs) {
      clearInterval(timer);
      onStuck?.();
      void worker.terminate();
    }
  };
  const timer = setInterval(look, Math.min(1000, stuckAfterMs / 4));
  timer.unref();
  worker.once("exit", () => clearInterval(timer));
  // Without a listener an error in the worker would end the whole process; its exit is handled.
  worker.on("error", () => {});
}

async function stopWorker(worker: Worker) {
  const closed = heard(worker, "closed");
  order(worker, { kind: "close" });
  const timer = setTimeout(() => void worker.terminate(), closeMs);
  await closed;
  clearTimeout(timer);
  await worker.terminate();
}

function order(worker: Worker, what: Order) {
  worker.postMessage(what, what.kind === "connect" ? [what.port] : []);
}

/** Resolves when the worker says so, or when it is gone. */
function heard(worker: Worker, kind: WorkerNotice["kind"]): Promise<void> {
  return new Promise((done) => {
    const settle = () => {
      worker.off("message", listen).off("exit", settle);
      done();
    };
    const listen = (notice: WorkerNotice) => {
      if (notice.kind === kind) settle();
    };
    worker.on("message", listen).on("exit", settle);
  });
}

/** SQLite's code for a file that another process has locked. */
const sqliteBusy = 5;

/** Another process has the directory open. */
class DirectoryInUse extends Error {
  override name = "DirectoryInUse";
  constructor(directory: string, options: ErrorOptions) {
    super(
      `The database directory ${directory} is in use by another process. Stop that one first.`,
      options,
    );
  }
}

/**
 * Locks the directory for this process and returns a function that unlocks it. SQLite holds
 * a real lock of the operating system, which the kernel frees when the process dies; two processes in
 * one PostgreSQL directory would silently lose each other's rows.
 * @throws {DirectoryInUse} when another process has it
 */
function lockDirectory(directory: string): () => void {
  mkdirSync(dirname(directory), { recursive: true });
  const lock = new DatabaseSync(`${directory}.lock`);
  try {
    lock.exec("pragma busy_timeout = 0; pragma journal_mode = memory; begin exclusive");
    lock.exec("create table if not exists held (pid int)");
  } catch (cause) {
    lock.close();
    // A full or read-only disk is a different problem from another process.
    const isHeld = cause instanceof Error && Reflect.get(cause, "errcode") === sqliteBusy;
    throw isHeld ? new DirectoryInUse(directory, { cause }) : cause;
  }
  return () => lock.close();
}

/** A socket as the PostgreSQL driver expects one, over a message port to the database worker. */
function portSocket(open: () => Promise<MessagePort>): Duplex {
  let port: MessagePort | undefined;

  function send(bytes: Uint8Array<ArrayBuffer>) {
    port?.postMessage(bytes, [bytes.buffer]);
  }

  const socket = new Duplex({
    read() {},
    write(chunk: Uint8Array, _encoding, done) {
      send(new Uint8Array(chunk));
      done();
    },
    // The messages of one question are written together, and travel together.
    writev(chunks, done) {
      send(new Uint8Array(Buffer.concat(chunks.map(({ chunk }) => chunk))));
      done();
    },
    final(done) {
      done();
      port?.close();
    },
    destroy(problem, done) {
      port?.close();
      done(problem);
    },
  });

  async function connect() {
    const opened = await open();
    port = opened;
    if (socket.destroyed) return opened.close();
    opened.on("message", (data: Uint8Array) => socket.push(Buffer.from(data.buffer)));
    opened.on("close", () => {
      socket.push(null);
      socket.destroy();
    });
    socket.emit("connect");
  }

  return Object.assign(socket, {
    connect() {
      connect().catch((problem: Error) => socket.destroy(problem));
      return socket;
    },
    setNoDelay: () => socket,
    setKeepAlive: () => socket,
    ref: () => port?.ref(),
    unref: () => port?.unref(),
  });
}
