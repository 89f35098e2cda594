import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { forwarded, type OriginRules } from "./origin.ts";

/**
 * The network address of a visitor, for limits that count by visitor: what our own proxy reports, or the
 * connection's address. A home or a phone has a whole /64 of IPv6, so the network stands for the
 * address: `2001:db8:1:2::`.
 */
export function clientAddress(request: IncomingMessage, rules: OriginRules): string {
  const visitor = networkOf(forwarded(request, "x-forwarded-for", rules));
  return visitor || networkOf(request.socket.remoteAddress ?? "");
}

/** `""` for an invalid address. Some proxies append the port: `1.2.3.4:5678`, `[::1]:80`. */
function networkOf(written: string): string {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(written) ?? [];
  const [, beforePort] = /^([\d.]+):\d+$/.exec(written) ?? [];
  const address = (bracketed ?? beforePort ?? written).replace(/%.*$/, "");
  const kind = isIP(address);
  if (kind === 4) return address;
  return kind === 6 ? networkOfSix(address) : "";
}

function networkOfSix(address: string): string {
  // The URL parser normalises every address, also the last four bytes, to hexadecimal.
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const before = head ? head.split(":") : [];
  const after = tail ? tail.split(":") : [];
  const gap = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(gap).fill("0"), ...after];
  if (groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff") return lastFourBytes(groups);
  return `${groups.slice(0, 4).join(":")}::`;
}

/** An IPv4 address on an IPv6 socket. */
function lastFourBytes(groups: string[]): string {
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 255])
    .join(".");
}
