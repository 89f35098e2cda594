import { href } from "react-router";
import {
  type GoogleProblem,
  type GoogleRefusal,
  googleProblems,
} from "#features/accounts/apps/google/messages.ts";
import type { AppRefusal } from "#features/accounts/apps/refusal.ts";
import { withQuery } from "#values/address.ts";
import { refuseAuth } from "./dialect.server.ts";
import { type AppTerms, refusalOfApp, termsOfApp } from "./refusals.server.ts";

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

type Refusal = GoogleRefusal | AppRefusal;

/** The answer for a refusal where an app signs in with Google. */
export function refusalOfGoogle(refusal: Refusal): Response {
  if (!isOfGoogle(refusal)) return refusalOfApp(refusal);
  const { status, code, message } = termsOf(refusal);
  return refuseAuth(status, code, message);
}

/**
 * Leads a person whose sign-in fails back to the app, or to a page of ours where no listed address is
 * known. A program that follows no links gets the refusal itself.
 */
export function refuseVisit(request: Request, refusal: Refusal, back: string | null): Response {
  if (back !== null) return leadTo(withRefusal(back, refusal));
  if (!request.headers.get("accept")?.includes("text/html")) return refusalOfGoogle(refusal);
  return leadTo(withQuery(href("/auth/app-refused"), { code: termsOf(refusal).code }));
}

/** Leads a browser on, without telling the next site where it comes from. */
export function leadTo(address: string): Response {
  return new Response(null, {
    status: 303,
    headers: { Location: address, "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" },
  });
}

/** The address of an app with a refusal in it (RFC 6749, section 4.1.2.1). */
function withRefusal(address: string, refusal: Refusal): string {
  const { status, code, message } = termsOf(refusal);
  const url = new URL(address);
  url.searchParams.set("error", errorOf(refusal.problem, status));
  url.searchParams.set("error_code", code);
  url.searchParams.set("error_description", message);
  return url.href;
}

function errorOf(problem: Refusal["problem"], status: number): string {
  if (problem === "cancelled") return "access_denied";
  if (problem === "no-pkce" || problem === "bad-challenge" || problem === "other-provider") {
    return "invalid_request";
  }
  return status === 429 || status === 503 ? "temporarily_unavailable" : "server_error";
}

function termsOf(refusal: Refusal): AppTerms {
  if (!isOfGoogle(refusal)) return termsOfApp(refusal.problem);
  const [status, code] = refusals[refusal.problem];
  return { status, code, message: googleProblems[refusal.problem] };
}

function isOfGoogle(refusal: Refusal): refusal is GoogleRefusal {
  return Object.hasOwn(refusals, refusal.problem);
}
