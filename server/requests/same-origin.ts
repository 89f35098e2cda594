import type { IncomingMessage } from "node:http";
import { type OriginRules, publicOrigin } from "./origin.ts";

/**
 * Whether a request that may change something comes from our own pages. Browsers say where every such
 * request comes from (Origin, Sec-Fetch-Site); a client that says neither is no browser and carries no
 * visitor's cookies. The router checks this for pages, but not for resource routes.
 */
export function isSameOrigin(request: IncomingMessage, rules: OriginRules): boolean {
  const { origin } = request.headers;
  const site = request.headers["sec-fetch-site"];
  if (origin === undefined) return site === undefined || site === "same-origin" || site === "none";
  return origin === browserOrigin(request, rules);
}

/**
 * The request under the address that the browser used, which differs from ours behind a proxy; `null` for
 * an invalid host. Every absolute address of the product starts with this origin, so with APP_URL no
 * header decides where a link leads.
 */
export function underPublicOrigin(
  request: Request,
  incoming: IncomingMessage,
  rules: OriginRules,
): Request | null {
  const { method, headers, signal, url } = request;
  const isReading = method === "GET" || method === "HEAD";
  const origin = isReading ? publicOrigin(incoming, rules) : browserOrigin(incoming, rules);
  if (!origin) return null;
  const at = url.indexOf("/", url.indexOf("//") + 2);
  if (isReading && url.slice(0, at) === origin) return request;
  // The adapter's request is a light substitute: reading or replacing a body needs a real one.
  const body = isReading ? null : request.body;
  const init: RequestInit & { duplex: "half" } = { method, headers, signal, body, duplex: "half" };
  return new Request(origin + url.slice(at), init);
}

/**
 * The public origin. Without APP_URL, a TLS proxy that is not trusted shows only in the scheme of the
 * Origin that the browser sends.
 */
function browserOrigin(request: IncomingMessage, rules: OriginRules): string | null {
  const origin = publicOrigin(request, rules);
  if (!origin || rules.appUrl) return origin;
  const overTls = origin.replace(/^http:/, "https:");
  return request.headers.origin === overTls ? overTls : origin;
}
