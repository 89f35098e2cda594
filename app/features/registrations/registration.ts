import type { RaceCard, RacePage } from "#features/races/race.ts";
import type { Day } from "#values/day.ts";

export const registrationStatuses = ["registered", "confirmed", "completed", "cancelled"] as const;
export type RegistrationStatus = (typeof registrationStatuses)[number];

/** What a runner is shown of the race that an entry belongs to. */
export type EnteredRace = Pick<
  RaceCard,
  "id" | "name" | "type" | "status" | "startDate" | "city" | "stateProvince" | "country"
> &
  Pick<RacePage, "startTime" | "registrationDeadline">;

/** An entry as lists show it. */
export type Registration = {
  id: string;
  status: RegistrationStatus;
  createdAt: Date;
  race: EnteredRace;
  /** As stored; `null` where the race has no distances, or no longer this one. */
  distance: string | null;
};

/** An entry in one race by its distance; without one it is an entry in the race as a whole. */
export type EntryIn = { id: string; distanceId: string | null };

/** An entry with everything its runner gave. For the runner and administrators only. */
export type RegistrationRecord = Registration & {
  /** The number on the bib: the race's own, given once. */
  bib: number;
  firstName: string;
  lastName: string;
  dateOfBirth: Day;
  phone: string;
  country: string;
  insuranceProvider: string;
  policyNumber: string;
  emergencyContactName: string;
  emergencyContactPhone: string;
};

/**
 * Whether the runner may still take the entry back: until the last day of registration, or until
 * the day before the race where there is none. From a race that is called off one may always go.
 */
export function mayCancel({ status, race }: Pick<Registration, "status" | "race">, today: Day) {
  if (status !== "registered" && status !== "confirmed") return false;
  if (race.status === "cancelled") return true;
  return race.registrationDeadline ? today <= race.registrationDeadline : today < race.startDate;
}
