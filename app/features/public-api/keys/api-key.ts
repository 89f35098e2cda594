import { proofProblems } from "#features/accounts/security/messages.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { atMostLetters } from "#values/form/sentences.ts";
import type { KeyScope } from "#values/key-scopes.ts";
import type { Words } from "#values/say.ts";

/** With this every key begins, so that scanners of source code recognise one that was published. */
export const keyPrefix = "dorsal_key_";

/** An account has no more keys than this. */
export const mostKeys = 20;

export const longestKeyName = 60;

/** A key as its owner sees it: never the key itself. */
export type OwnKey = {
  id: string;
  name: string;
  /** The last letters of the key. */
  ending: string;
  scopes: KeyScope[];
  createdAt: Date;
  lastUsedAt: Date | null;
};

/** The program that asks by a key. */
export type KeyCaller = {
  /** The owner of the key, never as an administrator. */
  viewer: Viewer & { isAdmin: false };
  scopes: readonly KeyScope[];
  keyId: string;
};

/** Why a key was not made. */
export const keyProblems = {
  ...proofProblems,
  "name-needed": { en: "Please give the key a name", es: "Ponle un nombre a la clave" },
  "name-too-long": atMostLetters(longestKeyName),
  "too-many-keys": {
    en: `An account has at most ${mostKeys} keys. Please revoke one first.`,
    es: `Una cuenta tiene como máximo ${mostKeys} claves. Primero revoca una.`,
  },
} as const;

export type KeyProblem = keyof typeof keyProblems;

/** The messages about a finished change, by a code in the address. */
export const keyNotices = {
  "key-revoked": {
    en: "The key has been revoked. Programs that use it are refused from now on.",
    es: "La clave quedó revocada. Desde ahora se rechazan los programas que la usan.",
  },
  "keys-revoked": {
    en: "All keys have been revoked. Programs that use them are refused from now on.",
    es: "Todas las claves quedaron revocadas. Desde ahora se rechazan los programas que las usan.",
  },
  "key-gone": { en: "This key no longer exists.", es: "Esta clave ya no existe." },
} as const;

export type KeyNotice = keyof typeof keyNotices;

/** Beside the keys and where sessions end. */
export const keysStay: Words = {
  en: "Keys are not sessions: they stay when you sign out everywhere or change your password, until you revoke them.",
  es: "Las claves no son sesiones: siguen activas aunque cierres sesión en todas partes o cambies tu contraseña, hasta que las revoques.",
};

/** Of the form for a new password. */
export function revokeKeysToo(keys: number): Words {
  return keys === 1
    ? { en: "Revoke my key for programs too", es: "Revocar también mi clave para programas" }
    : {
        en: `Revoke my ${keys} keys for programs too`,
        es: `Revocar también mis ${keys} claves para programas`,
      };
}

/** What a scope allows, in the words of the form. */
export const scopeLabels: Record<KeyScope, Words> = {
  "races:write": {
    en: "Change the races that you organize, and their distances",
    es: "Cambiar las carreras que organizas y sus distancias",
  },
  "registrations:read": {
    en: "Read the registrations of the races that you organize",
    es: "Leer las inscripciones de las carreras que organizas",
  },
};
