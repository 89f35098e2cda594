import type { Context } from "hono";
import { refuse } from "../refusal.ts";

/** The pool tries to reconnect several times a second. */
const RETRY_SECONDS = 2;

const SENTENCE = "Our database cannot be reached at the moment. Please try again in a minute.";

/**
 * Answers a failure whose only cause is that the database is away: the same request may work soon. The
 * body of a page or a form stays; a bare failure gets a sentence.
 */
export function unavailable(c: Context, { body, headers: given }: Response): Response {
  c.header("Retry-After", String(RETRY_SECONDS));
  const isBare = !body || given.get("content-type")?.startsWith("text/plain");
  if (isBare) return refuse(c, 503, SENTENCE);
  const headers = new Headers(given);
  headers.set("Retry-After", String(RETRY_SECONDS));
  headers.set("Cache-Control", "no-store");
  return new Response(body, { status: 503, headers });
}
