import { type Passing, passing } from "#db/failures/problem.ts";
import { noteIfAway, requestId, services } from "#services/context.ts";
import type { Answer, Identity } from "#services/identity/identity.ts";
import { passingSentences } from "#values/form/passing-sentences.ts";
import type { Sentence } from "#values/say.ts";
import { type AccountProblem, accountProblems } from "../messages.ts";
import type { RequestArgs } from "../viewer.server.ts";

/** Why a request is refused, and the status of the answer. */
export type AccountRefusal =
  | { problem: AccountProblem; status: number }
  /** The identity service refuses for a reason without a code here; its own sentence is shown. */
  | { problem: "rejected"; status: number; reason: string };

/** The database failed, and may work again soon. */
type PassingRefusal = { problem: "passing"; status: 503; why: Passing };

/** Codes of the identity service with a sentence of the product. */
const known: Readonly<Record<string, AccountProblem>> = {
  INVALID_EMAIL_OR_PASSWORD: "wrong-credentials",
  EMAIL_NOT_VERIFIED: "email-not-verified",
  ACCOUNT_INACTIVE: "account-inactive",
};

/**
 * What a refusal of the identity service means here.
 * @param otherwise - where the service failed or gives no reason
 */
export function refusalOf(
  { status, code, message }: Answer,
  otherwise: AccountProblem,
): AccountRefusal {
  if (status === 429) return { problem: "too-many-attempts", status };
  const isRefused = status >= 400 && status < 500;
  const problem = known[code ?? ""];
  if (isRefused && problem) return { problem, status };
  if (isRefused && message) return { problem: "rejected", status, reason: message };
  return { problem: otherwise, status: 500 };
}

/**
 * The refusal for an error of the database that may pass, so that the form stays with what was typed:
 * `signIn(…).catch(refusalWhilePassing(context))`. Other errors are thrown again.
 */
export function refusalWhilePassing(context: RequestArgs["context"]) {
  return (error: unknown): PassingRefusal => {
    const why = passing(error);
    if (!why) throw error;
    noteIfAway(context, error);
    services(context).log.warn({ error, id: requestId(context) }, "nobody can sign in");
    return { problem: "passing", status: 503, why };
  };
}

/** The sentence for a refusal. */
export function refusalSentence(refusal: AccountRefusal | PassingRefusal): Sentence {
  if (refusal.problem === "passing") return passingSentences[refusal.why];
  return refusal.problem === "rejected" ? refusal.reason : accountProblems[refusal.problem];
}

/**
 * Answers after the same time for every address, so that the time does not tell whether an address has
 * an account. The time is longer than the work takes on a machine that is not overloaded.
 */
export async function inEvenTime<T>(
  { pause }: Pick<Identity, "pause">,
  milliseconds: number,
  work: () => Promise<T>,
): Promise<T> {
  const [result] = await Promise.allSettled([work(), pause(milliseconds)]);
  if (result.status === "rejected") throw result.reason;
  return result.value;
}
