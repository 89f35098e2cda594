import type { Day } from "#values/day.ts";
import type { RegistrationRecord, RegistrationStatus } from "../registration.ts";

/** An entry as the list of all shows it. Names are empty when the runner's account is gone. */
export type RosterEntry = {
  id: string;
  bib: number;
  status: RegistrationStatus;
  createdAt: Date;
  firstName: string;
  lastName: string;
  /** `null` when the runner's account is gone. */
  email: string | null;
  raceId: string;
  raceName: string;
  startDate: Day;
  distance: string | null;
  /** When the runner was last asked for a review, and whether that has arrived. */
  askedAt: Date | null;
  askedStatus: "queued" | "sent" | "failed" | null;
};

/** Which entries the list shows. */
export type RosterFilters = {
  /** Words of the runner's name, or how the address begins. */
  runner: string;
  /** Words of the race's name. */
  race: string;
  raceId: string | null;
  status: RegistrationStatus | null;
  when: "upcoming" | "past" | null;
};

/** One entry whole, for administrators. The runner's account may be gone. */
export type RosterRecord = Omit<RegistrationRecord, "dateOfBirth" | "race"> & {
  userId: string | null;
  email: string | null;
  dateOfBirth: Day | null;
  updatedAt: Date;
  race: { id: string; name: string; startDate: Day; city: string; country: string };
};

/** How many places of a distance are taken, and by whom. */
export type PlaceCount = {
  /** `null` for entries of the race as a whole, or of a distance that is gone. */
  distance: string | null;
  capacity: number | null;
  registered: number;
  confirmed: number;
  completed: number;
  cancelled: number;
};

/** `Ana Quispe`, or what stands for somebody whose account is gone. */
export function runnerName({ firstName, lastName }: { firstName: string; lastName: string }) {
  return `${firstName} ${lastName}`.trim() || "deleted runner";
}
