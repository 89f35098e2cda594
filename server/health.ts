import { Hono } from "hono";
import type { Running } from "#services/running.ts";
import type { Host } from "./host.ts";
import type { Stopping } from "./lifecycle/stopping.ts";
import type { Metrics } from "./metrics.ts";

type Parts = { running: Running; stopping: Stopping; metrics: Metrics };

/** Balancers ask with OPTIONS too: HAProxy does unless it is told otherwise. */
const METHODS = ["GET", "OPTIONS"];

/** Addresses for monitoring. */
export function createHealth({ running, stopping, metrics }: Parts) {
  const health = new Hono<Host>();

  /** 200 while the process serves pages. */
  health.on(METHODS, "/healthz", (c) => {
    c.header("Cache-Control", "no-store");
    return c.json({ status: "ok" });
  });

  /** 200 while everything that pages need works: a load balancer may send visitors here. */
  health.on(METHODS, "/readyz", async (c) => {
    stopping.noteWatcher();
    c.header("Cache-Control", "no-store");
    if (stopping.hasBegun()) return c.json({ status: "stopping" }, 503);
    const parts = await running.ready();
    const isReady = Object.values(parts).every(Boolean);
    return c.json({ status: isReady ? "ok" : "unavailable", ...parts }, isReady ? 200 : 503);
  });

  /** Requires METRICS_TOKEN: behind a proxy on the same machine, a local address proves nothing. */
  health.get("/metrics", async (c, next) => {
    const { metricsToken } = running.config;
    const given = c.env.incoming.headers.authorization;
    // Without the token it is a page that does not exist.
    if (!metricsToken || given !== `Bearer ${metricsToken}`) return next();
    c.header("Content-Type", metrics.registry.contentType);
    return c.body(await metrics.registry.metrics());
  });

  return health;
}
