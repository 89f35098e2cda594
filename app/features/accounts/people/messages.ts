import { mailUnavailable, reservedAddress } from "../messages.ts";

export const peopleNotLoaded = "Failed to load users. Please try again.";

/** Why something was not done to an account, by the code that stands in an address. */
export const personProblems = {
  gone: "There is no such account any more.",
  yourself: "This is your own account: somebody else has to do that.",
  "no-admin": "You are no administrator any more.",
  "last-admin": "This is the last active administrator. Make somebody else an administrator first.",
  guest: "This is the temporary account of a guest's review: nobody can sign in with it.",
  unconfirmed: "This person has not confirmed the address yet.",
  inactive: "This account is deactivated. Activate it first.",
  "no-mail": "This site cannot send mail at the moment.",
  limit: "Too many mails have gone to this address within the last hour. Please try again later.",
  failed: "This could not be done. Please try again.",
} as const;

export type PersonProblem = keyof typeof personProblems;

/** Why an invitation is not sent or withdrawn. */
export const invitationProblems = {
  "has-account": "There is an account with this address already.",
  "too-many-invitations":
    "You have invited many people within the last hour. Please try again later.",
  "too-many-letters": personProblems.limit,
  "mail-unavailable": mailUnavailable,
  "reserved-address": reservedAddress,
  gone: "This invitation is not open any more.",
} as const;

export type InvitationProblem = keyof typeof invitationProblems;

/** Why following the link of an invitation does not make an account. */
export const joiningProblems = {
  over: {
    en: "This invitation has been used, withdrawn or renewed, or its seven days are over. Ask whoever invited you for another one.",
    es: "Esta invitación ya se usó, se retiró o se renovó, o pasaron sus siete días. Pide otra a quien te invitó.",
  },
  "has-account": {
    en: "There is an account with this address already. Please sign in.",
    es: "Ya hay una cuenta con esta dirección. Inicia sesión.",
  },
} as const;

export type JoiningProblem = keyof typeof joiningProblems;

export const nameNeeded = { en: "Please enter your name", es: "Escribe tu nombre" };
export const tooLong = { en: "This is too long", es: "Este texto es demasiado largo" };
