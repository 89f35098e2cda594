import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

export type OriginRules = {
  /** The public address, when it is configured. */
  appUrl: string | null;
  /** Whether a proxy before us may say which host and scheme the browser used. */
  trustProxy: boolean;
};

/** The scheme and host under which the browser reaches us; `null` for a host that is none. */
export function publicOrigin(request: IncomingMessage, rules: OriginRules): string | null {
  if (rules.appUrl) return rules.appUrl;
  const { headers } = request;
  const host = (rules.trustProxy && last(headers["x-forwarded-host"])) || headers.host || "";
  const proto = (rules.trustProxy && last(headers["x-forwarded-proto"])) || "http";
  const origin = `${proto === "https" ? "https" : "http"}://${host}`;
  return URL.canParse(origin) && /^[\w.\-:[\]]+$/.test(host) ? new URL(origin).origin : null;
}

/** What a proxy on this machine says of those whose requests it passes on. */
const FORWARDING = [
  "forwarded",
  "via",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
];

/**
 * Whether a request was made on this machine, for this machine: from its own address, by its own
 * name, and not passed on by a proxy. The name keeps out a page of another website whose name was
 * made to mean this machine. Where a proxy is known to stand, nobody is taken to be here: one that
 * adds no header makes all its visitors look like this machine.
 */
export function isFromThisMachine({ socket, headers }: Local, rules: OriginRules): boolean {
  const { trustProxy, appUrl } = rules;
  if (trustProxy || !(appUrl === null || isLoopback(new URL(appUrl).hostname))) return false;
  return (
    isLoopback(socket.remoteAddress) &&
    isLoopback(/^(.*?)(?::\d+)?$/.exec(headers.host ?? "")?.[1]) &&
    FORWARDING.every((name) => headers[name] === undefined)
  );
}

type Local = {
  socket: Pick<IncomingMessage["socket"], "remoteAddress">;
  headers: IncomingMessage["headers"];
};

function isLoopback(host = ""): boolean {
  const plain = host.replace(/^::ffff:/i, "").replace(/^\[(.*)\]$/, "$1");
  return isIP(plain) === 4 ? plain.startsWith("127.") : ["::1", "localhost"].includes(plain);
}

/** A proxy appends: only what the nearest one wrote is its own. */
export function last(header: string | string[] | undefined): string {
  return (
    String(header ?? "")
      .split(",")
      .at(-1)
      ?.trim() ?? ""
  );
}
