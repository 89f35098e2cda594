import { type FormErrors, formErrors } from "#values/form/form.ts";
import { mailUnavailable, reservedAddress } from "../messages.ts";

/** Why the viewer has not proved who they are. */
export const proofProblems = {
  "password-needed": "Please enter your password",
  "wrong-password": "This is not your current password",
  "sign-in-again":
    "You signed in some time ago. Please sign out and sign in again first, so that we know it is you.",
  "too-many-attempts": "Too many attempts. Please try again later.",
} as const;

export type ProofProblem = keyof typeof proofProblems;

const notReached = "This could not be done. Please check your connection and try again.";

/** Why a change of the ways to sign in is refused. */
export const securityProblems = {
  ...proofProblems,
  "password-not-changed": "Your password could not be changed. Please try again.",
  "same-address": "This is your address already",
  "reserved-address": reservedAddress,
  "mail-unavailable": mailUnavailable,
  "link-refused": "This link has expired or has been used already.",
  "wrong-code": "This code is not right. Please try the next one that the app shows.",
  "two-factor-not-set": "Two-step sign-in could not be set up. Please try again.",
  "passkey-not-added": "The passkey could not be added. Please try again.",
  "not-reached": notReached,
} as const;

export type SecurityProblem = keyof typeof securityProblems;

export function isSecurityProblem(code: unknown): code is SecurityProblem {
  return typeof code === "string" && Object.hasOwn(securityProblems, code);
}

/** The messages of the security pages about a finished change, by a code in the address. */
export const securityNotices = {
  "password-changed": "Your password has been changed. You have been signed out everywhere else.",
  "password-changed-keys-too":
    "Your password has been changed, your keys for programs have been revoked, and you have been signed out everywhere else.",
  "new-address-asked":
    "We have sent a link to the new address. Your address changes when you follow it.",
  "session-ended": "The session has been ended.",
  "session-gone": "This session is not there any more.",
  "others-ended": "You have been signed out everywhere else.",
  "two-factor-off": "Two-step sign-in has been turned off.",
  "passkey-added": "The passkey has been added.",
  "passkey-renamed": "The passkey has been renamed.",
  "passkey-removed": "The passkey has been removed.",
  "passkey-gone": "This passkey is not there any more.",
  "ways-removed": "What you chose has been removed.",
  "no-way-removed": "Nothing was chosen, so nothing has been removed.",
} as const;

export type SecurityNotice = keyof typeof securityNotices;

/** Why the link of a letter does not undo a change. */
export const undoProblems = {
  "link-refused": "This link has expired or has been used already.",
  "address-taken":
    "Another account has this address by now, so it cannot be set back. Please write to us at once.",
  "too-many-attempts": proofProblems["too-many-attempts"],
  "not-reached": notReached,
} as const;

/** What the page that undoes a change says it does, and that it has done it. */
export const undoMessages = {
  stopped: "Your account keeps its current address: the new one is not used.",
  restored: "Your account gets its old address back.",
  kept: "Your account is not deleted.",
  always: [
    "Passkeys, keys and other ways to sign in that were added since then are removed.",
    "Everyone is signed out, in browsers and apps, and pending changes are canceled.",
    "Your password stops working, and we send you a link to set a new one.",
  ],
  done: "Your account is secured, and everyone is signed out. We have sent you a link to set a new password.",
} as const;

/** What the forms and pages of the security settings say. */
export const securityMessages = {
  samePassword: "Please choose a password that differs from the current one",
  newAddressConfirmed: "Your email address has been changed.",
  codeNeeded: "Please enter the code that the app shows",
  setUpAgain: "The key is shown once only. Start again to get a new one.",
  nameNeeded: "Please give it a name",
} as const;

/** Why a change of the ways to sign in is refused, and the field of the form that is wrong. */
export type SecurityRefusal = {
  problem: SecurityProblem;
  field: "password" | "current_password" | "email" | "code" | null;
};

/** The refusal as a form shows it, with what was typed. */
export function errorsOfRefusal({ problem, field }: SecurityRefusal, form: FormData): FormErrors {
  return formErrors(securityProblems[problem], form, field);
}
