import { type FactorProblem, factorProblems } from "#features/accounts/apps/factors/messages.ts";
import type { AppProblem } from "#features/accounts/apps/messages.ts";
import { refuseAuth } from "../dialect.server.ts";
import { refusalOfApp } from "../refusals.server.ts";

/** The status and the code of each refusal, as the public client knows them. */
const refusals = {
  "no-phone-factor": [422, "mfa_phone_enroll_not_enabled"],
  "no-webauthn-factor": [422, "mfa_webauthn_enroll_not_enabled"],
  "bad-factor-type": [400, "validation_failed"],
  "factor-taken": [422, "too_many_enrolled_mfa_factors"],
  "no-factor": [404, "mfa_factor_not_found"],
  "no-challenge": [422, "mfa_challenge_expired"],
  "wrong-code": [422, "mfa_verification_failed"],
  "too-many-attempts": [429, "over_request_rate_limit"],
  "proof-needed": [401, "reauthentication_needed"],
} as const satisfies Record<FactorProblem, readonly [status: number, code: string]>;

/** The answer for a refusal at an address of the second step. */
export function refusalOfFactor(problem: FactorProblem | AppProblem): Response {
  if (!isOfFactor(problem)) return refusalOfApp(problem);
  const [status, code] = refusals[problem];
  return refuseAuth(status, code, factorProblems[problem]);
}

function isOfFactor(problem: FactorProblem | AppProblem): problem is FactorProblem {
  return Object.hasOwn(refusals, problem);
}
