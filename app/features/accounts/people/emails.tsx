import type { BilingualLetter, Letter } from "#services/mail/mail.ts";
import { bilingualLetter, writeLetter } from "#ui/letter/letter.server.tsx";

/** To a person who has no account and may not know this site, from the people who run it. */
export function letterOfInvitation(link: string): Letter {
  return writeLetter("You are invited to Dorsal", [
    "The people who run Dorsal, a place to find races and to register for them, invite you to have an account there.",
    { label: "Accept the invitation", href: link },
    "You choose your name and your password behind this link. It is good for seven days and works once.",
    "If you do not want an account, do nothing: without you none is made.",
  ]);
}

export function letterOfDeactivation(links: { contact: string }): BilingualLetter {
  return bilingualLetter(
    { en: "Your account has been deactivated", es: "Tu cuenta fue desactivada" },
    [
      {
        en: "An administrator has deactivated your Dorsal account. You have been signed out everywhere and cannot sign in. What you have written and entered stays as it is.",
        es: "Una persona de la administración desactivó tu cuenta en Dorsal. Se cerraron todas tus sesiones y no puedes iniciar otra. Lo que escribiste y registraste se queda como está.",
      },
      {
        en: "If you think this is a mistake, please write to us:",
        es: "Si crees que es un error, escríbenos:",
      },
      { label: { en: "Contact us", es: "Página de contacto" }, href: links.contact },
    ],
  );
}

export function letterOfActivation(links: { login: string }): BilingualLetter {
  return bilingualLetter(
    { en: "Your account is active again", es: "Tu cuenta está activa de nuevo" },
    [
      {
        en: "An administrator has activated your Dorsal account again. You can sign in as before.",
        es: "Una persona de la administración volvió a activar tu cuenta en Dorsal. Puedes iniciar sesión como antes.",
      },
      { label: { en: "Sign in", es: "Iniciar sesión" }, href: links.login },
    ],
  );
}

export function letterToNewAdmin(links: { admin: string; contact: string }): Letter {
  return writeLetter("You are an administrator now", [
    "Another administrator of Dorsal has made you one. You can change races, registrations, reviews and accounts from now on, and every change is recorded.",
    { label: "Open the back office", href: links.admin },
    "If you did not expect this, please write to us:",
    { label: "Contact us", href: links.contact, look: "link" },
  ]);
}

export function letterToFormerAdmin(links: { contact: string }): Letter {
  return writeLetter("You are no administrator any more", [
    "Another administrator of Dorsal has taken the back office from your account. The account itself stays as it is.",
    "If you think this is a mistake, please write to us:",
    { label: "Contact us", href: links.contact },
  ]);
}
