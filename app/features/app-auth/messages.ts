import type { Words } from "#values/say.ts";

/** What the page of a letter's link says: before its button, on it, and after it. */
const ofConfirmation: LinkWords = {
  title: { en: "Confirm your email address", es: "Confirma tu dirección de correo" },
  aside: {
    en: "Somebody, probably you, has signed up at Dorsal with this address in an app.",
    es: "Alguien, probablemente tú, se registró en Dorsal con esta dirección desde una aplicación.",
  },
  button: { en: "Confirm email address", es: "Confirmar la dirección" },
  note: {
    en: "If it was not you, close this page: nobody can use the account.",
    es: "Si no fuiste tú, cierra esta página: nadie puede usar la cuenta.",
  },
  done: { en: "Your email address is confirmed.", es: "Tu dirección de correo está confirmada." },
};

const ofLetters: Readonly<Record<string, LinkWords>> = {
  signup: ofConfirmation,
  magiclink: {
    title: { en: "Sign in to the app", es: "Iniciar sesión en la aplicación" },
    aside: {
      en: "Somebody, probably you, wants to sign in to an app with this address.",
      es: "Alguien, probablemente tú, quiere iniciar sesión en una aplicación con esta dirección.",
    },
    button: { en: "Sign in", es: "Iniciar sesión" },
    note: { en: "If it was not you, close this page.", es: "Si no fuiste tú, cierra esta página." },
    done: { en: "You can go on in the app.", es: "Puedes continuar en la aplicación." },
  },
  recovery: {
    title: { en: "Set a new password", es: "Crear una contraseña nueva" },
    aside: {
      en: "Somebody, probably you, has asked in an app to set a new password.",
      es: "Alguien, probablemente tú, pidió desde una aplicación crear una contraseña nueva.",
    },
    button: { en: "Go on", es: "Continuar" },
    note: {
      en: "If it was not you, close this page: your password stays as it is.",
      es: "Si no fuiste tú, cierra esta página: tu contraseña queda como está.",
    },
    done: {
      en: "You can set the new password in the app.",
      es: "Puedes crear la contraseña nueva en la aplicación.",
    },
  },
  email_change: {
    title: { en: "Confirm your new email address", es: "Confirma tu nueva dirección de correo" },
    aside: {
      en: "You have asked in an app to use this address for your account at Dorsal.",
      es: "Desde una aplicación pediste usar esta dirección para tu cuenta de Dorsal.",
    },
    button: { en: "Confirm new address", es: "Confirmar la nueva dirección" },
    note: {
      en: "If it was not you, close this page: the account keeps its address.",
      es: "Si no fuiste tú, cierra esta página: la cuenta conserva su dirección.",
    },
    done: { en: "Your account has its new address.", es: "Tu cuenta ya tiene su nueva dirección." },
  },
};

export type LinkWords = Record<"title" | "aside" | "button" | "note" | "done", Words>;

export function wordsOfLink(kind: string): LinkWords {
  return ofLetters[kind] ?? ofConfirmation;
}

export const linkProblems = {
  "wrong-code": {
    en: "This link has expired or has been used already. Please ask for another letter in the app.",
    es: "Este enlace venció o ya se usó. Pide otro correo en la aplicación.",
  },
  "too-many-attempts": {
    en: "Too many attempts. Please try again later.",
    es: "Demasiados intentos. Inténtalo más tarde.",
  },
} as const;

export type LetterLinkProblem = keyof typeof linkProblems;
