import type { Letter } from "#services/mail/mail.ts";
import { writeLetter } from "#ui/letter/letter.server.tsx";

/** To a person who has just signed up. */
export function letterToConfirmAddress(link: string): Letter {
  return writeLetter("Confirm your email address", [
    "Welcome to Dorsal. One step is left: confirm that this address is yours.",
    { label: "Confirm email address", href: link },
    "The link is good for one day. If you did not sign up, do nothing: without the confirmation nobody can use the account.",
  ]);
}

/** To the owner of an account, when its address is used to sign up again. */
export function letterToOwner(links: { login: string; forgotten: string }): Letter {
  return writeLetter("You already have an account", [
    "Somebody, probably you, has tried to sign up at Dorsal with this address. There is an account with it already, so nothing has changed.",
    { label: "Sign in", href: links.login },
    "If you have forgotten your password, you can set a new one:",
    { label: "Set a new password", href: links.forgotten },
    "If it was not you, there is nothing to do.",
  ]);
}

export function letterToResetPassword(link: string): Letter {
  return writeLetter("Set a new password", [
    "Somebody, probably you, has asked to set a new password for your account at Dorsal.",
    { label: "Set a new password", href: link },
    "The link is good for one hour and works once. If it was not you, do nothing: your password stays as it is.",
  ]);
}
