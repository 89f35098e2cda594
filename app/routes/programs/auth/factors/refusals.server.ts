import {
  type FactorProblem,
  type FactorRefusal,
  factorProblems,
} from "#features/accounts/apps/factors/messages.ts";
import type { AppRefusal } from "#features/accounts/apps/refusal.ts";
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
  "wrong-factor-code": [422, "mfa_verification_failed"],
} as const satisfies Record<FactorProblem, readonly [status: number, code: string]>;

/** The answer for a refusal at an address of the second step. */
export function refusalOfFactor(refusal: FactorRefusal | AppRefusal): Response {
  if (!isOfFactor(refusal)) return refusalOfApp(refusal);
  const [status, code] = refusals[refusal.problem];
  return refuseAuth(status, code, factorProblems[refusal.problem]);
}

function isOfFactor(refusal: FactorRefusal | AppRefusal): refusal is FactorRefusal {
  return Object.hasOwn(refusals, refusal.problem);
}
