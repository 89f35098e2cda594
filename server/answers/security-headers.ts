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
 * The headers of every answer, pages and files alike. Browsers are told to insist on TLS only when
 * they reach us by it: from a server without TLS that would lock them out.
 */
export function commonHeaders({ appUrl, trustProxy }: OriginRules): Record<string, string> {
  const isReachedByTls = appUrl ? appUrl.startsWith("https:") : trustProxy;
  if (!isReachedByTls) return COMMON;
  return { ...COMMON, "Strict-Transport-Security": `max-age=${TWO_YEARS}; includeSubDomains` };
}
