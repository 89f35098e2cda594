import type { Sentence, Words } from "#values/say.ts";

/** Characters; the forms and the identity library agree on these. */
export const leastPassword = 6;
export const longestPassword = 128;

export const emailAndPasswordNeeded = {
  en: "You must provide either an email or phone number and a password",
  es: "Escribe tu correo o tu número de teléfono, y una contraseña",
};
export const passwordsDoNotMatch = {
  en: "Passwords do not match",
  es: "Las contraseñas no coinciden",
};
export const passwordTooShort = {
  en: "Password must be at least 6 characters",
  es: "La contraseña debe tener al menos 6 caracteres",
};
export const passwordTooLong = {
  en: "Password must be at most 128 characters",
  es: "La contraseña debe tener como máximo 128 caracteres",
};
export const codeNeeded = { en: "Please enter the code", es: "Escribe el código" };

export const reservedAddress = {
  en: "No email can reach this address: its domain is reserved for tests and examples. Please enter another one.",
  es: "Ningún correo puede llegar a esta dirección: su dominio está reservado para pruebas y ejemplos. Escribe otra.",
};
export const mailUnavailable = {
  en: "This site cannot send email at the moment, so the link cannot reach you. Please try again later.",
  es: "En este momento el sitio no puede enviar correos, así que el enlace no te llegaría. Inténtalo más tarde.",
};

const tooManyAttempts = {
  en: "Too many attempts. Please try again later.",
  es: "Demasiados intentos. Inténtalo más tarde.",
};
const accountInactive = {
  en: "This account has been deactivated. Please contact us if you think this is a mistake.",
  es: "Esta cuenta está desactivada. Escríbenos si crees que es un error.",
};

/** Why signing in, signing up or following a link is refused. */
export const accountProblems = {
  "wrong-credentials": {
    en: "Invalid email or password",
    es: "El correo o la contraseña no son correctos",
  },
  "email-not-verified": {
    en: "Your email address has not been verified. Please check your inbox and click the confirmation link we sent you. If you need a new confirmation email, please use the sign up page again.",
    es: "Tu dirección de correo no está verificada. Revisa tu bandeja de entrada y abre el enlace de confirmación que te enviamos. Si necesitas otro correo de confirmación, vuelve a usar la página de registro.",
  },
  "account-inactive": accountInactive,
  "reserved-address": reservedAddress,
  "mail-unavailable": mailUnavailable,
  "too-many-attempts": tooManyAttempts,
  /** The same for every address, whether it has an account or not. */
  "too-many-letters": {
    en: "We have been asked for several letters to this address. Please look for the latest one, also among spam, or ask again in an hour.",
    es: "Ya nos pidieron varios correos para esta dirección. Busca el más reciente, también en la carpeta de spam, o vuelve a pedirlo en una hora.",
  },
  "wrong-code": {
    en: "This code is not right. Please try again.",
    es: "El código no es correcto. Inténtalo de nuevo.",
  },
  "sign-in-expired": {
    en: "This sign-in took too long. Please sign in again.",
    es: "Pasó demasiado tiempo. Vuelve a iniciar sesión.",
  },
  "reset-link-expired": {
    en: "This link has expired or has been used already.",
    es: "Este enlace venció o ya se usó.",
  },
  "sign-in-failed": {
    en: "An error occurred during sign in",
    es: "Ocurrió un error al iniciar sesión",
  },
  "sign-up-failed": {
    en: "An error occurred during signup",
    es: "Ocurrió un error al crear la cuenta",
  },
  failed: { en: "An error occurred", es: "Ocurrió un error" },
} as const;

export type AccountProblem = keyof typeof accountProblems;

/** Why a passkey does not sign a person in. */
export const passkeySignInProblems = {
  "account-inactive": accountInactive,
  "too-many-attempts": tooManyAttempts,
  refused: {
    en: "The passkey was not accepted. Please try again.",
    es: "La llave de acceso no fue aceptada. Inténtalo de nuevo.",
  },
} as const;

export type PasskeySignInProblem = keyof typeof passkeySignInProblems;

/** Why the link of a confirmation mail does not confirm an address. */
export const confirmationProblems = {
  failed: {
    en: "We couldn't verify your email. The link may have expired or is invalid.",
    es: "No pudimos verificar tu correo. Puede que el enlace haya vencido o no sea válido.",
  },
  "invalid-link": { en: "Invalid confirmation link", es: "El enlace de confirmación no es válido" },
  "unknown-type": { en: "Unknown confirmation type", es: "Tipo de confirmación desconocido" },
  "server-error": {
    en: "Failed to confirm email. Please try again or contact support.",
    es: "No se pudo confirmar el correo. Inténtalo de nuevo o escríbenos.",
  },
} as const;

export type ConfirmationProblem = keyof typeof confirmationProblems;

export const resetRequested = {
  en: "If there is an account with this address, we have sent it a link to set a new password. The link is good for one hour.",
  es: "Si hay una cuenta con esta dirección, le enviamos un enlace para crear una contraseña nueva. El enlace vale durante una hora.",
};

/** What a visitor does on a page that offers other ways to sign in. */
export type SignInAct = "sign-in" | "sign-up";

export const googleLabels = {
  "sign-in": { en: "Sign in with Google", es: "Iniciar sesión con Google" },
  "sign-up": { en: "Sign up with Google", es: "Registrarse con Google" },
} as const satisfies Record<SignInAct, Words>;

/** What the sign-in page says after something was done elsewhere, by a code in its address. */
export const signInNotices = {
  "check-email": {
    en: "Please check your email for a confirmation link.",
    es: "Revisa tu correo: te enviamos un enlace de confirmación.",
  },
  "password-changed": {
    en: "Your password has been changed. Please sign in with the new one.",
    es: "Tu contraseña cambió. Inicia sesión con la nueva.",
  },
} as const;

/** Why the sign-in page is shown again although nothing has failed. */
export const signInRemarks = {
  "google-cancelled": {
    en: "You have not signed in with Google. You can try again, or sign in another way.",
    es: "No iniciaste sesión con Google. Puedes intentarlo de nuevo o ingresar de otra manera.",
  },
  "session-over": {
    en: "Your session has ended. Please sign in again; then you go on where you were.",
    es: "Tu sesión terminó. Vuelve a iniciarla y continuarás donde estabas.",
  },
} as const;

/** What the sign-in page says after another way to sign in has failed, by a code in its address. */
export const signInFailures = {
  google: {
    en: "An error occurred during Google sign in",
    es: "Ocurrió un error al iniciar sesión con Google",
  },
  "google-unavailable": {
    en: "Sign-in with Google is not available here.",
    es: "Aquí no se puede iniciar sesión con Google.",
  },
  inactive: accountInactive,
  expired: accountProblems["sign-in-expired"],
  limit: tooManyAttempts,
} as const;

export type SignInNotice = keyof typeof signInNotices | keyof typeof signInRemarks;
export type SignInFailure = keyof typeof signInFailures;

/** The sentence for a code from an address, where a visitor can write any other text. */
export function sentenceOf<T extends Sentence>(
  sentences: Readonly<Record<string, T>>,
  code: string | null,
): T | null {
  return code !== null && Object.hasOwn(sentences, code) ? (sentences[code] ?? null) : null;
}
