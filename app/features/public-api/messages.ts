/** Why a call of the API is refused. */
export const apiProblems = {
  "key-needed": { status: 401, message: "Name your key: Authorization: Bearer dorsal_key_…" },
  "bad-key": { status: 401, message: "This key or token is not good, or not any more." },
  "second-step-needed": {
    status: 403,
    message: "This account has a second step, which this session has not taken.",
  },
  "missing-scope": { status: 403, message: "This key may not do that. Make one with its scope." },
  "too-many-requests": { status: 429, message: "Too many requests. Please try again later." },
  "admins-only": { status: 403, message: "Only administrators change this." },
  invalid: { status: 400, message: "Something in this request is not right." },
  "not-json": { status: 400, message: "The body has to be an object in JSON." },
  "bad-cursor": { status: 400, message: "This cursor is none of ours. Begin without one." },
  "not-found": { status: 404, message: "There is nothing here." },
  "precondition-failed": {
    status: 412,
    message: "This has changed since it was read. Read it again, and send its new ETag.",
  },
  "no-race": { status: 404, message: "There is no such race." },
  "no-distance": { status: 404, message: "The race has no such distance." },
  "wrong-method": { status: 405, message: "This address does not take that method." },
  "under-way": { status: 409, message: "The same write is being done. Ask again in a second." },
  "another-write": {
    status: 422,
    message: "Another write had this Idempotency-Key. Give each write a key of its own.",
  },
  "bad-idempotency-key": {
    status: 400,
    message: "An Idempotency-Key has 1 to 200 letters, digits and signs without spaces.",
  },
  conflict: { status: 409, message: "This does not go with what is stored." },
  failed: { status: 500, message: "Something went wrong." },
  away: { status: 503, message: "Please try again in a moment." },
} as const satisfies Record<string, { status: number; message: string }>;

export type ApiProblem = keyof typeof apiProblems;

/** A problem as programs read it. */
export function apiCode(problem: ApiProblem): string {
  return problem.replaceAll("-", "_");
}
