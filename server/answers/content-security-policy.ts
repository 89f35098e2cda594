import { createHash, randomBytes } from "node:crypto";

/**
 * The nonce under which the product's own inline scripts are rendered, drawn by every process.
 * It never leaves the server: `secureDocument` removes it. A script that got into a page in any other way does
 * not carry it and gets no hash.
 */
export const scriptMark = randomBytes(18).toString("base64url");

const MARKED = ` nonce="${scriptMark}"`;
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Takes the mark out of a rendered document and allows exactly the inline scripts that carried it,
 * by hash. Unlike a nonce, a hash stays right when the same bytes are answered again from the cache.
 */
export function secureDocument(html: string): { html: string; policy: string } {
  const hashes = new Set<string>();
  for (const [, attributes = "", script = ""] of html.matchAll(SCRIPT)) {
    if (script && attributes.includes(MARKED)) hashes.add(`'sha256-${sha256(script)}'`);
  }
  return { html: html.replaceAll(MARKED, ""), policy: contentSecurityPolicy([...hashes]) };
}

/** @param scripts - hash sources of the inline scripts that may run */
function contentSecurityPolicy(scripts: string[]): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(" "),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'self'",
    // A form that leads on to paying ends at the payment provider's own page.
    // Where forms may lead on to: to pay, to manage cards, and to confirm a payment.
    "form-action 'self' https://checkout.stripe.com https://billing.stripe.com https://hooks.stripe.com https://invoice.stripe.com",
    "object-src 'none'",
  ].join("; ");
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
