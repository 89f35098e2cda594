import { href } from "react-router";
import { redirectOf } from "#features/app-auth/flows.server.ts";
import { beginVisit, endVisit, unlinkIdentity } from "#features/app-auth/google-visits.server.ts";
import { type AppProblem, refusals } from "#features/app-auth/refusals.ts";
import { refuse, respond } from "#features/app-auth/responses.server.ts";
import { readChallenge } from "#features/app-auth/schema.ts";
import { withQuery } from "#values/address.ts";
import type { Handle } from "../../handle.ts";
import { type AppCall, type CallerCall, serve, signedIn } from "./endpoints.server.ts";

export const handle: Handle = { keepsPages: true };

/** Google for apps: signing in by a visit of the browser, and Google among the ways to sign in. */
export const loader = serve({
  "auth/v1/authorize": { GET: authorize },
  "auth/v1/callback": { GET: callback },
  "auth/v1/user/identities/authorize": { GET: signedIn(link) },
  "auth/v1/user/identities/:id": { DELETE: signedIn(unlink) },
});

export const action = loader;

/** `?provider=google…`: leads a browser to Google. */
async function authorize(call: AppCall) {
  const { provider, flow } = requestedVisit(call);
  const begun = await beginVisit(call.services, provider, flow, {
    ...addressesOf(call),
    owner: null,
  });
  if (begun.problem === null) return redirectTo(begun.to);
  return refuseVisit(call.request, begun, redirectOf(call.services, flow));
}

/** Where Google sends the browser back to, on its way to an app. */
async function callback(call: AppCall) {
  const query = new URL(call.request.url).searchParams;
  const member = (name: string) => query.get(name) ?? "";
  const returned = { state: member("state"), code: member("code"), error: member("error") };
  const ended = await endVisit(call.services, returned, addressesOf(call));
  if (ended.problem === null) return redirectTo(ended.to);
  return refuseVisit(call.request, ended, ended.back);
}

/** The address at which a browser adds Google to the caller's account. */
async function link(call: CallerCall) {
  const { provider, flow } = requestedVisit(call);
  const begun = await beginVisit(call.services, provider, flow, {
    ...addressesOf(call),
    owner: call.caller,
  });
  return begun.problem === null ? respond({ url: begun.to }) : refuse(begun);
}

/** Removes a way to sign in. */
async function unlink({ services, caller, params: { id = "" }, origin }: CallerCall) {
  const done = await unlinkIdentity(services, caller, id, origin);
  return done.problem === null ? respond({}) : refuse(done);
}

/** What the address says about the visit that an app wants. */
function requestedVisit({ request }: AppCall) {
  const query = new URL(request.url).searchParams;
  return {
    provider: query.get("provider") ?? "",
    flow: {
      redirectTo: query.get("redirect_to") ?? "",
      challenge: readChallenge(Object.fromEntries(query)),
    },
  };
}

/** The callback is the address that the operator has registered at Google. */
function addressesOf({ origin, client: { clientAddress } }: AppCall) {
  return { origin, callback: origin + href("/auth/v1/callback"), clientAddress };
}

/**
 * Leads a person whose sign-in fails back to the app, or to a page of ours where no listed address is
 * known. A program that follows no links gets the refusal itself.
 */
function refuseVisit(
  request: Request,
  refusal: { problem: AppProblem },
  back: string | null,
): Response {
  const [status, code, message] = refusals[refusal.problem];
  if (back !== null) {
    // RFC 6749, section 4.1.2.1
    const url = new URL(back);
    url.searchParams.set("error", oauthErrorOf(refusal.problem, status));
    url.searchParams.set("error_code", code);
    url.searchParams.set("error_description", message);
    return redirectTo(url.href);
  }
  if (!request.headers.get("accept")?.includes("text/html")) return refuse(refusal);
  return redirectTo(withQuery(href("/auth/app-refused"), { code }));
}

function oauthErrorOf(problem: AppProblem, status: number): string {
  if (problem === "cancelled") return "access_denied";
  if (problem === "no-pkce" || problem === "bad-challenge" || problem === "other-provider") {
    return "invalid_request";
  }
  return status === 429 || status === 503 ? "temporarily_unavailable" : "server_error";
}

/** Leads a browser on, without telling the next site where it comes from. */
function redirectTo(address: string): Response {
  return new Response(null, {
    status: 303,
    headers: { Location: address, "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" },
  });
}
