import { BlockList, isIP } from "node:net";
import { z } from "zod";

/** This machine and private networks, where a proxy of one's own stands. */
const NEARBY = [
  "127.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.168.0.0/16",
  "::1",
  "fc00::/7",
  "fe80::/10",
];

/** The networks of `TRUST_PROXY`: 1 stands for the nearby ones, 0 for none (`null`). */
const trustedProxies = z
  .string()
  .transform((written, context) => {
    if (["0", "false"].includes(written)) return null;
    const isNearby = ["1", "true"].includes(written);
    const trusted = new BlockList();
    for (const network of isNearby ? NEARBY : written.trim().split(/[\s,]+/)) {
      if (!add(trusted, network)) {
        context.addIssue("must be 0, 1, or addresses and networks such as 192.0.2.0/24");
        return z.NEVER;
      }
    }
    return trusted;
  })
  .default(null);

export const addressVariables = { TRUST_PROXY: trustedProxies };

/** Adds `192.0.2.0/24`, or the only address of `192.0.2.1`; says whether it is valid. */
function add(list: BlockList, network: string): boolean {
  const [, address = "", prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(network) ?? [];
  const version = isIP(address);
  const most = version === 4 ? 32 : 128;
  const bits = Number(prefix ?? most);
  if (version === 0 || bits > most) return false;
  list.addSubnet(address, bits, version === 4 ? "ipv4" : "ipv6");
  return true;
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;

/** Whether a name or an address means the machine itself: `localhost`, `127.0.0.1`, `[::1]`. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host.replace(/^::ffff:/i, ""));
}

/**
 * Whether other machines may reach this server: it listens for them, or something stands before it.
 * Without HOST a demo listens on its own machine only.
 */
export function isReachable({ host, trustedProxies, appUrl }: Place): boolean {
  if (host !== null && !isLoopback(host)) return true;
  return trustedProxies !== null || (appUrl !== null && !isLoopback(new URL(appUrl).hostname));
}

type Place = { host: string | null; trustedProxies: object | null; appUrl: string | null };

/**
 * Where this site is reached, for absolute addresses. APP_URL alone decides; only a server without it,
 * which sends no real mail (see `readConfig`), takes what the request names. The host makes sure that
 * both are the same.
 */
export function originOf(appUrl: string | null, request: Request | undefined): string {
  return appUrl ?? new URL(request?.url ?? "http://localhost").origin;
}
