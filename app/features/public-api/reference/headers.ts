import type { Operation } from "../operations/schema.ts";

const text = { type: "string" };

/** The headers of answers, as the document describes them. */
export const answerHeaders = {
  ETag: {
    description: "Names this state of the answer, for `If-None-Match` and `If-Match`.",
    schema: text,
  },
  "RateLimit-Policy": {
    description:
      "The limit that counts: by `network`, `key` or `write`, with its quota and window.",
    schema: { ...text, examples: ['"key";q=600;w=60'] },
  },
  RateLimit: {
    description: "What is left of the limit. Public answers, which caches share, leave it out.",
    schema: { ...text, examples: ['"key";r=599;t=60'] },
  },
  "Retry-After": { description: "Seconds to wait.", schema: { type: "integer" } },
  "Idempotency-Replayed": {
    description: "`true` when the write was done before and its answer is repeated.",
    schema: { const: "true" },
  },
  "WWW-Authenticate": { description: "How to name the caller.", schema: text },
  "X-Request-Id": { description: "The number of the request, for questions.", schema: text },
};

type HeaderName = keyof typeof answerHeaders;

function named(...names: HeaderName[]) {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

const limits = ["RateLimit-Policy", "RateLimit", "X-Request-Id"] as const;

/** Of a success. */
export function headersOfAnswer(method: Operation["method"]) {
  if (method === "GET") return named(...limits, "ETag");
  return named(...limits, "ETag", "Idempotency-Replayed");
}

/** Of a refusal. */
export function headersOfRefusal(status: number) {
  if (status === 429) return named(...limits, "Retry-After");
  if (status === 503) return named("Retry-After", "X-Request-Id");
  if (status === 401 || status === 403) return named(...limits, "WWW-Authenticate");
  return named(...limits);
}
