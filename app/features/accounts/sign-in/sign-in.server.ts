import type { Asker } from "#services/identity/identity.ts";
import type { Services } from "#services/services.ts";
import type { SecondFactorForm, SignInForm } from "../schema.ts";
import { type AccountRefusal, refusalOf } from "./refusal.server.ts";

type SignedIn = {
  problem: null;
  /** The cookies of the new session. */
  headers: Headers;
  /** Whether a code is asked for before there is a session. */
  needsCode: boolean;
};

/** Signs a person in by address and password; the account may ask for a code as well. */
export async function signIn(
  { identity }: Pick<Services, "identity">,
  asker: Asker,
  { email, password, remember }: SignInForm,
): Promise<SignedIn | AccountRefusal> {
  const answer = await identity.ask(asker, "/sign-in/email", {
    email,
    password,
    rememberMe: remember,
  });
  if (answer.status !== 200) return refusalOf(answer, "sign-in-failed");
  const needsCode = answer.body.twoFactorRedirect === true;
  return { problem: null, headers: answer.headers, needsCode };
}

/**
 * Takes the code of the second step: one of the authenticator app, or a backup code. After
 * `sign-in-expired` the person begins again with the password.
 */
export async function enterCode(
  { identity }: Pick<Services, "identity">,
  asker: Asker,
  { code, trust }: SecondFactorForm,
): Promise<SignedIn | AccountRefusal> {
  const path = /^\d{6}$/.test(code) ? "verify-totp" : "verify-backup-code";
  const answer = await identity.ask(asker, `/two-factor/${path}`, { code, trustDevice: trust });
  switch (answer.code) {
    case "INVALID_TWO_FACTOR_COOKIE":
    case "TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE":
      return { problem: "sign-in-expired", status: 400 };
    case "INVALID_CODE":
    case "INVALID_BACKUP_CODE":
      return { problem: "wrong-code", status: 400 };
  }
  if (answer.status !== 200) return refusalOf(answer, "sign-in-failed");
  return { problem: null, headers: answer.headers, needsCode: false };
}

/** Ends the session. The browser forgets it even when it had ended already. */
export async function signOut(
  { identity, log }: Pick<Services, "identity" | "log">,
  asker: Asker,
): Promise<Headers> {
  const headers = new Headers();
  for (const cookie of identity.cookie.forgetting(asker.request))
    headers.append("set-cookie", cookie);
  await identity.ask(asker, "/sign-out", {}).catch((error: unknown) => {
    log.error({ error }, "a session could not be ended");
  });
  return headers;
}
