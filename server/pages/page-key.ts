import type { IncomingMessage } from "node:http";
import type { Running } from "#services/running.ts";
import { type OriginRules, publicOrigin } from "../requests/origin.ts";

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
  request: KeyParts,
  rules: OriginRules,
  variantOf: Running["variantOf"],
): string | null {
  const { method, url = "", headers } = request;
  if (method !== "GET" && method !== "HEAD") return null;
  if (url.length > LONGEST_URL || url.charCodeAt(0) !== 47 || headers.authorization) return null;
  const { cookie = null } = headers;
  if (cookie !== null && PERSONAL_COOKIE.test(cookie)) return null;
  // Pages hold absolute links, so another origin means another page.
  const origin = publicOrigin(request, rules);
  return origin && `${origin}|${variantOf(cookie)}${sortQuery(url)}`;
}

type KeyParts = Pick<IncomingMessage, "method" | "url"> & Parameters<typeof publicOrigin>[0];

/** Values of the same name keep their order, because some parameters use the first one. */
function sortQuery(url: string): string {
  const at = url.indexOf("?");
  if (at < 0 || !url.includes("&", at)) return url;
  const pairs = url.slice(at + 1).split("&");
  const name = (pair: string) => pair.split("=", 1)[0] ?? "";
  pairs.sort((a, b) => (name(a) < name(b) ? -1 : name(a) > name(b) ? 1 : 0));
  return `${url.slice(0, at)}?${pairs.join("&")}`;
}
