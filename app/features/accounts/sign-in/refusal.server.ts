import type { Answer } from "#services/identity/identity.ts";
import { accountInactive, emailNotVerified, tooManyAttempts } from "../messages.ts";

/** What a person is told instead, and the status of the answer. */
export type Refused = { problem: string; status: number };

export function refusal(problem: string, status: number): Refused {
  return { problem, status };
}

/**
 * The specification's sentence for what the library says, or else the library's own.
 * @param fallback - for what nobody could foresee
 */
export function refusalOf({ status, code, message }: Answer, fallback: string): Refused {
  if (status === 429) return refusal(tooManyAttempts, 429);
  if (code === "EMAIL_NOT_VERIFIED") return refusal(emailNotVerified, 403);
  if (code === "ACCOUNT_INACTIVE") return refusal(accountInactive, 403);
  const isExpected = status >= 400 && status < 500 && message;
  return isExpected ? refusal(message, status) : refusal(fallback, 500);
}
