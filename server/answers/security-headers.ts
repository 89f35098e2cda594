import type { OriginRules } from "../requests/origin.ts";

const COMMON = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Frame-Options": "DENY",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
};

const TWO_YEARS = 63_072_000;

/**
 * The headers of every answer, pages and files alike. HSTS is sent only if the browser reaches the
 * server over TLS: without TLS it would lock visitors out.
 */
export function commonHeaders({ appUrl, trustProxy }: OriginRules): Record<string, string> {
  const isReachedByTls = appUrl ? appUrl.startsWith("https:") : trustProxy;
  if (!isReachedByTls) return COMMON;
  return { ...COMMON, "Strict-Transport-Security": `max-age=${TWO_YEARS}; includeSubDomains` };
}
