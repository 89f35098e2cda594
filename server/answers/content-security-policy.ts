import { hash, randomBytes } from "node:crypto";
import type { DocumentRules } from "./security-headers.ts";

/**
 * The nonce with which the product's own inline scripts are rendered, random for each process. It never
 * leaves the server: `secureDocument` removes it. A script that gets into a page in any other way lacks
 * it and gets no hash.
 */
export const scriptMark = randomBytes(18).toString("base64url");

const MARKED = ` nonce="${scriptMark}"`;
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Removes the mark from a rendered document and allows exactly the inline scripts that carried it, by
 * hash. Unlike a nonce, a hash stays valid when the cache sends the same bytes again.
 */
export function secureDocument(
  html: string,
  rules: DocumentRules,
): { html: string; policy: string } {
  const hashes = new Set<string>();
  for (const [, attributes = "", script = ""] of html.matchAll(SCRIPT)) {
    if (script && attributes.includes(MARKED))
      hashes.add(`'sha256-${hash("sha256", script, "base64")}'`);
  }
  return { html: html.replaceAll(MARKED, ""), policy: contentSecurityPolicy([...hashes], rules) };
}

/** @param scripts - hash sources of the inline scripts that may run */
function contentSecurityPolicy(
  scripts: string[],
  { frameSources, frameAncestors }: DocumentRules,
): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(" "),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self'",
    ["frame-src", ...frameSources].join(" "),
    `frame-ancestors ${frameAncestors}`,
    "base-uri 'self'",
    // Forms may redirect to the provider's pages: to pay, to manage cards, and to confirm a payment.
    "form-action 'self' https://checkout.stripe.com https://billing.stripe.com https://hooks.stripe.com https://invoice.stripe.com",
    "object-src 'none'",
  ].join("; ");
}
