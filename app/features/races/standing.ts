import type { Day } from "#values/day.ts";
import { dayIn } from "#values/zone.ts";
import type { RacePage } from "./race.ts";

/** The day that it is at the place of a race. */
export function todayAt({ timeZone }: Pick<RacePage, "timeZone">, now: Date): Day {
  return dayIn(timeZone, now);
}

/** What decides whether a race takes registrations. */
export type RaceToJudge = Pick<
  RacePage,
  "status" | "startDate" | "registrationStatus" | "registrationDeadline"
>;

/** Why a race takes no registrations. `closed` is closed by its organizer. */
export type ClosedReason = "cancelled" | "over" | "deadline" | "closed";

/** Whether a race takes registrations, and what keeps it from doing so. */
export type Standing = "open" | "closed" | "over" | "cancelled";

/**
 * Why a race takes no registrations, the most important reason first; `null` while it takes them. The
 * last day of registration and the day of the race still count as open. `takesRegistrations` is the
 * same rule in SQL, and `standing.test.ts` compares the two.
 * @param today - at the place of the race: `todayAt`
 */
export function closedBecause(race: RaceToJudge, today: Day): ClosedReason | null {
  if (race.status === "cancelled") return "cancelled";
  if (race.status === "completed" || race.startDate < today) return "over";
  if (race.registrationDeadline && race.registrationDeadline < today) return "deadline";
  return race.registrationStatus === "open" ? null : "closed";
}

/** Whether a race takes registrations: it is not over, not cancelled and not closed. */
export function mayRegister(race: RaceToJudge, today: Day): boolean {
  return closedBecause(race, today) === null;
}

export function standingOf(race: RaceToJudge, today: Day): Standing {
  const reason = closedBecause(race, today) ?? "open";
  return reason === "deadline" ? "closed" : reason;
}
