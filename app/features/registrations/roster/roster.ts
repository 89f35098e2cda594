import type { Day } from "#values/day.ts";
import type { Lang, Sentence, Words } from "#values/say.ts";
import type { EntryChangeKind } from "../orders/changes/change.ts";
import type { RegistrationRecord, RegistrationStatus } from "../registration.ts";

/** A registration as the list of all shows it. Names are empty when the runner's account is deleted. */
export type RosterEntry = {
  id: string;
  bib: number;
  status: RegistrationStatus;
  createdAt: Date;
  firstName: string;
  lastName: string;
  /** `null` when the runner's account is deleted. */
  email: string | null;
  raceId: string;
  raceName: string;
  startDate: Day;
  distance: string | null;
  category: string | null;
  /** The kit is handed over. */
  isCollected: boolean;
  /** What was bought beside it and is paid; `null` where nothing was. */
  extras: string | null;
  /** When the runner was last asked for a review, and whether that was delivered. */
  askedAt: Date | null;
  askedStatus: "queued" | "sent" | "failed" | null;
};

/** The registrations that the list shows. */
export type RosterFilters = {
  /** Words of the runner's name, or the beginning of the mail address. */
  runner: string;
  /** Words of the race's name. */
  race: string;
  raceId: string | null;
  status: RegistrationStatus | null;
  when: "upcoming" | "past" | null;
  /** Only those with a file that waits for an organizer. */
  files: "received" | null;
  /** Only the registrations of one race are sorted by something other than their date. */
  order: RosterOrder | null;
};

/** The orders of the list besides the latest first: by last name, and by bib. */
export const rosterOrders = ["name", "bib"] as const;

export type RosterOrder = (typeof rosterOrders)[number];

/** A registration with everything in it, for administrators. The runner's account may be deleted. */
export type RosterRecord = Omit<
  RegistrationRecord,
  "dateOfBirth" | "race" | "category" | "checkInCode"
> & {
  distanceId: string | null;
  /** The category that an organizer has chosen; `null` for the automatic one. */
  categoryId: string | null;
  userId: string | null;
  email: string | null;
  dateOfBirth: Day | null;
  updatedAt: Date;
  race: {
    id: string;
    name: string;
    startDate: Day;
    timeZone: string;
    city: string;
    country: string;
  };
};

/** The race that a list or a start list is about. */
export type RosterRace = {
  id: string;
  name: string;
  startDate: Day;
  place: string;
  hasCategories: boolean;
  /** Whether its entries are sold here, or were, and how many proofs of payment wait. */
  isSold: boolean;
  proofs: number;
  /** How many entries have files that wait. */
  files: number;
};

/** Why a registration was not given another status. */
export type StatusRefusal =
  | { problem: "full" | "sold-out" | "registered-again" | "code-used" | "gone" | "failed" }
  /** It was cancelled, and what credits of the last edition had paid of it is money to settle. */
  | { problem: "credit-returned" }
  /** Its runner has given it up in a change: what was paid for it counts for the entry in its place, or for the next edition. */
  | { problem: "given-up"; kind: EntryChangeKind }
  /** Another administrator has given it another status since. */
  | { problem: "not-offered"; status: RegistrationStatus }
  /** It would be completed, and the race has not been run yet. */
  | { problem: "ahead"; startDate: Day };

/** The runner is `null` where the registration was not found; the names of a deleted runner are empty. */
export type RefusedChange = {
  id: string;
  runner: { firstName: string; lastName: string } | null;
  refusal: StatusRefusal;
};

/** The reason why a change of statuses failed. */
export type ChangeProblem = {
  /** The message about the changes that succeeded; `null` without any. */
  done: Sentence | null;
  problem: Sentence;
  refused: RefusedChange[];
  /** The timestamp by which the changes that succeeded can be undone. */
  undo?: string;
};

/** Asked before all registrations that match are changed: how many they are. */
export type MatchingQuestion = { matching: number };

/** How many places of a distance are taken, by status. */
export type PlaceCount = {
  /** `null` for registrations for the race as a whole, or for a distance that was deleted. */
  distance: string | null;
  capacity: number | null;
  registered: number;
  confirmed: number;
  completed: number;
  cancelled: number;
  /** Their places are held by open orders. */
  pending: number;
  /** Their places are held by open offers of the waiting list. */
  offered: number;
  /** Kept for those who have a code, as many as these codes have uses left. */
  kept: number;
};

/** `Ana Quispe`, or the words for a runner whose account is deleted. */
export function runnerName(
  { firstName, lastName }: { firstName: string; lastName: string },
  lang: Lang,
): string {
  const deleted: Words = { en: "deleted runner", es: "corredor eliminado" };
  return `${firstName} ${lastName}`.trim() || deleted[lang];
}
