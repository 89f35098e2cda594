import type { Day } from "#values/day.ts";

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
