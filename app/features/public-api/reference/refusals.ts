import { refusalCodes } from "#values/web/program-refusal.ts";
import { type ApiProblem, apiCode, apiProblems } from "../messages.ts";
import type { Operation } from "../operations/schema.ts";
import { advice, type Occasion } from "./advice.ts";

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
