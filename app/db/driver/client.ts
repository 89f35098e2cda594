import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

/** Closes a connection at once, without ending the session: pending statements fail. */
export function cut(client: pg.Client): void {
  client.connection.stream.destroy();
}

/**
 * Clients that give up opening after a limit of their own: the pool's one limit is also how long
 * callers wait for their turn.
 * @param opening - has those that have neither opened nor failed yet
 */
export function clientWithin(
  limitMs: () => number,
  opening: Set<pg.Client>,
): new (
  options?: pg.ClientConfig,
) => pg.Client {
  return class extends pg.Client {
    constructor(options?: pg.ClientConfig) {
      super({ ...options, connectionTimeoutMillis: limitMs() });
      opening.add(this);
      const leave = () => opening.delete(this);
      this.once("connect", leave).once("end", leave);
    }
  };
}

/** Opens a separate connection and ends it, or throws the error that prevents it. */
export async function greet(options: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(options);
  // An `error` event without a listener would end the process.
  client.on("error", () => {});
  await client.connect();
  void client.end().catch(() => {});
}

/** How long a living server takes at most to greet a new connection, in steps. */
const knock = { steps: 8, stepMs: 100 };

/**
 * Whether a server answers at the other end: a frozen server, or a network that has fallen silent,
 * closes no connection. A refusal counts as an answer.
 */
export async function isServerThere(options: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(options);
  // An `error` event without a listener would end the process.
  client.on("error", () => {});
  const isGreeted = client.connect().then(
    () => true,
    (problem: unknown) => problem instanceof pg.DatabaseError,
  );
  const isThere = await Promise.race([isGreeted, silence()]);
  if (isThere) void client.end().catch(() => {});
  else cut(client);
  return isThere;
}

/** In steps, so that a moment in which this process is busy does not count as silence of the server. */
async function silence(): Promise<false> {
  for (let step = 0; step < knock.steps; step += 1) await pause(knock.stepMs);
  return false;
}
