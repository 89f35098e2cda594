import type { IncomingMessage } from "node:http";
import type { Log } from "#services/log/log.ts";
import { isFromProxy, namesThisSite, type OriginRules } from "./origin.ts";

const untrusted =
  "A proxy forwards requests and is not trusted, so all its visitors count as one for limits: set TRUST_PROXY=1.";
const bypassed =
  "A client reached this port without the trusted proxy, so its forwarding headers are ignored: publish the port for the proxy only. If this is the proxy, name its network in TRUST_PROXY.";
const misnamed =
  "A request for another host than APP_URL was refused: let the proxy pass the Host header that the browser sent.";

/** Warns once of each mistake in the set-up of a proxy that requests reveal. */
export function watchProxies(log: Pick<Log, "warn">, rules: OriginRules) {
  const known = new Set<string>();
  const warn = (mistake: string, facts: object) => {
    if (known.has(mistake)) return;
    known.add(mistake);
    log.warn(facts, mistake);
  };
  return (request: IncomingMessage) => {
    const { headers, socket } = request;
    const isForwarded = Boolean(headers["x-forwarded-for"] || headers.forwarded);
    if (!rules.trustedProxies) {
      if (isForwarded) warn(untrusted, {});
    } else if (!isFromProxy(request, rules)) {
      warn(bypassed, { peer: socket.remoteAddress });
    }
    if (!namesThisSite(request, rules)) warn(misnamed, { host: headers.host?.slice(0, 100) });
  };
}
