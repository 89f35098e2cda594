import { type AppProblem, appProblems } from "#features/accounts/apps/messages.ts";
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
  "wrong-credentials": [400, "invalid_credentials"],
  "email-not-verified": [400, "email_not_confirmed"],
  "account-inactive": [400, "user_banned"],
  "too-many-attempts": [429, "over_request_rate_limit"],
  "no-phone": [400, "phone_provider_disabled"],
  "unknown-refresh-token": [400, "refresh_token_not_found"],
  "used-refresh-token": [400, "refresh_token_already_used"],
} as const satisfies Record<AppProblem, readonly [status: number, code: string]>;

/** The answer for a refusal of the commands below `accounts/apps`. */
export function refusalOfApp(problem: AppProblem, more: object = {}): Response {
  const [status, code] = refusals[problem];
  return refuseAuth(status, code, appProblems[problem], more);
}
