import type { Letter } from "#services/mail/mail.ts";
import { writeLetter } from "#ui/letter/letter.server.tsx";
import { undoDays } from "./change.ts";

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
export function letterOfAskedChange(newAddress: string, links: { undo: string }): Letter {
  return writeLetter("Your email address is about to change", [
    "Somebody, probably you, has asked to change the address of your account at Dorsal. It changes when the link in the mail to the new address is followed.",
    { facts: [["New address", newAddress]] },
    `If it was not you, somebody else can use your account. Stop the change: ${undone}`,
    { label: notMe, href: links.undo },
    { note: goodFor },
  ]);
}

/** To the old address, afterwards. */
export function letterOfNewAddress(
  newAddress: string,
  links: { undo: string; contact: string },
): Letter {
  return writeLetter("Your email address has changed", [
    "Your account at Dorsal has a new address. Mails go there from now on.",
    { facts: [["New address", newAddress]] },
    `If it was not you, take the account back: it gets this address again, ${undone}`,
    { label: notMe, href: links.undo },
    { note: goodFor },
    "Is the link too old? Please write to us:",
    { label: "Contact us", href: links.contact, look: "link" },
  ]);
}

/** To the address that a change is taken back from. */
export function letterOfRestoredAddress(links: { contact: string }): Letter {
  return writeLetter("Your account has its old address again", [
    "The owner of the address that your account at Dorsal had before has undone the change. Mails go to the old address from now on, and everyone is signed out.",
    "If the account is yours, please write to us:",
    { label: "Contact us", href: links.contact },
  ]);
}

/** About a change of the ways to sign in; to the owner, who may not have made it. */
export function letterOfChange(what: string, links: { undo: string; waysIn: string }): Letter {
  return writeLetter(what, [
    `${what} at Dorsal. If it was you, there is nothing to do.`,
    `If it was not you, secure your account: ${undone}`,
    { label: notMe, href: links.undo },
    { note: goodFor },
    "You can also see everything that opens your account, and remove what you do not recognize:",
    { label: "See what opens your account", href: links.waysIn, look: "link" },
  ]);
}

const notMe = "This was not me";

/** What the link does: see `undoChange`. */
const undone =
  "everyone is signed out, what was added since then is removed, the password stops working, and you get a link to set a new one. The page asks before it does this.";

const goodFor = `The link is good for ${undoDays} days and works once.`;
