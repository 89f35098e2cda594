import type { Day } from "#values/day.ts";
import { mailUnavailable, reservedAddress } from "../messages.ts";

/** Which people the list shows. */
export const peopleFilters = ["all", "active", "inactive", "admins", "members"] as const;
export type PeopleFilter = (typeof peopleFilters)[number];

/** The orders of the list besides the latest account first. */
export const peopleOrders = ["email", "name", "seen"] as const;
export type PeopleOrder = (typeof peopleOrders)[number];

export type PeopleSearch = { words: string; filter: PeopleFilter; order: PeopleOrder | null };

/** The state of an account. */
export type AccountStanding = {
  isActive: boolean;
  isAdmin: boolean;
  isMember: boolean;
  /** A temporary account that holds a visitor's reviews: nobody can sign in with it. */
  isGuest: boolean;
  /** Whether the address is confirmed; a guest's never is. */
  isConfirmed: boolean;
  /** The day on which the account is deleted, where its owner has asked for that. */
  deletionDay: Day | null;
};

/** A person in the list of users. */
export type Person = AccountStanding & {
  userId: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  image: string | null;
  createdAt: Date;
};

/** What an administrator may know about a person: no secrets, and nothing from registrations. */
export type KnownPerson = Person & {
  phone: string | null;
  lastSignInAt: Date | null;
  /** `password`, `google`. */
  waysToSignIn: string[];
  hasTwoFactor: boolean;
  passkeys: number;
  sessions: number;
  reviews: number;
  registrations: number;
  favorites: number;
  /** The address of the administrator who invited this person. */
  invitedBy: string | null;
  membership: { status: string; paidUntil: Day | null; isEnding: boolean } | null;
};

/** An invitation that has not been used yet. */
export type OpenInvitation = {
  id: string;
  email: string;
  /** `null` once that administrator's account is gone. */
  invitedBy: string | null;
  sentAt: Date;
  expiresAt: Date;
  isOver: boolean;
};

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
