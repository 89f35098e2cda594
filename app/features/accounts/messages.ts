import type { Sentence } from "#values/say.ts";
export const emailAndPasswordNeeded =
  "You must provide either an email or phone number and a password";
export const passwordsDoNotMatch = "Passwords do not match";
export const passwordTooShort = "Password must be at least 6 characters";
export const passwordTooLong = "Password must be at most 128 characters";
export const validEmailNeeded = "Please enter a valid email address";
export const codeNeeded = "Please enter the code";

export const reservedAddress =
  "No mail can reach this address: its domain is reserved for tests and examples. Please enter another one.";
export const mailUnavailable =
  "This site cannot send mail at the moment, so the link cannot reach you. Please try again later.";

const tooManyAttempts = "Too many attempts. Please try again later.";
const accountInactive =
  "This account has been deactivated. Please contact us if you think this is a mistake.";

/** Why signing in, signing up or following a link is refused. */
export const accountProblems = {
  "wrong-credentials": "Invalid email or password",
  "email-not-verified":
    "Your email address has not been verified. Please check your inbox and click the confirmation link we sent you. If you need a new confirmation email, please use the sign up page again.",
  "account-inactive": accountInactive,
  "reserved-address": reservedAddress,
  "mail-unavailable": mailUnavailable,
  "too-many-attempts": tooManyAttempts,
  /** The same for every address, whether it has an account or not. */
  "too-many-letters":
    "We have been asked for several letters to this address. Please look for the latest one, also among spam, or ask again in an hour.",
  "wrong-code": "This code is not right. Please try again.",
  "sign-in-expired": "This sign-in took too long. Please sign in again.",
  "reset-link-expired": "This link has expired or has been used already.",
  "sign-in-failed": "An error occurred during sign in",
  "sign-up-failed": "An error occurred during signup",
  failed: "An error occurred",
} as const;

export type AccountProblem = keyof typeof accountProblems;

/** Why a passkey does not sign a person in. */
export const passkeySignInProblems = {
  "account-inactive": accountInactive,
  "too-many-attempts": tooManyAttempts,
  refused: "The passkey was not accepted. Please try again.",
} as const;

export type PasskeySignInProblem = keyof typeof passkeySignInProblems;

/** Why the link of a confirmation mail does not confirm an address. */
export const confirmationProblems = {
  failed: "We couldn't verify your email. The link may have expired or is invalid.",
  "invalid-link": "Invalid confirmation link",
  "unknown-type": "Unknown confirmation type",
  "server-error": "Failed to confirm email. Please try again or contact support.",
} as const;

export type ConfirmationProblem = keyof typeof confirmationProblems;

export const resetRequested =
  "If there is an account with this address, we have sent it a link to set a new password. The link is good for one hour.";

/** What a visitor does on a page that offers other ways to sign in. */
export type SignInAct = "sign-in" | "sign-up";

export const googleLabels = {
  "sign-in": "Sign in with Google",
  "sign-up": "Sign up with Google",
} as const satisfies Record<SignInAct, string>;

/** What the sign-in page says after something was done elsewhere, by a code in its address. */
export const signInNotices = {
  "check-email": "Please check your email for a confirmation link.",
  "password-changed": "Your password has been changed. Please sign in with the new one.",
} as const;

/** Why the sign-in page is shown again although nothing has failed. */
export const signInRemarks = {
  "google-cancelled":
    "You have not signed in with Google. You can try again, or sign in another way.",
  "session-over": "Your session has ended. Please sign in again; then you go on where you were.",
} as const;

/** What the sign-in page says after another way to sign in has failed, by a code in its address. */
export const signInFailures = {
  google: "An error occurred during Google sign in",
  "google-unavailable": "Sign-in with Google is not available here.",
  inactive: accountInactive,
  expired: accountProblems["sign-in-expired"],
  limit: tooManyAttempts,
} as const;

export type SignInNotice = keyof typeof signInNotices | keyof typeof signInRemarks;
export type SignInFailure = keyof typeof signInFailures;

/** The sentence for a code from an address, where a visitor can write any other text. */
export function sentenceOf<T extends Sentence>(
  sentences: Readonly<Record<string, T>>,
  code: string | null,
): T | null {
  return code !== null && Object.hasOwn(sentences, code) ? (sentences[code] ?? null) : null;
}
