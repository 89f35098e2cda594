import "./environment.ts";

import { createServer } from "node:http";
import type { Log } from "#services/log/log.ts";
import type { Running } from "#services/running.ts";
import { addressOf, listen, listenEverywhere } from "./lifecycle/address.ts";
import { announce, announceError } from "./lifecycle/announcement.ts";
import { limitConnections } from "./lifecycle/connection-limit.ts";
import { endOnMistakes } from "./lifecycle/crash.ts";
import { answerWhileStarting } from "./lifecycle/starting.ts";
import { createStopping } from "./lifecycle/stopping.ts";
import { createListener } from "./listener.ts";
import { createMetrics } from "./metrics.ts";
import { addProductMetrics } from "./product-metrics.ts";
import { openBuild, openSources, type Source } from "./source.ts";
import { versionOf } from "./version.ts";

/** Mistakes of the set-up, whose message needs no stack. */
const PLAIN = [
  "ConfigMistakes",
  "DataDirectoryUnusable",
  "DatabaseAway",
  "DirectoryInUse",
  "MigrationRefused",
  "ServicesMissing",
];

const isDevelopment = process.argv.includes("--dev");
const reachableDemo =
  "Warning: other machines can reach this demo. It must hold nothing real: that password runs it.";

const server = createServer({
  // An export of 240 MB needs ten minutes at 3.2 Mbit/s. Forms without files have less: see `countBodies`.
  requestTimeout: 600_000,
  headersTimeout: 20_000,
  // How often Node looks for requests that are too slow.
  connectionsCheckingInterval: 2000,
  // Longer than proxies keep an idle connection: the proxy must be the one that closes it.
  keepAliveTimeout: 65_000,
});
const stopping = createStopping(server);

start().catch((problem: unknown) => {
  if (isPlain(problem)) announce("fatal", problem.message, process.stderr);
  else announceError(problem, "the start failed");
  process.exit(1);
});

async function start() {
  let source: Source | undefined;
  let running: Running | undefined;
  const log = () => running?.services.log;
  endOnMistakes(log);
  // This comes before anything is opened, because a stop during the start must close it again.
  stopOnSignals(log, {
    stop: () => stopping.stop(() => running?.endStreams()),
    async close() {
      await running?.shutdown();
      await source?.close();
    },
  });
  source = isDevelopment ? await openSources(server) : await openBuild();
  const config = source.config();
  const version = await versionOf(config);
  const starting = answerWhileStarting(server, stopping);
  // Before the database is opened: migrations may take long, and a port that is in use is found at once.
  await listen(server, config);
  running = await source.startup();
  const connections = limitConnections(server, running.services.log);
  const metrics = createMetrics();
  addProductMetrics(metrics.registry, { running, version, connections });
  starting.end(createListener({ source, running, stopping, metrics, isDevelopment }));
  // A server with demo data listens on this machine only; a real one listens on every address.
  if (!config.host && !running.hasDemoData && !isDevelopment) await listenEverywhere(server);
  running.services.log.info({ ...version, node: process.version }, "started");
  announceAddress(running);
}

function announceAddress({ config, demoLogin }: Running) {
  const url = addressOf(server, config);
  announce("info", `Dorsal is ready at ${url}${demoLogin ? " with demo data" : ""}`);
  if (!demoLogin) return;
  const { emails, password, isReachable } = demoLogin;
  announce("info", `Sign in as ${emails.join(", ")}; the password is ${password}`);
  if (isReachable) announce("warn", reachableDemo, process.stderr);
}

/** A mistake of the set-up is printed as its message; any other error is printed with its stack. */
function isPlain(problem: unknown): problem is Error {
  if (!(problem instanceof Error)) return false;
  return (
    PLAIN.includes(problem.name) ||
    ["EADDRINUSE", "EADDRNOTAVAIL", "EACCES"].includes(String(Reflect.get(problem, "code")))
  );
}

type Steps = {
  /** Ends the server: no new connections, running requests finish. */
  stop: () => Promise<void>;
  /** Closes what requests need, the database last. */
  close: () => Promise<void>;
};

/**
 * On SIGTERM or SIGINT: calls `stop`, then `close`, then exits with 0. A second signal exits at once.
 * @param log - undefined until the log is open
 */
function stopOnSignals(log: () => Log | undefined, { stop, close }: Steps): void {
  let isStopping = false;
  const end = async (reason: string) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log()?.info({ reason }, "stopping");
    await stop();
    await close();
    log()?.info("stopped");
    process.exit(0);
  };
  const tryToEnd = (reason: string) => {
    end(reason).catch((error: unknown) => {
      const found = log();
      if (found) found.fatal({ error }, "the stop failed");
      else announceError(error, "the stop failed");
      process.exit(1);
    });
  };
  process.on("SIGTERM", tryToEnd);
  process.on("SIGINT", tryToEnd);
  // `npm start` keeps a channel open; if it is killed, nothing else would stop this process.
  process.once("disconnect", () => tryToEnd("the parent process has ended"));
}
