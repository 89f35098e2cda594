import type { BilingualLetter } from "#services/mail/mail.ts";
import { bilingualLetter } from "#ui/letter/letter.server.tsx";

/** To a person who has just signed up. */
export function letterToConfirmAddress(link: string): BilingualLetter {
  return bilingualLetter(
    { en: "Confirm your email address", es: "Confirma tu dirección de correo" },
    [
      {
        en: "Welcome to Dorsal. One step is left: confirm that this address is yours.",
        es: "Te damos la bienvenida a Dorsal. Falta un paso: confirma que esta dirección es tuya.",
      },
      { label: { en: "Confirm email address", es: "Confirmar dirección de correo" }, href: link },
      {
        en: "The link is good for one day. If you did not sign up, do nothing: without the confirmation nobody can use the account.",
        es: "El enlace vale por un día. Si no te registraste, no hagas nada: sin la confirmación nadie puede usar la cuenta.",
      },
    ],
  );
}

/** To the owner of an account, when its address is used to sign up again. */
export function letterToOwner(links: { login: string; forgotten: string }): BilingualLetter {
  return bilingualLetter({ en: "You already have an account", es: "Ya tienes una cuenta" }, [
    {
      en: "Someone, probably you, tried to sign up for Dorsal with this address. It already has an account, so nothing has changed.",
      es: "Alguien, probablemente tú, intentó registrarse en Dorsal con esta dirección. Ya existe una cuenta con ella, así que nada ha cambiado.",
    },
    { label: { en: "Sign in", es: "Iniciar sesión" }, href: links.login },
    {
      en: "If you have forgotten your password, you can set a new one:",
      es: "Si olvidaste tu contraseña, puedes crear una nueva:",
    },
    {
      label: { en: "Set a new password", es: "Crear una contraseña nueva" },
      href: links.forgotten,
    },
    {
      en: "If it was not you, there is nothing to do.",
      es: "Si no fuiste tú, no tienes que hacer nada.",
    },
  ]);
}

export function letterToResetPassword(link: string): BilingualLetter {
  return bilingualLetter({ en: "Set a new password", es: "Crea una contraseña nueva" }, [
    {
      en: "Someone, probably you, asked for a new password for your Dorsal account.",
      es: "Alguien, probablemente tú, pidió crear una contraseña nueva para tu cuenta en Dorsal.",
    },
    { label: { en: "Set a new password", es: "Crear una contraseña nueva" }, href: link },
    {
      en: "The link is good for one hour and works once. If it was not you, do nothing: your password stays as it is.",
      es: "El enlace vale por una hora y funciona una sola vez. Si no fuiste tú, no hagas nada: tu contraseña no cambia.",
    },
  ]);
}
