import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

export type Metrics = ReturnType<typeof createMetrics>;

/** The metrics of the process in the Prometheus format: event loop, memory, requests, page cache. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to answer a request that the page cache did not, by method, route and status",
    labelNames: ["method", "route", "status"],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });

  // Plain numbers: a labelled counter would cost as much as answering from the cache.
  const pages = { hit: 0, miss: 0 };
  new Counter({
    name: "page_cache_requests_total",
    help: "Pages that the cache had (hit) and pages that it had to have rendered (miss)",
    labelNames: ["result"],
    registers: [registry],
    collect() {
      this.reset();
      this.inc({ result: "hit" }, pages.hit);
      this.inc({ result: "miss" }, pages.miss);
    },
  });

  const streams = new Gauge({
    name: "dorsal_event_streams",
    help: "Open streams of events",
    registers: [registry],
  });

  return {
    registry,
    requests,
    streams,
    countPage(result: "hit" | "miss") {
      pages[result] += 1;
    },
  };
}
