import type { Words } from "#values/say.ts";

/** A change of how a person signs in, which its owner can undo by the link of a letter. */
export type AccountChange = {
  kind: ChangeKind;
  /** The passkey, identity or key that it added. */
  subjectId?: string | undefined;
  /** The address that a new one has replaced. */
  addressBefore?: string;
};

export type ChangeKind =
  | "address-requested"
  | "address"
  | "password"
  | "passkey"
  | "google"
  | "key"
  | "second-step-on"
  | "deletion"
  /** A way to sign in that is gone; nothing brings it back. */
  | "removed";

/** As long as Google keeps the way back to an old address open. */
export const undoDays = 7;

/** What letters say about changes of the ways to sign in: sentences without their full stop. */
export const changeTexts = {
  newPassword: { en: "Your password was changed", es: "Se cambió tu contraseña" },
  passkeyAdded: {
    en: "A passkey was added to your account",
    es: "Se agregó una llave de acceso a tu cuenta",
  },
  secondStepOn: {
    en: "Two-step sign-in was turned on",
    es: "Se activó la verificación en dos pasos",
  },
  secondStepOff: {
    en: "Two-step sign-in was turned off",
    es: "Se desactivó la verificación en dos pasos",
  },
  waysRemoved: {
    en: "Ways to sign in were removed from your account",
    es: "Se quitaron formas de iniciar sesión de tu cuenta",
  },
  googleAdded: {
    en: "Signing in with Google was added to your account",
    es: "Se agregó a tu cuenta el inicio de sesión con Google",
  },
  googleRemoved: {
    en: "Signing in with Google was removed from your account",
    es: "Se quitó de tu cuenta el inicio de sesión con Google",
  },
  passwordRemoved: {
    en: "Signing in with a password was removed from your account",
    es: "Se quitó de tu cuenta el inicio de sesión con contraseña",
  },
} as const satisfies Record<string, Words>;
