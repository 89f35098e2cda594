import { type FormErrors, formErrors } from "#values/form/form.ts";
import { mailUnavailable, reservedAddress } from "../messages.ts";

/** Why the viewer has not proved who they are. */
export const proofProblems = {
  "password-needed": { en: "Please enter your password", es: "Escribe tu contraseña" },
  "wrong-password": {
    en: "This is not your current password",
    es: "Esta no es tu contraseña actual",
  },
  "sign-in-again": {
    en: "You signed in some time ago. Please sign out and sign in again first, so that we know it is you.",
    es: "Iniciaste sesión hace tiempo. Primero cierra la sesión y vuelve a iniciarla, para que sepamos que eres tú.",
  },
  "too-many-attempts": {
    en: "Too many attempts. Please try again later.",
    es: "Demasiados intentos. Inténtalo más tarde.",
  },
} as const;

export type ProofProblem = keyof typeof proofProblems;

const notReached = {
  en: "This could not be done. Please check your connection and try again.",
  es: "No se pudo hacer. Revisa tu conexión e inténtalo de nuevo.",
};

/** Why a change of the ways to sign in is refused. */
export const securityProblems = {
  ...proofProblems,
  "password-not-changed": {
    en: "Your password could not be changed. Please try again.",
    es: "No se pudo cambiar tu contraseña. Inténtalo de nuevo.",
  },
  "same-address": { en: "This is your address already", es: "Esta ya es tu dirección" },
  "reserved-address": reservedAddress,
  "mail-unavailable": mailUnavailable,
  "link-refused": {
    en: "This link has expired or has been used already.",
    es: "Este enlace venció o ya se usó.",
  },
  "wrong-code": {
    en: "This code is not right. Please try the next one that the app shows.",
    es: "El código no es correcto. Prueba con el siguiente que muestre la aplicación.",
  },
  "two-factor-not-set": {
    en: "Two-step sign-in could not be set up. Please try again.",
    es: "No se pudo configurar la verificación en dos pasos. Inténtalo de nuevo.",
  },
  "passkey-not-added": {
    en: "The passkey could not be added. Please try again.",
    es: "No se pudo agregar la llave de acceso. Inténtalo de nuevo.",
  },
  "not-reached": notReached,
} as const;

export type SecurityProblem = keyof typeof securityProblems;

export function isSecurityProblem(code: unknown): code is SecurityProblem {
  return typeof code === "string" && Object.hasOwn(securityProblems, code);
}

/** The messages of the security pages about a finished change, by a code in the address. */
export const securityNotices = {
  "password-changed": {
    en: "Your password has been changed. You have been signed out everywhere else.",
    es: "Tu contraseña cambió. Se cerró tu sesión en todos los demás lugares.",
  },
  "password-changed-keys-too": {
    en: "Your password has been changed, your keys for programs have been revoked, and you have been signed out everywhere else.",
    es: "Tu contraseña cambió, tus claves para programas quedaron revocadas y se cerró tu sesión en todos los demás lugares.",
  },
  "new-address-asked": {
    en: "We have sent a link to the new address. Your address changes when you follow it.",
    es: "Enviamos un enlace a la nueva dirección. Tu dirección cambia cuando lo abras.",
  },
  "session-ended": { en: "The session has been ended.", es: "La sesión se cerró." },
  "session-gone": { en: "This session is not there any more.", es: "Esta sesión ya no existe." },
  "others-ended": {
    en: "You have been signed out everywhere else.",
    es: "Se cerró tu sesión en todos los demás lugares.",
  },
  "two-factor-off": {
    en: "Two-step sign-in has been turned off.",
    es: "La verificación en dos pasos quedó desactivada.",
  },
  "passkey-added": { en: "The passkey has been added.", es: "La llave de acceso se agregó." },
  "passkey-renamed": {
    en: "The passkey has been renamed.",
    es: "La llave de acceso cambió de nombre.",
  },
  "passkey-removed": { en: "The passkey has been removed.", es: "La llave de acceso se eliminó." },
  "passkey-gone": {
    en: "This passkey is not there any more.",
    es: "Esta llave de acceso ya no existe.",
  },
  "ways-removed": { en: "What you chose has been removed.", es: "Se eliminó lo que elegiste." },
  "no-way-removed": {
    en: "Nothing was chosen, so nothing has been removed.",
    es: "No elegiste nada, así que no se eliminó nada.",
  },
} as const;

export type SecurityNotice = keyof typeof securityNotices;

/** Why the link of a letter does not undo a change. */
export const undoProblems = {
  "link-refused": {
    en: "This link has expired or has been used already.",
    es: "Este enlace venció o ya se usó.",
  },
  "address-taken": {
    en: "Another account has this address by now, so it cannot be set back. Please write to us at once.",
    es: "Otra cuenta ya tiene esta dirección, así que no se puede restablecer. Escríbenos de inmediato.",
  },
  "too-many-attempts": proofProblems["too-many-attempts"],
  "not-reached": notReached,
} as const;

/** What the page that undoes a change says it does, and that it has done it. */
export const undoMessages = {
  stopped: {
    en: "Your account keeps its current address: the new one is not used.",
    es: "Tu cuenta conserva su dirección actual: la nueva no se usa.",
  },
  restored: {
    en: "Your account gets its old address back.",
    es: "Tu cuenta recupera su dirección anterior.",
  },
  kept: { en: "Your account is not deleted.", es: "Tu cuenta no se elimina." },
  always: [
    {
      en: "Passkeys, keys and other ways to sign in that were added since then are removed.",
      es: "Se eliminan las llaves de acceso, las claves y las demás formas de iniciar sesión que se agregaron desde entonces.",
    },
    {
      en: "Everyone is signed out, in browsers and apps, and pending changes are canceled.",
      es: "Se cierran todas las sesiones, en navegadores y aplicaciones, y se cancelan los cambios pendientes.",
    },
    {
      en: "Your password stops working, and we send you a link to set a new one.",
      es: "Tu contraseña deja de funcionar y te enviamos un enlace para crear una nueva.",
    },
  ],
  done: {
    en: "Your account is secured, and everyone is signed out. We have sent you a link to set a new password.",
    es: "Tu cuenta está protegida y se cerraron todas las sesiones. Te enviamos un enlace para crear una contraseña nueva.",
  },
} as const;

/** What the forms and pages of the security settings say. */
export const securityMessages = {
  samePassword: {
    en: "Please choose a password that differs from the current one",
    es: "Elige una contraseña distinta de la actual",
  },
  newAddressConfirmed: {
    en: "Your email address has been changed.",
    es: "Tu dirección de correo cambió.",
  },
  codeNeeded: {
    en: "Please enter the code that the app shows",
    es: "Escribe el código que muestra la aplicación",
  },
  setUpAgain: {
    en: "The key is shown once only. Start again to get a new one.",
    es: "La clave se muestra una sola vez. Vuelve a empezar para obtener otra.",
  },
  nameNeeded: { en: "Please give it a name", es: "Ponle un nombre" },
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
