export const emailAndPasswordNeeded =
  "You must provide either an email or phone number and a password";
export const passwordsDoNotMatch = "Passwords do not match";
export const passwordTooShort = "Password must be at least 6 characters";
export const passwordTooLong = "Password must be at most 128 characters";
export const validEmailNeeded = "Please enter a valid email address";
export const reservedAddress =
  "No mail can reach this address: its domain is reserved for tests and examples. Please enter another one.";
export const codeNeeded = "Please enter the code";

export const checkYourEmail = "Please check your email for a confirmation link.";
export const emailNotVerified =
  "Your email address has not been verified. Please check your inbox and click the confirmation link we sent you. If you need a new confirmation email, please use the sign up page again.";

export const signInFailed = "An error occurred during sign in";
export const signUpFailed = "An error occurred during signup";
export const googleFailed = "An error occurred during Google sign in";
export const anErrorOccurred = "An error occurred";

export const accountInactive =
  "This account has been deactivated. Please contact us if you think this is a mistake.";
export const tooManyAttempts = "Too many attempts. Please try again later.";
/** Said of every address alike, whether it has an account or not. */
export const tooManyLetters =
  "We have been asked for several letters to this address. Please look for the latest one, also among spam, or ask again in an hour.";
export const googleUnavailable = "Sign-in with Google is not available here.";
export const mailUnavailable =
  "This site cannot send mail at the moment, so the link cannot reach you. Please try again later.";

export const confirmation = {
  failed: "We couldn't verify your email. The link may have expired or is invalid.",
  invalidLink: "Invalid confirmation link",
  unknownType: "Unknown confirmation type",
  threw: "Failed to confirm email. Please try again or contact support.",
} as const;

export const resetRequested =
  "If there is an account with this address, we have sent it a link to set a new password. The link is good for one hour.";
export const resetLinkExpired = "This link has expired or has been used already.";

export const wrongCode = "This code is not right. Please try again.";
export const signInExpired = "This sign-in took too long. Please sign in again.";
export const passkeyFailed = "The passkey was not accepted. Please try again.";

/** What the sign-in page says after something that was done elsewhere, by a word in its address. */
export const notices = {
  "check-email": checkYourEmail,
  "password-changed": "Your password has been changed. Please sign in with the new one.",
} as const;

/** What it says about why one is there again, where nothing was done and nothing has failed. */
export const remarks = {
  "google-cancelled":
    "You have not signed in with Google. You can try again, or sign in another way.",
  "session-over": "Your session has ended. Please sign in again; then you go on where you were.",
} as const;

/** What the sign-in page says after another way in has failed, by a word in its address. */
export const failures = {
  google: googleFailed,
  "google-unavailable": googleUnavailable,
  inactive: accountInactive,
  expired: signInExpired,
  limit: tooManyAttempts,
  passkey: passkeyFailed,
} as const;

export type Notice = keyof typeof notices | keyof typeof remarks;
export type Failure = keyof typeof failures;

/** The sentence of a word that stands in an address, where anybody can write another. */
export function sentenceOf(sentences: Record<string, string>, word: string | null): string | null {
  return word !== null && Object.hasOwn(sentences, word) ? (sentences[word] ?? null) : null;
}
