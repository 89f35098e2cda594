import type { Server } from "node:http";
import { isIPv6 } from "node:net";
import type { Config } from "#services/config.ts";

type Place = Pick<Config, "port" | "host">;

const thisMachine = "127.0.0.1";
const everyAddress = "0.0.0.0";

/** Listens at HOST; without it on this machine only, because the data decide whether others are welcome. */
export function listen(server: Server, { port, host }: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host ?? thisMachine, () => {
      server.off("error", reject);
      resolve();
    });
  });
}

/** Listens on every address at the same port. Requests that are underway are answered; idle connections close. */
export async function listenEverywhere(server: Server): Promise<void> {
  // A stop during the start has closed it.
  if (!server.listening) return;
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  server.close();
  await listen(server, { port, host: everyAddress });
}

/** Where to open the site: its public address, or that of the port on this machine. */
export function addressOf(server: Server, { port, host, appUrl }: Place & Pick<Config, "appUrl">) {
  if (appUrl) return appUrl;
  const listening = server.address();
  const at = typeof listening === "object" && listening ? listening.port : port;
  const name = host ?? "localhost";
  return `http://${isIPv6(name) ? `[${name}]` : name}:${at}`;
}
