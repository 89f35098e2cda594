/** Why an app is refused, in the words of `/auth/v1`. */
export const appProblems = {
  "wrong-key": "This is not the public key of this site.",
  "bad-body": "The body of this request is not a JSON object.",
  "bad-grant": "This grant_type is not known here.",
  "no-token": "This address needs the access token of a signed-in person as a bearer.",
  "bad-token": "This access token is not valid, or it has expired.",
  "session-over": "This session has ended.",
  "second-step-needed": "This account needs its second step for this (level of assurance aal2).",
  "wrong-credentials": "Invalid login credentials",
  "email-not-verified": "Email not confirmed",
  "account-inactive": "This account has been deactivated.",
  "too-many-attempts": "Too many attempts. Please try again later.",
  "no-phone": "Signing in by phone is not possible here.",
  "unknown-refresh-token": "Invalid Refresh Token: Refresh Token Not Found",
  "used-refresh-token": "Invalid Refresh Token: Already Used",
} as const;

export type AppProblem = keyof typeof appProblems;
