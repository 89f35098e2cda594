import type { BilingualLetter } from "#services/mail/mail.ts";
import { bilingualLetter } from "#ui/letter/letter.server.tsx";
import type { Words } from "#values/say.ts";

/** A code to type into the app; a link is added where a browser can do the same. */
type InLetter = { digits: string; link: string | null };

/** To a person who has just signed up in an app. */
export function letterToConfirmApp({ digits, link }: InLetter): BilingualLetter {
  return bilingualLetter(
    { en: "Confirm your email address", es: "Confirma tu dirección de correo" },
    [
      {
        en: "Welcome to Dorsal. One step is left: confirm that this address is yours. Enter this code in the app:",
        es: "Te damos la bienvenida a Dorsal. Falta un paso: confirma que esta dirección es tuya. Ingresa este código en la aplicación:",
      },
      { code: digits },
      ...orByLink(link, {
        en: "Confirm email address",
        es: "Confirmar dirección de correo",
      }),
      {
        en: "The code is good for one hour. If you did not sign up, do nothing: without the confirmation nobody can use the account.",
        es: "El código vale por una hora. Si no te registraste, no hagas nada: sin la confirmación nadie puede usar la cuenta.",
      },
    ],
  );
}

/** To a person who signs in without a password. */
export function letterToSignIn({ digits, link }: InLetter): BilingualLetter {
  return bilingualLetter({ en: "Your code to sign in", es: "Tu código para iniciar sesión" }, [
    {
      en: "Someone, probably you, wants to sign in to an app with your Dorsal account. Enter this code there:",
      es: "Alguien, probablemente tú, quiere iniciar sesión en una aplicación con tu cuenta de Dorsal. Ingresa allí este código:",
    },
    { code: digits },
    ...orByLink(link, { en: "Sign in", es: "Iniciar sesión" }),
    {
      en: "The code is good for one hour and works once. If it was not you, do nothing, and give the code to nobody.",
      es: "El código vale por una hora y funciona una sola vez. Si no fuiste tú, no hagas nada y no le des el código a nadie.",
    },
  ]);
}

export function letterToRecover({ digits, link }: InLetter): BilingualLetter {
  return bilingualLetter({ en: "Set a new password", es: "Crea una contraseña nueva" }, [
    {
      en: "Someone, probably you, asked in an app to set a new password for your Dorsal account. Enter this code there:",
      es: "Alguien, probablemente tú, pidió en una aplicación crear una contraseña nueva para tu cuenta en Dorsal. Ingresa allí este código:",
    },
    { code: digits },
    ...orByLink(link, { en: "Set a new password", es: "Crear una contraseña nueva" }),
    {
      en: "The code is good for one hour and works once. If it was not you, do nothing: your password stays as it is.",
      es: "El código vale por una hora y funciona una sola vez. Si no fuiste tú, no hagas nada: tu contraseña no cambia.",
    },
  ]);
}

/** To the new address, which counts once its code has been entered. */
export function letterToChangeAddress({ digits, link }: InLetter): BilingualLetter {
  return bilingualLetter(
    { en: "Confirm your new email address", es: "Confirma tu nueva dirección de correo" },
    [
      {
        en: "You have asked in an app to use this address for your Dorsal account. Enter this code there:",
        es: "Pediste en una aplicación usar esta dirección para tu cuenta en Dorsal. Ingresa allí este código:",
      },
      { code: digits },
      ...orByLink(link, { en: "Confirm new address", es: "Confirmar la nueva dirección" }),
      {
        en: "The code is good for one hour. If it was not you, do nothing: the account keeps its address.",
        es: "El código vale por una hora. Si no fuiste tú, no hagas nada: la cuenta conserva su dirección.",
      },
    ],
  );
}

/** Before a change of the ways to sign in. */
export function letterToProve(digits: string): BilingualLetter {
  return bilingualLetter(
    {
      en: "Your code to confirm it is you",
      es: "Tu código para confirmar que eres tú",
    },
    [
      {
        en: "You want to change how you sign in to your Dorsal account. Enter this code in the app:",
        es: "Quieres cambiar la forma de iniciar sesión en tu cuenta de Dorsal. Ingresa este código en la aplicación:",
      },
      { code: digits },
      {
        en: "The code is good for one hour and works once. If it was not you, give the code to nobody, and set a new password.",
        es: "El código vale por una hora y funciona una sola vez. Si no fuiste tú, no le des el código a nadie y crea una contraseña nueva.",
      },
    ],
  );
}

function orByLink(href: string | null, label: Words) {
  if (href === null) return [];
  return [
    { en: "Or follow this link:", es: "O abre este enlace:" },
    { label, href },
  ];
}
