import type { Viewer } from "#features/accounts/viewer.ts";
import type { KeyScope } from "#values/key-scopes.ts";

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
