import { Counter, Gauge, type Registry } from "prom-client";
import type { Running } from "#services/running.ts";
import type { Connections } from "./lifecycle/connection-limit.ts";
import type { Version } from "./version.ts";

type Measurements = Awaited<ReturnType<Running["measure"]>>;
type Sample = [value: number, labels?: Record<string, string>];

type Definition = {
  name: string;
  help: string;
  labelNames?: string[];
  /** No samples while the value is not known. */
  samples: (found: Measurements) => Sample[];
};

type Parts = { running: Pick<Running, "measure">; version: Version; connections: Connections };

/** Adds what an operator needs to know of the product. It is measured when the metrics are requested. */
export function addProductMetrics(
  registry: Registry,
  { running, version, connections }: Parts,
): void {
  let underway: Promise<Measurements> | null = null;
  // All metrics of a request share one measurement.
  const measure = () => {
    underway ??= running.measure().finally(() => {
      underway = null;
    });
    return underway;
  };
  const registers = [registry];

  for (const { name, help, labelNames = [], samples } of gauges) {
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      async collect() {
        const found = samples(await measure());
        this.reset();
        // A metric without labels cannot omit its value.
        if (found.length === 0 && labelNames.length === 0) this.set(Number.NaN);
        for (const [value, labels = {}] of found) this.set(labels, value);
      },
    });
  }
  for (const { name, help, labelNames = [], samples } of counters) {
    new Counter({
      name,
      help,
      labelNames,
      registers,
      async collect() {
        const found = samples(await measure());
        this.reset();
        for (const [value, labels = {}] of found) this.inc(labels, value);
      },
    });
  }
  new Counter({
    name: "dorsal_connections_dropped_total",
    help: "Connections that were closed because the process had too many",
    registers,
    collect() {
      this.reset();
      this.inc(connections.dropped());
    },
  });
  new Gauge({
    name: "dorsal_build_info",
    help: "The version that runs; always 1",
    labelNames: ["version", "commit"],
    registers,
  }).set(version, 1);
}

const gauges: Definition[] = [
  {
    name: "dorsal_database_up",
    help: "1 while the database can be reached",
    samples: ({ isAway }) => [[isAway ? 0 : 1]],
  },
  {
    name: "dorsal_database_connections",
    help: "Open connections to the database, by state",
    labelNames: ["state"],
    samples: ({ pool }) => [
      [pool.busy, { state: "busy" }],
      [pool.open - pool.busy, { state: "idle" }],
    ],
  },
  {
    name: "dorsal_database_waiting",
    help: "Statements that wait for a connection",
    samples: ({ pool }) => [[pool.waiting]],
  },
  {
    name: "dorsal_jobs_waiting",
    help: "Jobs that are due and wait, by queue",
    labelNames: ["queue"],
    samples: ({ stored }) =>
      (stored?.queues ?? []).map(({ queue, waiting }) => [waiting, { queue }]),
  },
  {
    name: "dorsal_jobs_oldest_seconds",
    help: "How long the oldest of these jobs has waited, by queue",
    labelNames: ["queue"],
    samples: ({ stored }) =>
      (stored?.queues ?? []).map(({ queue, oldestSeconds }) => [oldestSeconds, { queue }]),
  },
  {
    name: "dorsal_jobs_dead_letters",
    help: "Jobs that failed for good, by queue",
    labelNames: ["queue"],
    samples: ({ stored }) =>
      (stored?.queues ?? []).map(({ queue, deadLetters }) => [deadLetters, { queue }]),
  },
  {
    name: "dorsal_outbox_queued",
    help: "Messages that wait for their provider, by channel",
    labelNames: ["channel"],
    samples: ({ stored }) =>
      (stored?.outbox ?? []).map(({ channel, queued }) => [queued, { channel }]),
  },
  {
    name: "dorsal_outbox_oldest_seconds",
    help: "How long the oldest of these messages has waited, by channel",
    labelNames: ["channel"],
    samples: ({ stored }) =>
      (stored?.outbox ?? []).map(({ channel, oldestSeconds }) => [oldestSeconds, { channel }]),
  },
  {
    name: "dorsal_webhook_deliveries_waiting",
    help: "Events that wait to be sent to an organizer's server",
    samples: ({ stored }) => (stored ? [[stored.webhooks.waiting]] : []),
  },
  {
    name: "dorsal_webhook_endpoints",
    help: "Addresses of organizers that fail, and those that were paused for it",
    labelNames: ["state"],
    samples: ({ stored }) =>
      stored
        ? [
            [stored.webhooks.failing, { state: "failing" }],
            [stored.webhooks.paused, { state: "paused" }],
          ]
        : [],
  },
  {
    name: "dorsal_upkeep_last_success_timestamp_seconds",
    help: "When the nightly upkeep ended last",
    samples: ({ stored }) => (stored?.lastUpkeep ? [[stored.lastUpkeep]] : []),
  },
  {
    name: "dorsal_disk_free_bytes",
    help: "Free space on the disk of DATA_DIR",
    samples: ({ freeBytes }) => (freeBytes === null ? [] : [[freeBytes]]),
  },
];

const counters: Definition[] = [
  {
    name: "dorsal_database_absences_total",
    help: "How often the database could not be reached any more",
    samples: ({ pool }) => [[pool.absences]],
  },
  {
    name: "dorsal_job_failures_total",
    help: "Failed jobs of this process, including those that are tried again, by queue",
    labelNames: ["queue"],
    samples: ({ jobFailures }) => jobFailures.map(({ queue, count }) => [count, { queue }]),
  },
  {
    name: "dorsal_service_failures_total",
    help: "Failures of outside services, by service and kind",
    labelNames: ["service", "kind"],
    samples: ({ serviceFailures }) =>
      serviceFailures.map(({ service, kind, count }) => [count, { service, kind }]),
  },
  {
    name: "dorsal_log_lines_dropped_total",
    help: "Lines of the log that could not be written",
    samples: ({ droppedLines }) => [[droppedLines]],
  },
];
