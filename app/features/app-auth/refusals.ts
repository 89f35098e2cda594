import {
  emailAndPasswordNeeded,
  leastPassword,
  longestPassword,
} from "#features/accounts/messages.ts";

/**
 * Why `/auth/v1` refuses an app: the status and the code that the public client knows, and a sentence for
 * the developer of the app.
 */
export const refusals = {
  "wrong-key": [401, "no_authorization", "This is not the public key of this site."],
  "bad-body": [400, "bad_json", "The body of this request is not a JSON object."],
  "bad-grant": [400, "validation_failed", "This grant_type is not known here."],
  "no-token": [401, "no_authorization", "Auth session missing!"],
  "bad-token": [403, "bad_jwt", "This access token is not valid, or it has expired."],
  "session-over": [403, "session_not_found", "Auth session or user missing"],
  "second-step-needed": [
    403,
    "insufficient_aal",
    "This account needs its second step for this (level of assurance aal2).",
  ],
  "no-credentials": [400, "validation_failed", emailAndPasswordNeeded.en],
  "wrong-credentials": [400, "invalid_credentials", "Invalid login credentials"],
  "email-not-verified": [400, "email_not_confirmed", "Email not confirmed"],
  "account-inactive": [400, "user_banned", "This account has been deactivated."],
  "too-many-attempts": [
    429,
    "over_request_rate_limit",
    "Too many attempts. Please try again later.",
  ],
  "no-phone": [400, "phone_provider_disabled", "Signing in by phone is not possible here."],
  "unknown-refresh-token": [
    400,
    "refresh_token_not_found",
    "Invalid Refresh Token: Refresh Token Not Found",
  ],
  "used-refresh-token": [400, "refresh_token_already_used", "Invalid Refresh Token: Already Used"],
  "no-anonymous": [422, "anonymous_provider_disabled", emailAndPasswordNeeded.en],
  "bad-address": [400, "email_address_invalid", "Please enter a valid email address."],
  "bad-data": [
    400,
    "validation_failed",
    "What an app keeps about a person is an object of at most 4 kB.",
  ],
  "bad-challenge": [
    400,
    "validation_failed",
    "The code_challenge must be made by SHA-256: code_challenge_method is s256.",
  ],
  "bad-type": [400, "validation_failed", "This type is not known here."],
  "bad-scope": [400, "validation_failed", "The scope is global, local or others."],
  "wrong-code": [403, "otp_expired", "Token has expired or is invalid"],
  "wrong-nonce": [422, "reauthentication_not_valid", "This code is not right, or it has expired."],
  "wrong-current-password": [400, "invalid_credentials", "The current password is not right."],
  "proof-needed": [
    401,
    "reauthentication_needed",
    "Please sign in again, or send the current password or the code of a letter (reauthenticate).",
  ],
  "weak-password": [422, "weak_password", "Password must have between 6 and 128 characters."],
  "same-password": [
    422,
    "same_password",
    "New password should be different from the old password.",
  ],
  "mail-unavailable": [
    422,
    "email_provider_disabled",
    "This site cannot send mail at the moment. Please try again later.",
  ],
  "reserved-address": [
    400,
    "email_address_not_authorized",
    "No mail can reach this address: its domain is reserved for tests and examples.",
  ],
  "too-many-letters": [
    429,
    "over_email_send_rate_limit",
    "We have been asked for several letters to this address. Please look for the latest one, also among spam, or ask again in an hour.",
  ],

  // Signing in with Google.
  "other-provider": [
    400,
    "oauth_provider_not_supported",
    "This provider is not known here. Use provider=google.",
  ],
  "google-unavailable": [
    400,
    "provider_disabled",
    "Signing in with Google is not possible on this server.",
  ],
  "no-pkce": [
    400,
    "validation_failed",
    "Only the PKCE flow is possible here: send a code_challenge with code_challenge_method s256.",
  ],
  "bad-redirect": [
    400,
    "validation_failed",
    "This redirect_to is not in the list of addresses that this site leads to.",
  ],
  "bad-state": [
    400,
    "bad_oauth_state",
    "This answer of Google belongs to no sign-in that has begun here.",
  ],
  cancelled: [400, "access_denied", "The person has not agreed at Google."],
  "google-refused": [400, "bad_oauth_callback", "Google did not say who it is. Please try again."],
  "google-away": [
    503,
    "request_timeout",
    "Google cannot be asked at the moment. Please try again later.",
  ],
  "unknown-code": [
    404,
    "flow_state_not_found",
    "This code is not known, or has been used already.",
  ],
  "late-code": [403, "flow_state_expired", "This code has expired."],
  "wrong-verifier": [
    400,
    "bad_code_verifier",
    "The code_verifier does not belong to the code_challenge.",
  ],
  "bad-id-token": [
    400,
    "bad_jwt",
    "This token is not signed by Google for a confirmed address, or it has expired.",
  ],
  "other-audience": [400, "unexpected_audience", "This token was made for another app."],
  "other-nonce": [
    400,
    "validation_failed",
    "The token must have the SHA-256 hash of the nonce, in hexadecimal digits.",
  ],
  "other-address": [
    422,
    "email_address_not_authorized",
    "The Google account has another address than this account.",
  ],
  "linked-elsewhere": [
    422,
    "identity_already_exists",
    "This Google account belongs to another account here.",
  ],
  "no-identity": [404, "identity_not_found", "This account has no such way to sign in."],
  "last-identity": [
    422,
    "single_identity_not_deletable",
    "This is the last way to sign in to this account.",
  ],

  // The second step.
  "no-phone-factor": [
    422,
    "mfa_phone_enroll_not_enabled",
    "A second step by phone is not possible here. Use factor_type totp.",
  ],
  "no-webauthn-factor": [
    422,
    "mfa_webauthn_enroll_not_enabled",
    "A passkey as a second step works on the website alone. Use factor_type totp.",
  ],
  "bad-factor-type": [400, "validation_failed", "factor_type must be totp."],
  "factor-taken": [
    422,
    "too_many_enrolled_mfa_factors",
    "This account has a second step already. Delete it first.",
  ],
  "no-factor": [404, "mfa_factor_not_found", "This account has no such second step."],
  "no-challenge": [
    422,
    "mfa_challenge_expired",
    "This challenge is not known, has expired, or had too many wrong codes. Ask for another.",
  ],
  "wrong-factor-code": [
    422,
    "mfa_verification_failed",
    "This code is not right, or has been used already.",
  ],
} as const satisfies Record<string, readonly [status: number, code: string, message: string]>;

export type AppProblem = keyof typeof refusals;

/** A weak password has reasons. */
export type AppRefusal =
  | { problem: Exclude<AppProblem, "weak-password"> }
  | { problem: "weak-password"; reasons: string[] };

/** What is wrong with a new password; `null` for a good one. */
export function whyWeak(password: string): AppRefusal | null {
  const isGood = password.length >= leastPassword && password.length <= longestPassword;
  return isGood ? null : { problem: "weak-password", reasons: ["length"] };
}
