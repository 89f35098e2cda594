/** Why an app is refused where it signs in with Google. */
export const googleProblems = {
  "other-provider": "This provider is not known here. Use provider=google.",
  "google-unavailable": "Signing in with Google is not possible on this server.",
  "no-pkce":
    "Only the PKCE flow is possible here: send a code_challenge with code_challenge_method s256.",
  "bad-redirect": "This redirect_to is not in the list of addresses that this site leads to.",
  "bad-state": "This answer of Google belongs to no sign-in that has begun here.",
  cancelled: "The person has not agreed at Google.",
  "google-refused": "Google did not say who it is. Please try again.",
  "google-away": "Google cannot be asked at the moment. Please try again later.",
  "unknown-code": "This code is not known, or has been used already.",
  "late-code": "This code has expired.",
  "wrong-verifier": "The code_verifier does not belong to the code_challenge.",
  "bad-id-token": "This token is not signed by Google for a confirmed address, or it has expired.",
  "other-audience": "This token was made for another app.",
  "other-nonce": "The token must have the SHA-256 hash of the nonce, in hexadecimal digits.",
  "other-address": "The Google account has another address than this account.",
  "linked-elsewhere": "This Google account belongs to another account here.",
  "no-identity": "This account has no such way to sign in.",
  "last-identity": "This is the last way to sign in to this account.",
} as const;

export type GoogleProblem = keyof typeof googleProblems;
export type GoogleRefusal = { problem: GoogleProblem };
