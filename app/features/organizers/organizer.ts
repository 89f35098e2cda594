import type { Viewer } from "#features/accounts/viewer.ts";
import type { RaceStatus } from "#features/races/race.ts";
import type { Day } from "#values/day.ts";

declare const asked: unique symbol;

/** A viewer in the workspace of organizers; only `requireOrganizer` creates one. */
export type Organizer = Viewer & { isAdmin: false; readonly [asked]: true };

/** The most organizers of a race: more would be the members of an association. */
export const mostOrganizers = 20;

/** A race in the list of its organizer. */
export type OrganizedRace = {
  id: string;
  name: string;
  startDate: Day;
  city: string;
  country: string;
  status: RaceStatus;
  distances: number;
  /** Registrations that are not cancelled. */
  runners: number;
  /** Those of them that nobody has confirmed. */
  unconfirmed: number;
  /** Proofs of payment that wait for the organizer. */
  proofs: number;
  /** Registrations with files that wait. */
  files: number;
  /** It is over, and its next edition is not prepared. */
  lacksNext: boolean;
};

/** Somebody who organizes a race, as administrators see them. */
export type LinkedOrganizer = {
  userId: string;
  email: string;
  name: string;
  /** A deactivated account cannot sign in, and edits nothing. */
  isActive: boolean;
  isFromClaim: boolean;
  linkedAt: Date;
  /** `null` when the administrator's account is gone. */
  linkedBy: string | null;
};

/** The race that the screens of a workplace are about. */
export type MenuRace = {
  id: string;
  name: string;
  /** Screens about entries are of no use to a race whose runners register elsewhere. */
  registersHere: boolean;
};

export type LinkingProblem = keyof typeof linkingProblems;

export const addressNeeded = "Please enter the email address of an account";

/** Why somebody was not linked to a race or removed from it. */
export const linkingProblems = {
  "no-race": "Race not found",
  "no-claim": "This claim no longer exists",
  "no-account":
    "No confirmed and active account has this address. Ask the person to sign up with it, and link the account then.",
  "linked-already": "This person organizes the race already.",
  "too-many": `A race has at most ${mostOrganizers} organizers.`,
  "not-linked": "This person does not organize the race any more.",
} as const satisfies Record<string, string>;

export const linkedSentence = (email: string) => `${email} organizes this race now.`;

export const removedSentence = (email: string) => `${email} does not organize this race any more.`;
