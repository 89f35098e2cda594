import { Hono } from "hono";
import type { Running } from "#services/startup.ts";
import type { Host } from "./host.ts";
import type { Stopping } from "./lifecycle/stopping.ts";
import type { Metrics } from "./metrics.ts";

type Parts = { running: Running; stopping: Stopping; metrics: Metrics };

/** The doors for those who watch the server, not for people. */
export function createHealth({ running, stopping, metrics }: Parts) {
  const health = new Hono<Host>();

  /** The process serves pages. */
  health.get("/healthz", (c) => {
    c.header("Cache-Control", "no-store");
    return c.json({ status: "ok" });
  });

  /** What pages need works: a balancer may send people here. */
  health.get("/readyz", async (c) => {
    stopping.noteWatcher();
    c.header("Cache-Control", "no-store");
    if (stopping.hasBegun()) return c.json({ status: "stopping" }, 503);
    const parts = await running.ready();
    const isReady = Object.values(parts).every(Boolean);
    return c.json({ status: isReady ? "ok" : "unavailable", ...parts }, isReady ? 200 : 503);
  });

  /** For those who have METRICS_TOKEN. Who is on this machine cannot be told behind a proxy on it. */
  health.get("/metrics", async (c, next) => {
    const { metricsToken } = running.config;
    const given = c.env.incoming.headers.authorization;
    // To everybody else it is a page that does not exist.
    if (!metricsToken || given !== `Bearer ${metricsToken}`) return next();
    c.header("Content-Type", metrics.registry.contentType);
    return c.body(await metrics.registry.metrics());
  });

  return health;
}
