import type { Answer, Asker } from "#services/identity/identity.ts";
import type { Services } from "#services/services.ts";
import {
  accountInactive,
  codeLocked,
  emailNotVerified,
  signInExpired,
  signInFailed,
  tooManyAttempts,
  wrongCode,
} from "./messages.ts";
import type { SecondFactorForm, SignInForm } from "./schema.ts";

export type Refused = { problem: string; status: number; headers: null };
export type SignedIn = { problem: null; headers: Headers; needsCode: boolean };

type Needs = Pick<Services, "identity" | "limits">;

/** Signs somebody in by address and password; it may take a code as well. */
export async function signIn(
  { identity, limits }: Needs,
  asker: Asker,
  { email, password, remember }: SignInForm,
): Promise<SignedIn | Refused> {
  if (!(await limits.allow("signInTo", email))) return refusal(tooManyAttempts, 429);
  const answer = await identity.ask(asker, "/sign-in/email", {
    ...{ email, password, rememberMe: remember },
  });
  if (answer.status !== 200) return refusalOf(answer);
  const needsCode = answer.body.twoFactorRedirect === true;
  return { problem: null, headers: answer.headers, needsCode };
}

/** The second step, for whoever has set one up: a code of the app, or one of the backup codes. */
export async function enterCode(
  { identity }: Pick<Services, "identity">,
  asker: Asker,
  { code, trust }: SecondFactorForm,
): Promise<SignedIn | (Refused & { isOver: boolean })> {
  const path = /^\d{6}$/.test(code) ? "verify-totp" : "verify-backup-code";
  const answer = await identity.ask(asker, `/two-factor/${path}`, { code, trustDevice: trust });
  if (answer.status === 200) return { problem: null, headers: answer.headers, needsCode: false };
  const known = answer.code ? CODE_PROBLEMS[answer.code] : undefined;
  if (known) return { ...refusal(known.problem, 400), isOver: known.isOver };
  return { ...refusalOf(answer), isOver: false };
}

const CODE_PROBLEMS: Record<string, { problem: string; isOver: boolean }> = {
  INVALID_CODE: { problem: wrongCode, isOver: false },
  INVALID_BACKUP_CODE: { problem: wrongCode, isOver: false },
  INVALID_TWO_FACTOR_COOKIE: { problem: signInExpired, isOver: true },
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: { problem: signInExpired, isOver: true },
  ACCOUNT_TEMPORARILY_LOCKED: { problem: codeLocked, isOver: true },
};

/** The specification's sentence for what the library says; the library's own where there is none. */
export function refusalOf({ status, code, message }: Answer): Refused {
  if (status === 429) return refusal(tooManyAttempts, 429);
  if (code === "EMAIL_NOT_VERIFIED") return refusal(emailNotVerified, 403);
  if (code === "ACCOUNT_INACTIVE") return refusal(accountInactive, 403);
  const isExpected = status >= 400 && status < 500 && message;
  return isExpected ? refusal(message, status) : refusal(signInFailed, 500);
}

function refusal(problem: string, status: number): Refused {
  return { problem, status, headers: null };
}
