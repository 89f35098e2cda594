import type { IncomingMessage } from "node:http";
import { type OriginRules, publicOrigin } from "./origin.ts";

/**
 * Whether a request that may change something comes from our own pages. Browsers say where every such
 * request comes from (Origin, Sec-Fetch-Site); a client that says neither is no browser and carries no
 * visitor's cookies. The router checks this for pages, but not for resource routes.
 */
export function isSameOrigin(request: IncomingMessage, rules: OriginRules): boolean {
  const { origin, host } = request.headers;
  const site = request.headers["sec-fetch-site"];
  if (origin === undefined) return site === undefined || site === "same-origin" || site === "none";
  const own = publicOrigin(request, rules);
  if (origin === own) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, host: named } = new URL(origin);
  // Behind a TLS proxy that is not configured, the scheme differs; without TLS it never does.
  const isRight = protocol === "https:" || (protocol === "http:" && own !== `https://${named}`);
  return named === host && isRight;
}

/**
 * The request under the address that the browser used, which differs from ours behind a proxy; `null` for
 * an invalid host. Once `isSameOrigin` agrees with the host, the address gets the origin that the browser
 * named, so that the router's own check agrees too.
 */
export function underPublicOrigin(
  request: Request,
  incoming: IncomingMessage,
  rules: OriginRules,
): Request | null {
  const { method, headers, signal, url } = request;
  const isReading = method === "GET" || method === "HEAD";
  const sent = isReading ? undefined : incoming.headers.origin;
  const isOwn = sent && URL.canParse(sent) && new URL(sent).host === incoming.headers.host;
  const origin = isOwn ? sent : publicOrigin(incoming, rules);
  if (!origin) return null;
  const at = url.indexOf("/", url.indexOf("//") + 2);
  if (isReading && url.slice(0, at) === origin) return request;
  // The adapter's request is a light substitute: reading or replacing a body needs a real one.
  const body = isReading ? null : request.body;
  const init: RequestInit & { duplex: "half" } = { method, headers, signal, body, duplex: "half" };
  return new Request(origin + url.slice(at), init);
}
