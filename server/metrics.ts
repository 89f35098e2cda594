import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";

export type Metrics = ReturnType<typeof createMetrics>;

/** The process's figures in the Prometheus format: event loop, memory, requests, page cache. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requests: new Histogram({
      name: "http_request_duration_seconds",
      help: "Time to answer a request, by method, route pattern and status",
      labelNames: ["method", "route", "status"],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers: [registry],
    }),
    pageCache: new Counter({
      name: "page_cache_requests_total",
      help: "Requests that the page cache answered (hit) or that had to be rendered (miss)",
      labelNames: ["result"],
      registers: [registry],
    }),
  };
}
