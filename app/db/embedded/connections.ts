import type { MessagePort } from "node:worker_threads";
import {
  cutBatches,
  endsIdle,
  isGoodbye,
  readOpening,
  rollbackBatch,
  syncBatch,
} from "./frames.ts";

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
export function shareSession(execute: (message: Uint8Array) => Promise<Uint8Array>) {
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
