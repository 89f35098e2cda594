import type { Asker } from "#services/identity/identity.ts";
import type { Services } from "#services/services.ts";
import { type Failure, failures, signInFailed, tooManyAttempts, wrongCode } from "../messages.ts";
import type { SecondFactorForm, SignInForm } from "../schema.ts";
import { type Refused, refusal, refusalOf } from "./refusal.server.ts";

export type SignedIn = {
  problem: null;
  /** The cookies of the new session. */
  headers: Headers;
  /** Whether a code is asked for before there is a session. */
  needsCode: boolean;
};

/** Signs somebody in by address and password; it may take a code as well. */
export async function signIn(
  { identity }: Pick<Services, "identity">,
  asker: Asker,
  { email, password, remember }: SignInForm,
): Promise<SignedIn | Refused> {
  const answer = await identity.ask(asker, "/sign-in/email", {
    email,
    password,
    rememberMe: remember,
  });
  if (answer.status !== 200) return refusalOf(answer, signInFailed);
  const needsCode = answer.body.twoFactorRedirect === true;
  return { problem: null, headers: answer.headers, needsCode };
}

/** The second step, for whoever has set one up: a code of the app, or one of the backup codes. */
export async function enterCode(
  { identity }: Pick<Services, "identity">,
  asker: Asker,
  { code, trust }: SecondFactorForm,
): Promise<SignedIn | (Refused & { isOver: Failure | null })> {
  const path = /^\d{6}$/.test(code) ? "verify-totp" : "verify-backup-code";
  const answer = await identity.ask(asker, `/two-factor/${path}`, { code, trustDevice: trust });
  if (answer.status === 200) return { problem: null, headers: answer.headers, needsCode: false };
  const isOver = OVER[answer.code ?? ""];
  if (isOver) return { ...refusal(failures[isOver], 400), isOver };
  if (answer.status === 429) return { ...refusal(tooManyAttempts, 429), isOver: null };
  const isWrong = answer.code === "INVALID_CODE" || answer.code === "INVALID_BACKUP_CODE";
  const refused = isWrong ? refusal(wrongCode, 400) : refusalOf(answer, signInFailed);
  return { ...refused, isOver: null };
}

/** After these one has to begin again with the password. */
const OVER: Record<string, Failure> = {
  INVALID_TWO_FACTOR_COOKIE: "expired",
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: "expired",
};
