import type { IncomingMessage } from "node:http";
import type { Log } from "#services/log/log.ts";
import type { OriginRules } from "./origin.ts";

/** Warns once that a proxy seems to be in front of a server that does not trust it. */
export function watchForProxy(log: Pick<Log, "warn">, { trustProxy }: OriginRules) {
  let isSaid = trustProxy;
  return ({ headers }: IncomingMessage) => {
    if (isSaid || !(headers["x-forwarded-for"] || headers.forwarded)) return;
    isSaid = true;
    log.warn(
      "A proxy forwards requests and is not trusted, so all its visitors count as one for limits: set TRUST_PROXY=1.",
    );
  };
}
