import type { Server, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** A balancer that asks `/readyz` this often sends nobody here before the door closes. */
const NOTICE_MS = 2000;
const WATCHED_MS = 5000;

/** From the wish to stop until connections that still answer are cut. */
const PATIENCE_MS = 3300;
const SWEEP_MS = 25;

/** The end of a server, as far as its doors must know. */
export type Stopping = {
  hasBegun(): boolean;
  /** Somebody asks whether to send visitors here. */
  noteWatcher(): void;
  /** An answer that takes a while: its connection closes with it when a stop has begun meanwhile. */
  follow(response: ServerResponse): void;
};

/**
 * Ends a server without losing a request: from now on every answer closes its connection, a
 * balancer that watches `/readyz` is given time to see that it is 503, then nothing new is taken,
 * connections close as they fall idle, and what still runs in the end is cut.
 */
export function createStopping(
  server: Server,
  { noticeMs = NOTICE_MS, patienceMs = PATIENCE_MS } = {},
) {
  let hasBegun = false;
  const underway = new Set<ServerResponse>();
  let watchedAt = Number.NEGATIVE_INFINITY;
  server.prependListener("request", (_request, response) => {
    if (hasBegun) response.shouldKeepAlive = false;
  });

  return {
    hasBegun: () => hasBegun,
    noteWatcher() {
      watchedAt = performance.now();
    },
    follow(response: ServerResponse) {
      underway.add(response);
      response.once("close", () => underway.delete(response));
    },
    async stop() {
      hasBegun = true;
      for (const response of underway) response.shouldKeepAlive = false;
      const isWatched = performance.now() - watchedAt < WATCHED_MS;
      const impatient = setTimeout(() => server.closeAllConnections(), patienceMs);
      // An idle connection is left alone until then: a request may be on its way on it.
      if (isWatched) await pause(noticeMs);
      const sweeping = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      });
      clearInterval(sweeping);
      clearTimeout(impatient);
    },
  };
}
