import { isIP } from "node:net";
import { Hono } from "hono";
import type { Running } from "#services/startup.ts";
import type { Host } from "./host.ts";
import type { Metrics } from "./metrics.ts";

/** The doors for those who watch the server, not for people. */
export function createHealth(running: Running, metrics: Metrics) {
  const health = new Hono<Host>();

  /** The process serves pages. */
  health.get("/healthz", (c) => {
    c.header("Cache-Control", "no-store");
    return c.json({ status: "ok" });
  });

  /** What pages need works: a balancer may send people here. */
  health.get("/readyz", async (c) => {
    const parts = await running.ready();
    const isReady = Object.values(parts).every(Boolean);
    c.header("Cache-Control", "no-store");
    return c.json({ status: isReady ? "ok" : "unavailable", ...parts }, isReady ? 200 : 503);
  });

  /** With METRICS_TOKEN for whoever has it; without, only for this machine itself. */
  health.get("/metrics", async (c, next) => {
    const { metricsToken } = running.config;
    const { headers, socket } = c.env.incoming;
    const isAllowed = metricsToken
      ? headers.authorization === `Bearer ${metricsToken}`
      : isLoopback(socket.remoteAddress) && !headers["x-forwarded-for"] && !headers.forwarded;
    // To everybody else it is a page that does not exist.
    if (!isAllowed) return next();
    c.header("Content-Type", metrics.registry.contentType);
    return c.body(await metrics.registry.metrics());
  });

  return health;
}

function isLoopback(address = ""): boolean {
  const plain = address.replace(/^::ffff:/, "");
  return isIP(plain) === 4 ? plain.startsWith("127.") : plain === "::1";
}
