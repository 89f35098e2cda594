import { emailAndPasswordNeeded } from "../messages.ts";

/** Why an app is refused, in the words of `/auth/v1`. */
export const appProblems = {
  "wrong-key": "This is not the public key of this site.",
  "bad-body": "The body of this request is not a JSON object.",
  "bad-grant": "This grant_type is not known here.",
  "no-token": "Auth session missing!",
  "bad-token": "This access token is not valid, or it has expired.",
  "session-over": "Auth session or user missing",
  "second-step-needed": "This account needs its second step for this (level of assurance aal2).",
  "no-credentials": emailAndPasswordNeeded,
  "wrong-credentials": "Invalid login credentials",
  "email-not-verified": "Email not confirmed",
  "account-inactive": "This account has been deactivated.",
  "too-many-attempts": "Too many attempts. Please try again later.",
  "no-phone": "Signing in by phone is not possible here.",
  "unknown-refresh-token": "Invalid Refresh Token: Refresh Token Not Found",
  "used-refresh-token": "Invalid Refresh Token: Already Used",
  "no-anonymous": emailAndPasswordNeeded,
  "bad-address": "Please enter a valid email address.",
  "bad-data": "What an app keeps about a person is an object of at most 4 kB.",
  "bad-challenge": "The code_challenge must be made by SHA-256: code_challenge_method is s256.",
  "bad-type": "This type is not known here.",
  "bad-scope": "The scope is global, local or others.",
  "wrong-code": "Token has expired or is invalid",
  "wrong-nonce": "This code is not right, or it has expired.",
  "wrong-current-password": "The current password is not right.",
  "proof-needed":
    "Please sign in again, or send the current password or the code of a letter (reauthenticate).",
  "weak-password": "Password must have between 6 and 128 characters.",
  "same-password": "New password should be different from the old password.",
  "mail-unavailable": "This site cannot send mail at the moment. Please try again later.",
  "reserved-address":
    "No mail can reach this address: its domain is reserved for tests and examples.",
  "too-many-letters":
    "We have been asked for several letters to this address. Please look for the latest one, also among spam, or ask again in an hour.",
} as const;

export type AppProblem = keyof typeof appProblems;
