import "./environment.ts";

import { createServer } from "node:http";
import type { Running } from "#services/startup.ts";
import { addressOf, listenFor, probePort } from "./lifecycle/address.ts";
import { endOnMistakes } from "./lifecycle/crash.ts";
import { stopOnSignals } from "./lifecycle/shutdown.ts";
import { createStopping } from "./lifecycle/stopping.ts";
import { createListener } from "./listener.ts";
import { openBuild, openSources, type Source } from "./source.ts";

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
  requestTimeout: 60_000,
  headersTimeout: 20_000,
  // How often Node looks for requests that are too slow.
  connectionsCheckingInterval: 2000,
  // Longer than proxies keep an idle connection: the proxy must be the one that closes it.
  keepAliveTimeout: 65_000,
});
const stopping = createStopping(server);

start().catch((problem: unknown) => {
  console.error(isPlain(problem) ? problem.message : problem);
  process.exit(1);
});

async function start() {
  let source: Source | undefined;
  let running: Running | undefined;
  endOnMistakes(() => running?.services.log);
  // This comes before anything is opened, because a stop during the start must close it again.
  stopOnSignals(
    () => stopping.stop(() => running?.endStreams()),
    async () => {
      await running?.shutdown();
      await source?.close();
    },
  );
  source = isDevelopment ? await openSources(server) : await openBuild();
  await probePort(source.config());
  running = await source.startup();
  server.on("request", createListener({ source, running, stopping, isDevelopment }));
  const isOnlyHere = running.hasDemoData || isDevelopment;
  await listenFor(server, running.config, { isOnlyHere });
  tellAddress(running);
}

function tellAddress({ config, demoLogin }: Running) {
  const url = addressOf(server, config);
  console.log(`Dorsal is ready at ${url}${demoLogin ? " with demo data" : ""}`);
  if (demoLogin) {
    console.log(`Sign in as ${demoLogin.emails.join(", ")}; the password is ${demoLogin.password}`);
    if (demoLogin.isReachable) console.warn(reachableDemo);
  }
}

/** A mistake of the set-up is printed as its message; any other error is printed with its stack. */
function isPlain(problem: unknown): problem is Error {
  if (!(problem instanceof Error)) return false;
  return (
    PLAIN.includes(problem.name) ||
    ["EADDRINUSE", "EADDRNOTAVAIL", "EACCES"].includes(String(Reflect.get(problem, "code")))
  );
}
