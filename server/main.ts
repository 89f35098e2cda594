import "./environment.ts";

import { createServer, type Server } from "node:http";
import type { Running } from "#services/startup.ts";
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
  running = await source.startup();
  server.on("request", createListener({ source, running, stopping, isDevelopment }));
  await listen(server, running);
  tellAddress(server, running);
}

/** A server with demo data listens on this machine only; a real one listens on every address. */
function listen(server: Server, { config, hasDemoData }: Running): Promise<void> {
  const host = config.host ?? (hasDemoData || isDevelopment ? "127.0.0.1" : "0.0.0.0");
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(config.port, host, resolve);
  });
}

function tellAddress(server: Server, { config, demoLogin }: Running) {
  const address = server.address();
  const port = typeof address === "object" ? address?.port : config.port;
  const url = config.appUrl ?? `http://${config.host ?? "localhost"}:${port}`;
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
    ["EADDRINUSE", "EACCES"].includes(String(Reflect.get(problem, "code")))
  );
}
