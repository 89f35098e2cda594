import { refusalCodes } from "#values/web/program-refusal.ts";
import { type ApiProblem, apiCode, apiProblems } from "../messages.ts";
import type { Operation } from "../operations/schema.ts";

/** A code of the API, as the reference shows it. */
export type ListedRefusal = { code: string; status: number; on: Occasion; todo: string };

/** Refusals of the host, before a request reaches an operation. */
const ofHost: ListedRefusal[] = [
  { code: refusalCodes[413], status: 413, on: "write", todo: "Send a body of at most 512 kB." },
  {
    code: refusalCodes[503],
    status: 503,
    on: "write",
    todo: "Wait for the seconds in `Retry-After`, then retry.",
  },
];

/** Which operations refuse with a code: all, those with a key, those of a race, or those that write. */
type Occasion = "any" | "keyed" | "of-a-race" | "write" | "no-operation";

/** What a program does about each refusal. */
const advice: Record<ApiProblem, { on: Occasion; todo: string }> = {
  "key-needed": { on: "keyed", todo: "Send a key." },
  "bad-key": {
    on: "any",
    todo: "Replace the key, or refresh the access token. Do not retry with the same one.",
  },
  "second-step-needed": {
    on: "any",
    todo: "Lead the person through the second step, then retry with the new access token.",
  },
  "missing-scope": {
    on: "keyed",
    todo: "Use a key with the scope that the message names. The access token of an app has no scopes.",
  },
  "too-many-requests": { on: "any", todo: "Wait for the seconds in `Retry-After`, then retry." },
  "admins-only": { on: "write", todo: "Leave this member out: administrators alone change it." },
  invalid: {
    on: "any",
    todo: "Correct what `fields` names: the keys are parameters or members of the body.",
  },
  "not-json": { on: "write", todo: "Send an object in JSON." },
  "bad-cursor": { on: "any", todo: "Start the list again without a cursor." },
  "not-found": { on: "any", todo: "Check the address." },
  "no-race": {
    on: "of-a-race",
    todo: "The race does not exist, or the caller may not see or change it. Do not retry.",
  },
  "no-distance": { on: "of-a-race", todo: "Read the distances of the race again." },
  "wrong-method": { on: "no-operation", todo: "Use one of the methods in `Allow`." },
  "under-way": {
    on: "write",
    todo: "The first write with this `Idempotency-Key` has not ended. Retry after a second.",
  },
  "precondition-failed": {
    on: "write",
    todo: "Read it again, and send the change with its new `ETag`.",
  },
  "another-write": { on: "write", todo: "Give each write its own `Idempotency-Key`." },
  "bad-idempotency-key": {
    on: "write",
    todo: "Use 1 to 200 printable ASCII characters without spaces.",
  },
  conflict: {
    on: "write",
    todo: "Read the current state, then send the change again if it still applies.",
  },
  failed: {
    on: "any",
    todo: "Retry later. If it keeps failing, tell us the number in `X-Request-Id`.",
  },
  away: { on: "any", todo: "Wait for the seconds in `Retry-After`, then retry." },
};

const problems = Object.keys(apiProblems) as ApiProblem[];

/** All codes of the API, by their status. */
export const listedRefusals: readonly ListedRefusal[] = [
  ...problems.map((problem) => ({
    code: apiCode(problem),
    status: apiProblems[problem].status,
    ...advice[problem],
  })),
  ...ofHost,
].sort((a, b) => a.status - b.status);

/** What an operation may refuse with. */
export function refusalsOf({ needs, method, address }: Operation): ListedRefusal[] {
  const occasions: Record<Occasion, boolean> = {
    any: true,
    keyed: needs !== null,
    "of-a-race": Object.keys(address.shape).length > 0,
    write: method !== "GET",
    "no-operation": false,
  };
  return listedRefusals.filter(({ on }) => occasions[on]);
}
