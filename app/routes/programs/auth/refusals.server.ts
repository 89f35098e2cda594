import { type AppProblem, appProblems } from "#features/accounts/apps/messages.ts";
import type { AppRefusal } from "#features/accounts/apps/refusal.ts";
import { refuseAuth } from "./dialect.server.ts";

/** The status and the code of each refusal, as the public client knows them. */
const refusals = {
  "wrong-key": [401, "no_authorization"],
  "bad-body": [400, "bad_json"],
  "bad-grant": [400, "validation_failed"],
  "no-token": [401, "no_authorization"],
  "bad-token": [403, "bad_jwt"],
  "session-over": [403, "session_not_found"],
  "second-step-needed": [403, "insufficient_aal"],
  "no-credentials": [400, "validation_failed"],
  "wrong-credentials": [400, "invalid_credentials"],
  "email-not-verified": [400, "email_not_confirmed"],
  "account-inactive": [400, "user_banned"],
  "too-many-attempts": [429, "over_request_rate_limit"],
  "no-phone": [400, "phone_provider_disabled"],
  "unknown-refresh-token": [400, "refresh_token_not_found"],
  "used-refresh-token": [400, "refresh_token_already_used"],
  "no-anonymous": [422, "anonymous_provider_disabled"],
  "bad-address": [400, "email_address_invalid"],
  "bad-data": [400, "validation_failed"],
  "bad-challenge": [400, "validation_failed"],
  "bad-type": [400, "validation_failed"],
  "bad-scope": [400, "validation_failed"],
  "wrong-code": [403, "otp_expired"],
  "wrong-nonce": [422, "reauthentication_not_valid"],
  "wrong-current-password": [400, "invalid_credentials"],
  "proof-needed": [401, "reauthentication_needed"],
  "weak-password": [422, "weak_password"],
  "same-password": [422, "same_password"],
  "mail-unavailable": [422, "email_provider_disabled"],
  "reserved-address": [400, "email_address_not_authorized"],
  "too-many-letters": [429, "over_email_send_rate_limit"],
} as const satisfies Record<AppProblem, readonly [status: number, code: string]>;

/** What an app is told about a problem. */
export type AppTerms = { status: number; code: string; message: string };

export function termsOfApp(problem: AppProblem): AppTerms {
  const [status, code] = refusals[problem];
  return { status, code, message: appProblems[problem] };
}

/** The answer for a refusal of the commands below `accounts/apps`. */
export function refusalOfApp(refusal: AppRefusal): Response {
  const { status, code, message } = termsOfApp(refusal.problem);
  const more =
    refusal.problem === "weak-password" ? { weak_password: { reasons: refusal.reasons } } : {};
  return refuseAuth(status, code, message, more);
}
