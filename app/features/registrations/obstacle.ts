import { isFull, type RaceDistance, type RacePage } from "#features/races/race.ts";
import type { Day } from "#values/day.ts";

/** Why nobody, or this runner, can register. */
export type Obstacle =
  | "external"
  | "cancelled"
  | "past"
  | "deadline"
  | "closed"
  | "full"
  | "registered";

/** What is said before the form, and where it is sent too late. */
export const obstacles: Record<Obstacle, string> = {
  external: "The organizer of this race takes registrations elsewhere.",
  cancelled: "This race is cancelled.",
  past: "This race is over.",
  deadline: "The registration deadline has passed.",
  closed: "Registration is closed.",
  full: "All places of this distance are taken.",
  registered: "You are already registered for this distance.",
};

type Race = Pick<
  RacePage,
  "category" | "status" | "startDate" | "registrationStatus" | "registrationDeadline"
>;

/**
 * What stands between a runner and an entry, the weightiest first; `null` when nothing does.
 * The last day of registration and the day of the race still count as open. `distance` is `null`
 * for a race without distances, which has no end of places.
 */
export function registrationObstacle(
  race: Race,
  distance: Pick<RaceDistance, "capacity" | "taken"> | null,
  { today, isRegistered = false }: { today: Day; isRegistered?: boolean },
): Obstacle | null {
  if (race.category !== "internal") return "external";
  if (race.status === "cancelled") return "cancelled";
  if (race.status === "completed" || race.startDate < today) return "past";
  if (isRegistered) return "registered";
  if (race.registrationDeadline && race.registrationDeadline < today) return "deadline";
  if (race.registrationStatus !== "open") return "closed";
  return distance && isFull(distance) ? "full" : null;
}
