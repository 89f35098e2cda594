import { isFull, type RaceDistance, type RacePage } from "#features/races/race.ts";
import type { Day } from "#values/day.ts";

/** Why a runner cannot register for a distance. */
export type Obstacle =
  | "external"
  | "cancelled"
  | "past"
  | "deadline"
  | "closed"
  | "full"
  | "registered";

/** Why a form that was sent made no registration. */
export type RegistrationRefusal = Obstacle | "incomplete" | "gone";

type RaceToEnter = Pick<
  RacePage,
  "category" | "status" | "startDate" | "registrationStatus" | "registrationDeadline"
>;

/**
 * What keeps a runner from registering, the most important reason first; `null` when registration is
 * possible. The last day of registration and the day of the race still count as open. `distance` is
 * `null` for a race without distances, which has no limit of places.
 *
 * `register` applies the same rules in SQL; `rules.test.ts` compares the two.
 */
export function registrationObstacle(
  race: RaceToEnter,
  distance: Pick<RaceDistance, "capacity" | "taken"> | null,
  { today, isRegistered = false }: { today: Day; isRegistered?: boolean },
): Obstacle | null {
  if (race.category !== "internal") return "external";
  return obstacleAnywhere(race, distance, { today, isRegistered });
}

/** The same without a word about where the registration takes place: here, or with the organizer. */
export function obstacleAnywhere(
  race: Omit<RaceToEnter, "category">,
  distance: Pick<RaceDistance, "capacity" | "taken"> | null,
  { today, isRegistered = false }: { today: Day; isRegistered?: boolean },
): Exclude<Obstacle, "external"> | null {
  if (race.status === "cancelled") return "cancelled";
  if (race.status === "completed" || race.startDate < today) return "past";
  if (isRegistered) return "registered";
  if (race.registrationDeadline && race.registrationDeadline < today) return "deadline";
  if (race.registrationStatus !== "open") return "closed";
  return distance && isFull(distance) ? "full" : null;
}
