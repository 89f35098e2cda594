import { proofProblems } from "#features/accounts/security/messages.ts";
import type { KeyScope } from "#values/key-scopes.ts";
import { longestKeyName, mostKeys } from "./api-key.ts";

/** Why a key was not made. */
export const keyProblems = {
  ...proofProblems,
  "name-needed": "Please give the key a name",
  "name-too-long": `Please use at most ${longestKeyName} letters`,
  "too-many-keys": `An account has at most ${mostKeys} keys. Please revoke one first.`,
} as const;

export type KeyProblem = keyof typeof keyProblems;

/** The messages about a finished change, by a code in the address. */
export const keyNotices = {
  "key-revoked": "The key has been revoked. Programs that use it are refused from now on.",
  "keys-revoked": "All keys have been revoked. Programs that use them are refused from now on.",
  "key-gone": "This key is not there any more.",
} as const;

export type KeyNotice = keyof typeof keyNotices;

/** Beside the keys and where sessions end. */
export const keysStay =
  "Keys are not sessions: they stay when you sign out everywhere or change your password, until you revoke them.";

/** Of the form for a new password. */
export function revokeKeysToo(keys: number): string {
  return keys === 1 ? "Revoke my key for programs too" : `Revoke my ${keys} keys for programs too`;
}

/** What a scope allows, in the words of the form. */
export const scopeLabels: Record<KeyScope, string> = {
  "races:write": "Change the races that you organize, and their distances",
  "registrations:read": "Read the registrations of the races that you organize",
};
