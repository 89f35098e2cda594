import { isFull, type RaceDistance, type RacePage } from "#features/races/race.ts";
import { type ClosedReason, closedBecause, type RaceToJudge } from "#features/races/standing.ts";
import type { Day } from "#values/day.ts";
import type { Words } from "#values/say.ts";

/** Why a runner cannot register for a distance. */
export type Obstacle = ClosedReason | "external" | "full" | "registered";

export const obstacles: Record<Obstacle, Words> = {
  external: {
    en: "The organizer of this race takes registrations elsewhere.",
    es: "El organizador de esta carrera recibe las inscripciones en otro sitio.",
  },
  cancelled: { en: "This race is cancelled.", es: "Esta carrera está cancelada." },
  over: { en: "This race is over.", es: "Esta carrera ya se corrió." },
  deadline: {
    en: "The registration deadline has passed.",
    es: "El plazo de inscripción ya venció.",
  },
  closed: { en: "Registration is closed.", es: "Las inscripciones están cerradas." },
  full: { en: "All places of this distance are taken.", es: "Esta distancia ya no tiene cupos." },
  registered: {
    en: "You are already registered for this distance.",
    es: "Ya tienes una inscripción en esta distancia.",
  },
};

/** Why a form that was sent made no registration. */
export type RegistrationRefusal =
  | Obstacle
  | "incomplete"
  | "sold-out"
  | "extras-sold-out"
  | "too-many"
  | "too-many-entries"
  | "gone"
  | "price-changed"
  | "code-refused"
  | "no-team"
  | "no-way-to-pay"
  | "busy";

type RaceToEnter = RaceToJudge & Pick<RacePage, "category">;

/**
 * What keeps a runner from registering, the most important reason first; `null` when registration is
 * possible. `distance` is `null` for a race without distances, which has no limit of places.
 */
export function registrationObstacle(
  race: RaceToEnter,
  distance: Pick<RaceDistance, "capacity" | "taken"> | null,
  { today, isRegistered = false }: { today: Day; isRegistered?: boolean },
): Obstacle | null {
  if (race.category !== "internal") return "external";
  return obstacleAnywhere(race, distance, { today, isRegistered });
}

/** The same wherever the registration takes place: here, or with the organizer. */
export function obstacleAnywhere(
  race: RaceToJudge,
  distance: Pick<RaceDistance, "capacity" | "taken"> | null,
  { today, isRegistered = false }: { today: Day; isRegistered?: boolean },
): Exclude<Obstacle, "external"> | null {
  const reason = closedBecause(race, today);
  if (reason === "cancelled" || reason === "over") return reason;
  if (isRegistered) return "registered";
  return reason ?? (distance && isFull(distance) ? "full" : null);
}
