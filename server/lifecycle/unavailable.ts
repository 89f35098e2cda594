import type { Context } from "hono";
import type { Passing } from "#db/failures/problem.ts";
import type { Running } from "#services/running.ts";
import type { Words } from "#values/say.ts";
import { refuse } from "../refusal.ts";

/** The pool tries to reconnect several times a second; somebody has to clear a full disk. */
const RETRY_SECONDS = { away: 2, busy: 2, full: 60 } as const satisfies Record<Passing, number>;

const SENTENCES: Record<Passing, Words> = {
  away: {
    en: "Our database cannot be reached at the moment. Please try again in a minute.",
    es: "No podemos conectarnos a nuestra base de datos en este momento. Inténtalo de nuevo en un minuto.",
  },
  busy: {
    en: "Our database has too much to do at the moment. Please try again in a minute.",
    es: "Nuestra base de datos está muy ocupada en este momento. Inténtalo de nuevo en un minuto.",
  },
  full: {
    en: "We cannot store anything at the moment. Please try again later.",
    es: "No podemos guardar nada en este momento. Inténtalo de nuevo más tarde.",
  },
};

/**
 * Answers a failure of the database that may pass by itself: the same request may work soon. The body
 * of a page or a form stays; a bare failure gets a sentence.
 */
export function unavailable(
  running: Pick<Running, "splitLanguage" | "inLanguage">,
  c: Context,
  { body, headers: given }: Response,
  why: Passing,
): Response {
  const retryAfter = String(RETRY_SECONDS[why]);
  c.header("Retry-After", retryAfter);
  const isBare = !body || given.get("content-type")?.startsWith("text/plain");
  if (isBare) return refuse(running, c, 503, SENTENCES[why]);
  const headers = new Headers(given);
  headers.set("Retry-After", retryAfter);
  headers.set("Cache-Control", "no-store");
  return new Response(body, { status: 503, headers });
}
