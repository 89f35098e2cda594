import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

export type OriginRules = {
  /** The public address, when it is configured. */
  appUrl: string | null;
  /** Whether a trusted proxy in front says which host and scheme the browser used. */
  trustProxy: boolean;
};

/** The scheme and host under which the browser reaches the server; `null` for an invalid host. */
export function publicOrigin(request: IncomingMessage, rules: OriginRules): string | null {
  if (rules.appUrl) return rules.appUrl;
  const { headers } = request;
  const host = (rules.trustProxy && last(headers["x-forwarded-host"])) || headers.host || "";
  const proto = (rules.trustProxy && last(headers["x-forwarded-proto"])) || "http";
  const origin = `${proto === "https" ? "https" : "http"}://${host}`;
  return URL.canParse(origin) && /^[\w.\-:[\]]+$/.test(host) ? new URL(origin).origin : null;
}

/** The headers with which a proxy on this machine describes its clients. */
const FORWARDING = [
  "forwarded",
  "via",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
];

/**
 * Whether a request was made on this machine, to this machine: from a loopback address, to a loopback
 * name, and not through a proxy. The check of the name stops websites whose name was made to resolve to
 * this machine (DNS rebinding). With a trusted proxy or a public APP_URL the answer is always no,
 * because a proxy that adds no header makes all its visitors look like this machine.
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

/** Proxies append to the header: only the last entry comes from the nearest one. */
export function last(header: string | string[] | undefined): string {
  return (
    String(header ?? "")
      .split(",")
      .at(-1)
      ?.trim() ?? ""
  );
}
