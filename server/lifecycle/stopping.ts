import type { Server, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** A load balancer that requests `/readyz` this often stops sending visitors before connections close. */
const NOTICE_MS = 2000;
const WATCHED_MS = 5000;

/** The time from the signal until connections that are still busy are cut. */
const PATIENCE_MS = 3300;
const SWEEP_MS = 25;

/** The stop of a server, as its request handlers see it. */
export type Stopping = {
  hasBegun(): boolean;
  /** A load balancer asks whether to send visitors here. */
  noteWatcher(): void;
  /** Follows a slow answer: if a stop begins meanwhile, its connection closes with it. */
  follow(response: ServerResponse): void;
};

/**
 * Stops a server without losing a request. Every answer closes its connection from now on. A load
 * balancer that watches `/readyz` gets time to see the 503. Then no new connection is accepted,
 * connections close as they become idle, and what still runs at the end is cut.
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
    /** @param endStreams - ends what would never end by itself */
    async stop(endStreams: () => void = () => {}) {
      hasBegun = true;
      for (const response of underway) response.shouldKeepAlive = false;
      const isWatched = performance.now() - watchedAt < WATCHED_MS;
      const impatient = setTimeout(() => server.closeAllConnections(), patienceMs);
      // Idle connections stay open until then: a request may be on its way.
      if (isWatched) await pause(noticeMs);
      // Their clients come back at once: from now on to another server.
      endStreams();
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
