import type { Letter } from "#services/mail/mail.ts";
import { writeLetter } from "#ui/letter/letter.server.tsx";

/** A code to type into the app; the link is there where a browser can do the same. */
type InLetter = { digits: string; link: string | null };

/** To a person who has just signed up in an app. */
export function letterToConfirmApp({ digits, link }: InLetter): Letter {
  return writeLetter("Confirm your email address", [
    "Welcome to Dorsal. One step is left: confirm that this address is yours. Enter this code in the app:",
    { code: digits },
    ...orByLink(link, "Confirm email address"),
    "The code is good for one hour. If you did not sign up, do nothing: without the confirmation nobody can use the account.",
  ]);
}

/** To a person who signs in without a password. */
export function letterToSignIn({ digits, link }: InLetter): Letter {
  return writeLetter("Your code to sign in", [
    "Somebody, probably you, wants to sign in to an app with your account at Dorsal. Enter this code there:",
    { code: digits },
    ...orByLink(link, "Sign in"),
    "The code is good for one hour and works once. If it was not you, do nothing, and give the code to nobody.",
  ]);
}

export function letterToRecover({ digits, link }: InLetter): Letter {
  return writeLetter("Set a new password", [
    "Somebody, probably you, has asked in an app to set a new password for your account at Dorsal. Enter this code there:",
    { code: digits },
    ...orByLink(link, "Set a new password"),
    "The code is good for one hour and works once. If it was not you, do nothing: your password stays as it is.",
  ]);
}

/** To the new address, which counts once its code has been entered. */
export function letterToChangeAddress({ digits, link }: InLetter): Letter {
  return writeLetter("Confirm your new email address", [
    "You have asked in an app to use this address for your account at Dorsal. Enter this code there:",
    { code: digits },
    ...orByLink(link, "Confirm new address"),
    "The code is good for one hour. If it was not you, do nothing: the account keeps its address.",
  ]);
}

/** Before a change of the ways to sign in. */
export function letterToProve(digits: string): Letter {
  return writeLetter("Your code to confirm it is you", [
    "You want to change how you sign in to your account at Dorsal. Enter this code in the app:",
    { code: digits },
    "The code is good for one hour and works once. If it was not you, give the code to nobody, and set a new password.",
  ]);
}

function orByLink(href: string | null, label: string) {
  return href === null ? [] : ["Or follow this link:", { label, href }];
}
