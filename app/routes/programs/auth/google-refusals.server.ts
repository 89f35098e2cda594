import {
  type GoogleProblem,
  type GoogleRefusal,
  googleProblems,
} from "#features/accounts/apps/google/messages.ts";
import type { AppRefusal } from "#features/accounts/apps/refusal.ts";
import { refuseAuth } from "./dialect.server.ts";
import { refusalOfApp } from "./refusals.server.ts";

/** The status and the code of each refusal, as the public client knows them. */
const refusals = {
  "other-provider": [400, "oauth_provider_not_supported"],
  "google-unavailable": [400, "provider_disabled"],
  "no-pkce": [400, "validation_failed"],
  "bad-redirect": [400, "validation_failed"],
  "bad-state": [400, "bad_oauth_state"],
  cancelled: [400, "access_denied"],
  "google-refused": [400, "bad_oauth_callback"],
  "google-away": [503, "request_timeout"],
  "unknown-code": [404, "flow_state_not_found"],
  "late-code": [403, "flow_state_expired"],
  "wrong-verifier": [400, "bad_code_verifier"],
  "bad-id-token": [400, "bad_jwt"],
  "other-audience": [400, "unexpected_audience"],
  "other-nonce": [400, "validation_failed"],
  "other-address": [422, "email_address_not_authorized"],
  "linked-elsewhere": [422, "identity_already_exists"],
  "no-identity": [404, "identity_not_found"],
  "last-identity": [422, "single_identity_not_deletable"],
} as const satisfies Record<GoogleProblem, readonly [status: number, code: string]>;

/** The answer for a refusal where an app signs in with Google. */
export function refusalOfGoogle(refusal: GoogleRefusal | AppRefusal): Response {
  if (!isOfGoogle(refusal)) return refusalOfApp(refusal);
  const [status, code] = refusals[refusal.problem];
  return refuseAuth(status, code, googleProblems[refusal.problem]);
}

/** The address of an app with a refusal in it (RFC 6749, section 4.1.2.1). */
export function withRefusal(address: string, problem: GoogleProblem): string {
  const url = new URL(address);
  url.searchParams.set("error", problem === "cancelled" ? "access_denied" : "server_error");
  url.searchParams.set("error_code", refusals[problem][1]);
  url.searchParams.set("error_description", googleProblems[problem]);
  return url.href;
}

function isOfGoogle(refusal: GoogleRefusal | AppRefusal): refusal is GoogleRefusal {
  return Object.hasOwn(refusals, refusal.problem);
}
