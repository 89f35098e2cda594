import type { IncomingMessage } from "node:http";
import { type BlockList, isIP } from "node:net";

export type OriginRules = {
  /** The public address, when it is configured. */
  appUrl: string | null;
  /** The networks of the proxies that may say which host, scheme and visitor they forward. */
  trustedProxies: BlockList | null;
};

type Forwarded = {
  socket: Pick<IncomingMessage["socket"], "remoteAddress">;
  headers: IncomingMessage["headers"];
};

/** HTTP/1.0 needs no `Host`. */
export const defaultHost = "localhost";

const HOST = /^[\w.\-:[\]]+$/;

/** The scheme and host under which the browser reaches the server; `null` for an invalid host. */
export function publicOrigin(request: Forwarded, rules: OriginRules): string | null {
  if (rules.appUrl) return rules.appUrl;
  const proto = forwarded(request, "x-forwarded-proto", rules) === "https" ? "https" : "http";
  const host = forwarded(request, "x-forwarded-host", rules) || request.headers.host || defaultHost;
  return HOST.test(host) ? (URL.parse(`${proto}://${host}`)?.origin ?? null) : null;
}

/**
 * Whether a request may be answered under the name that it gives. With a public address only that name
 * is right, and a request that names none. On the machine itself the names of the machine are right too.
 */
export function namesThisSite(request: Forwarded, rules: OriginRules): boolean {
  const { appUrl } = rules;
  const named = forwarded(request, "x-forwarded-host", rules) || request.headers.host;
  if (!appUrl || !named || appUrl.endsWith(`://${named}`)) return true;
  const { protocol } = new URL(appUrl);
  const isPublic = HOST.test(named) && URL.parse(`${protocol}//${named}`)?.origin === appUrl;
  return isPublic || isLocal(request);
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
 * Whether a request was made on this machine, to this machine. With a trusted proxy or a public APP_URL
 * the answer is always no, because a proxy that adds no header makes all its visitors look like this
 * machine.
 */
export function isFromThisMachine(request: Forwarded, rules: OriginRules): boolean {
  const { trustedProxies, appUrl } = rules;
  if (trustedProxies || !(appUrl === null || isLoopback(new URL(appUrl).hostname))) return false;
  return isLocal(request);
}

/**
 * From a loopback address, to a loopback name, and without a header that a proxy adds. The check of the
 * name stops websites whose name was made to resolve to this machine (DNS rebinding).
 */
function isLocal({ socket, headers }: Forwarded): boolean {
  return (
    isLoopback(socket.remoteAddress) &&
    isLoopback(/^(.*?)(?::\d+)?$/.exec(headers.host ?? "")?.[1]) &&
    FORWARDING.every((name) => headers[name] === undefined)
  );
}

function isLoopback(host = ""): boolean {
  const plain = host.replace(/^::ffff:/i, "").replace(/^\[(.*)\]$/, "$1");
  return isIP(plain) === 4 ? plain.startsWith("127.") : ["::1", "localhost"].includes(plain);
}

/** Whether the connection comes from a proxy whose headers are trusted. */
export function isFromProxy(
  { socket: { remoteAddress = "" } }: Forwarded,
  { trustedProxies }: OriginRules,
): boolean {
  const family = isIP(remoteAddress);
  if (!trustedProxies || family === 0) return false;
  return trustedProxies.check(remoteAddress, family === 4 ? "ipv4" : "ipv6");
}

/**
 * The value of a header that a trusted proxy wrote, or `""`. Proxies append to the header: only the
 * last entry comes from the nearest one.
 */
export function forwarded(request: Forwarded, name: string, rules: OriginRules): string {
  const header = request.headers[name];
  if (header === undefined || !isFromProxy(request, rules)) return "";
  return String(header).split(",").at(-1)?.trim() ?? "";
}
