import type { Letter } from "#services/mail/mail.ts";
import { writeLetter } from "#ui/letter/letter.server.tsx";

/** To the new address, which counts once its link has been followed. */
export function letterToNewAddress(link: string): Letter {
  return writeLetter("Confirm your new email address", [
    "You have asked to use this address for your account at Dorsal.",
    { label: "Confirm new address", href: link },
    "The link is good for one day. If it was not you, do nothing: the account keeps its address.",
  ]);
}

/** To the owner of an address in use: the person who requested it is not told. */
export function letterToTakenAddress(links: { login: string }): Letter {
  return writeLetter("You already have an account with this address", [
    "Somebody, probably you, has asked to use this address for another account at Dorsal. It belongs to an account already, so nothing has changed.",
    { label: "Sign in", href: links.login },
    "If it was not you, there is nothing to do.",
  ]);
}

/** To the old address, before anything changes. */
export function letterOfAskedChange(newAddress: string, links: { forgotten: string }): Letter {
  return writeLetter("Your email address is about to change", [
    "Somebody, probably you, has asked to change the address of your account at Dorsal. It changes when the link in the mail to the new address is followed.",
    { facts: [["New address", newAddress]] },
    "If it was not you, somebody knows your password. Please set a new one now:",
    { label: "Set a new password", href: links.forgotten },
  ]);
}

/** To the old address, afterwards. */
export function letterOfNewAddress(newAddress: string, links: { contact: string }): Letter {
  return writeLetter("Your email address has changed", [
    "Your account at Dorsal has a new address. Mails go there from now on.",
    { facts: [["New address", newAddress]] },
    "If it was not you, please write to us at once:",
    { label: "Contact us", href: links.contact },
  ]);
}

/** About a change of the ways to sign in; to the owner, who may not have made it. */
export function letterOfChange(
  what: string,
  links: { security: string; forgotten: string },
): Letter {
  return writeLetter(what, [
    `${what} at Dorsal. If it was you, there is nothing to do.`,
    { label: "Look at your security settings", href: links.security },
    "If it was not you, please set a new password at once. That also ends all sessions:",
    { label: "Set a new password", href: links.forgotten },
  ]);
}
