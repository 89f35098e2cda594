import { appCaller } from "#features/app-auth/caller.server.ts";
import { sendAgain, sendRecoveryCode, sendSignInCode } from "#features/app-auth/letters.server.ts";
import type { AppRefusal } from "#features/app-auth/refusals.ts";
import { refuse, respond, respondError } from "#features/app-auth/responses.server.ts";
import {
  addressBody,
  codeBody,
  codeGrant,
  idTokenGrant,
  passwordGrant,
  refreshGrant,
  resendBody,
  signUpBody,
  verifyBody,
} from "#features/app-auth/schema.ts";
import { refreshAppSession } from "#features/app-auth/sessions.server.ts";
import {
  enterByIdToken,
  exchangeCode,
  signInByPassword,
  signUpByApp,
} from "#features/app-auth/sign-in.server.ts";
import { verifyCode } from "#features/app-auth/verify.server.ts";
import type { Handle } from "../../handle.ts";
import { type AppCall, requestedLetter, serve, withBody } from "./endpoints.server.ts";

export const handle: Handle = { keepsPages: true };

type Body = Record<string, unknown>;

/** Signing up and in: JSON that an app posts for a person who is not signed in. */
export const loader = serve({
  "auth/v1/signup": { POST: withBody(signUp) },
  "auth/v1/otp": { POST: withBody(requestSignInCode) },
  "auth/v1/recover": { POST: withBody(requestRecoveryCode) },
  "auth/v1/resend": { POST: withBody(resend) },
  "auth/v1/verify": { POST: withBody(verify) },
  "auth/v1/token": { POST: withBody(token) },
  "auth/v1/sso": { POST: withBody(singleSignOn) },
});

export const action = loader;

/** Makes an account that waits for its confirmation. */
async function signUp(call: AppCall, body: Body) {
  const { request, services, client } = call;
  // The app as the website's commands expect it: its cookies are not read.
  const headers = { "user-agent": client.userAgent };
  const asker = {
    request: new Request(request.url, { headers }),
    clientAddress: client.clientAddress,
  };
  const letter = requestedLetter(call, body);
  const done = await signUpByApp(services, asker, signUpBody.parse(body), letter);
  return done.problem === null ? respond(done.user) : refuse(done);
}

async function requestSignInCode(call: AppCall, body: Body) {
  const letter = requestedLetter(call, body);
  const about = codeBody.parse(body);
  return sent(await sendSignInCode(call.services, call.client.clientAddress, about, letter));
}

/** Sends a code to set a new password with. */
async function requestRecoveryCode(call: AppCall, body: Body) {
  const letter = requestedLetter(call, body);
  const about = addressBody.parse(body);
  return sent(await sendRecoveryCode(call.services, call.client.clientAddress, about, letter));
}

/** Sends the letter of a sign-up or of a new address again. */
async function resend(call: AppCall, body: Body) {
  const letter = requestedLetter(call, body);
  const about = resendBody.parse(body);
  return sent(await sendAgain(call.services, call.client.clientAddress, about, letter));
}

function sent(done: { problem: null } | AppRefusal): Response {
  return done.problem === null ? respond({}) : refuse(done);
}

/** Signs in by the code of a letter. */
async function verify({ services, client, origin }: AppCall, body: Body) {
  return session(await verifyCode(services, verifyBody.parse(body), { ...client, origin }));
}

/** `?grant_type=…`: signs in, or continues a session. */
async function token({ request, services, client, origin }: AppCall, body: Body) {
  switch (new URL(request.url).searchParams.get("grant_type")) {
    case "password":
      return session(await signInByPassword(services, passwordGrant.parse(body), client));
    case "refresh_token": {
      const { refresh_token } = refreshGrant.parse(body);
      return session(await refreshAppSession(services, refresh_token, client));
    }
    case "pkce":
      return session(await exchangeCode(services, codeGrant.parse(body), client));
    case "id_token": {
      const owner = () => appCaller(services, request);
      const at = { ...client, origin };
      return session(await enterByIdToken(services, idTokenGrant.parse(body), at, owner));
    }
    default:
      return refuse({ problem: "bad-grant" });
  }
}

function session(done: { problem: null; session: object } | AppRefusal): Response {
  return done.problem === null ? respond(done.session) : refuse(done);
}

/**
 * Signing in by the provider of an organization, which its domain or its number names. No organization
 * has one here.
 */
async function singleSignOn(_: AppCall, { domain, provider_id }: Body) {
  if (typeof domain !== "string" && typeof provider_id !== "string") {
    return respondError(400, "validation_failed", "Send a domain or a provider_id.");
  }
  const what = typeof domain === "string" ? "this domain" : "this number";
  return respondError(404, "sso_provider_not_found", `No SSO provider is known for ${what}.`);
}
