import type { BilingualLetter } from "#services/mail/mail.ts";
import { bilingualLetter } from "#ui/letter/letter.server.tsx";
import { type Sentence, sayIn, type Words } from "#values/say.ts";
import { undoDays } from "./change.ts";

/** To the new address, which counts once its link has been followed. */
export function letterToNewAddress(link: string): BilingualLetter {
  return bilingualLetter(
    { en: "Confirm your new email address", es: "Confirma tu nueva dirección de correo" },
    [
      {
        en: "You have asked to use this address for your Dorsal account.",
        es: "Pediste usar esta dirección para tu cuenta en Dorsal.",
      },
      { label: { en: "Confirm new address", es: "Confirmar la nueva dirección" }, href: link },
      {
        en: "The link is good for one day. If it was not you, do nothing: the account keeps its address.",
        es: "El enlace vale por un día. Si no fuiste tú, no hagas nada: la cuenta conserva su dirección.",
      },
    ],
  );
}

/** To the owner of an address in use: the person who requested it is not told. */
export function letterToTakenAddress(links: { login: string }): BilingualLetter {
  return bilingualLetter(
    {
      en: "You already have an account with this address",
      es: "Ya tienes una cuenta con esta dirección",
    },
    [
      {
        en: "Someone, probably you, asked to use this address for another account at Dorsal. It already belongs to an account, so nothing has changed.",
        es: "Alguien, probablemente tú, pidió usar esta dirección para otra cuenta en Dorsal. Ya pertenece a una cuenta, así que nada ha cambiado.",
      },
      { label: { en: "Sign in", es: "Iniciar sesión" }, href: links.login },
      {
        en: "If it was not you, there is nothing to do.",
        es: "Si no fuiste tú, no tienes que hacer nada.",
      },
    ],
  );
}

/** To the old address, before anything changes. */
export function letterOfAskedChange(newAddress: string, links: { undo: string }): BilingualLetter {
  return bilingualLetter(
    { en: "Your email address is about to change", es: "Tu dirección de correo está por cambiar" },
    [
      {
        en: "Someone, probably you, asked to change the address of your Dorsal account. It changes when the link in the email to the new address is followed.",
        es: "Alguien, probablemente tú, pidió cambiar la dirección de tu cuenta en Dorsal. Cambiará cuando se abra el enlace del correo enviado a la nueva dirección.",
      },
      { facts: [[newAddressLabel, newAddress]] },
      {
        en: `If it was not you, somebody else can use your account. Stop the change: ${undone.en}`,
        es: `Si no fuiste tú, otra persona tiene acceso a tu cuenta. Detén el cambio: ${undone.es}`,
      },
      { label: notMe, href: links.undo },
      { note: goodFor },
    ],
  );
}

/** To the old address, afterwards. */
export function letterOfNewAddress(
  newAddress: string,
  links: { undo: string; contact: string },
): BilingualLetter {
  return bilingualLetter(
    { en: "Your email address has changed", es: "Tu dirección de correo cambió" },
    [
      {
        en: "Your Dorsal account has a new address. Emails go there from now on.",
        es: "Tu cuenta en Dorsal tiene una nueva dirección. Desde ahora los correos llegan allí.",
      },
      { facts: [[newAddressLabel, newAddress]] },
      {
        en: `If it was not you, take the account back: it gets this address again, ${undone.en}`,
        es: `Si no fuiste tú, recupera la cuenta: vuelve a tener esta dirección, ${undone.es}`,
      },
      { label: notMe, href: links.undo },
      { note: goodFor },
      {
        en: "Is the link too old? Please write to us:",
        es: "¿El enlace ya venció? Escríbenos:",
      },
      { label: contactUs, href: links.contact, look: "link" },
    ],
  );
}

/** To the address that a change is taken back from. */
export function letterOfRestoredAddress(links: { contact: string }): BilingualLetter {
  return bilingualLetter(
    {
      en: "Your account has its old address again",
      es: "Tu cuenta volvió a su dirección anterior",
    },
    [
      {
        en: "The owner of the address that your Dorsal account had before has undone the change. Emails go to the old address from now on, and everyone is signed out.",
        es: "La persona dueña de la dirección que tu cuenta en Dorsal tenía antes deshizo el cambio. Desde ahora los correos llegan a la dirección anterior, y se cerraron todas las sesiones.",
      },
      {
        en: "If the account is yours, please write to us:",
        es: "Si la cuenta es tuya, escríbenos:",
      },
      { label: contactUs, href: links.contact },
    ],
  );
}

/**
 * About a change of the ways to sign in; to the owner, who may not have made it.
 * @param what - a sentence without its full stop
 */
export function letterOfChange(
  what: Sentence,
  links: { undo: string; waysIn: string },
): BilingualLetter {
  return bilingualLetter(what, [
    {
      en: `${sayIn("en")(what)} at Dorsal. If it was you, there is nothing to do.`,
      es: `${sayIn("es")(what)} en Dorsal. Si fuiste tú, no tienes que hacer nada.`,
    },
    {
      en: `If it was not you, secure your account: ${undone.en}`,
      es: `Si no fuiste tú, protege tu cuenta: ${undone.es}`,
    },
    { label: notMe, href: links.undo },
    { note: goodFor },
    {
      en: "You can also see everything that opens your account, and remove what you do not recognize:",
      es: "También puedes ver todo lo que da acceso a tu cuenta y quitar lo que no reconozcas:",
    },
    {
      label: { en: "See what opens your account", es: "Ver qué da acceso a tu cuenta" },
      href: links.waysIn,
      look: "link",
    },
  ]);
}

const notMe: Words = { en: "This was not me", es: "No fui yo" };

const contactUs: Words = { en: "Contact us", es: "Página de contacto" };

const newAddressLabel: Words = { en: "New address", es: "Nueva dirección" };

/** What the link does: see `undoChange`. */
const undone: Words = {
  en: "everyone is signed out, what was added since then is removed, the password stops working, and you get a link to set a new one. The page asks before it does this.",
  es: "se cierran todas las sesiones, se quita lo que se agregó desde entonces, la contraseña deja de funcionar y recibes un enlace para crear una nueva. La página te pregunta antes de hacerlo.",
};

const goodFor: Words = {
  en: `The link is good for ${undoDays} days and works once.`,
  es: `El enlace vale por ${undoDays} días y funciona una sola vez.`,
};
