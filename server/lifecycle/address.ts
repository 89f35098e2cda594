import { createServer, type Server } from "node:http";
import { isIPv6 } from "node:net";
import type { Config } from "#services/config.ts";

type Place = Pick<Config, "port" | "host">;

const thisMachine = "127.0.0.1";

/**
 * Listens and then closes again, so that a port that is taken ends the start before the database is
 * touched. Without HOST the port on this machine stands for all: the data decide where to listen.
 */
export async function probePort({ port, host }: Place): Promise<void> {
  const probe = createServer();
  await listen(probe, { port, host: host ?? thisMachine });
  await new Promise((resolve) => probe.close(resolve));
}

/** A server for this machine only listens there; a real one listens on every address. */
export function listenFor(
  server: Server,
  { port, host }: Place,
  { isOnlyHere }: { isOnlyHere: boolean },
): Promise<void> {
  return listen(server, { port, host: host ?? (isOnlyHere ? thisMachine : "0.0.0.0") });
}

function listen(server: Server, { port, host }: { port: number; host: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
}

/** Where to open the site: its public address, or that of the port on this machine. */
export function addressOf(server: Server, { port, host, appUrl }: Place & Pick<Config, "appUrl">) {
  if (appUrl) return appUrl;
  const listening = server.address();
  const at = typeof listening === "object" && listening ? listening.port : port;
  const name = host ?? "localhost";
  return `http://${isIPv6(name) ? `[${name}]` : name}:${at}`;
}
