import type { Answer } from "#services/identity/identity.ts";
import { type AccountProblem, accountProblems } from "../messages.ts";

/** Why a request is refused, and the status of the answer. */
export type AccountRefusal =
  | { problem: AccountProblem; status: number }
  /** The identity service refuses for a reason without a code here; its own sentence is shown. */
  | { problem: "rejected"; status: number; reason: string };

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

/** The sentence for a refusal. */
export function refusalSentence(refusal: AccountRefusal): string {
  return refusal.problem === "rejected" ? refusal.reason : accountProblems[refusal.problem];
}
