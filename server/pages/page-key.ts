import type { IncomingMessage } from "node:http";
import type { Running } from "#services/startup.ts";
import type { OriginRules } from "../requests/origin.ts";

/** Cookies with this prefix (`dorsal.session_token` and its kin) identify a person. */
const PERSONAL_COOKIE = /(?:^|[;\s])(?:__Secure-|__Host-)?dorsal\./;

/** Longer addresses are not cached. */
const LONGEST_URL = 2000;

/**
 * The key of a request in the page cache: public address, variant of the page (which the product reads
 * from the cookies, for example the chosen units), path and sorted query. `null` if
 * the answer may be personal (any cookie of a signed-in person, or an Authorization header) or if the
 * request is not a read.
 */
export function pageKey(
  { method, url = "", headers }: KeyParts,
  rules: OriginRules,
  variantOf: Running["variantOf"],
): string | null {
  if (method !== "GET" && method !== "HEAD") return null;
  if (url.length > LONGEST_URL || url.charCodeAt(0) !== 47 || headers.authorization) return null;
  const { cookie = null } = headers;
  if (cookie !== null && PERSONAL_COOKIE.test(cookie)) return null;
  return `${publicAddress(headers, rules)}|${variantOf(cookie)}${sortQuery(url)}`;
}

type KeyParts = Pick<IncomingMessage, "method" | "url" | "headers">;

/** Everything that `publicOrigin` reads: pages hold absolute links, so another host means another page. */
function publicAddress(headers: KeyParts["headers"], { appUrl, trustProxy }: OriginRules): string {
  if (appUrl) return "";
  if (!trustProxy) return headers.host ?? "";
  return [headers["x-forwarded-proto"], headers["x-forwarded-host"], headers.host].join(" ");
}

/** Values of the same name keep their order, because some parameters use the first one. */
function sortQuery(url: string): string {
  const at = url.indexOf("?");
  if (at < 0 || !url.includes("&", at)) return url;
  const pairs = url.slice(at + 1).split("&");
  const name = (pair: string) => pair.split("=", 1)[0] ?? "";
  pairs.sort((a, b) => (name(a) < name(b) ? -1 : name(a) > name(b) ? 1 : 0));
  return `${url.slice(0, at)}?${pairs.join("&")}`;
}
