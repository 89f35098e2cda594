import type { Database } from "#db/database.ts";
import { addDays, toDay } from "#values/day.ts";
import { aPerson } from "../../support/people.ts";
import { aRace } from "../../support/races/races.ts";
import { aRegistration } from "../../support/registrations.ts";

const id = (number: number) => `c105ed00-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** Races by what is odd about their registration. A distance that is full has the id of its race. */
export const closedRaces = {
  cancelled: id(1),
  deadline: id(2),
  closed: id(3),
  past: id(4),
  full: id(5),
  partlyFull: id(6),
  whole: id(7),
  external: id(8),
} as const;

/** Two days ago is over in every time zone, yesterday is not. */
function dayAfter(days: number): string {
  return addDays(toDay(new Date()), days);
}

/**
 * Adds internal races that take no entries, each for another reason, and some that take them in an
 * unusual way.
 */
export async function addClosedRaces(db: Database) {
  const internal = { raceTypeCategory: "internal", startDate: dayAfter(40) } as const;
  const { cancelled, deadline, closed, past, full, partlyFull, whole, external } = closedRaces;

  await aRace(db, { ...internal, id: cancelled, raceName: "Called Off", raceStatus: "cancelled" });
  await aRace(db, {
    ...internal,
    id: deadline,
    raceName: "Too Late Run",
    registrationDeadline: dayAfter(-2),
  });
  await aRace(db, {
    ...internal,
    id: closed,
    raceName: "Closed Run",
    registrationStatus: "closed",
  });
  await aRace(db, { ...internal, id: past, raceName: "Over Run", startDate: dayAfter(-2) });
  await aRace(db, { ...internal, id: whole, raceName: "Whole Run", distances: [] });
  await aRace(db, {
    ...internal,
    id: external,
    raceName: "Elsewhere",
    raceTypeCategory: "external",
    registrationLink: "https://entries.test/elsewhere",
  });
  await aRace(db, {
    ...internal,
    id: full,
    raceName: "Full Run",
    distances: [{ id: full, distance: "10K", capacity: 1 }],
  });
  await aRace(db, {
    ...internal,
    id: partlyFull,
    raceName: "Partly Full Run",
    registrationDeadline: addDays(internal.startDate, -3),
    distances: [
      { id: partlyFull, distance: "10K", capacity: 1 },
      { distance: "21K", capacity: 1 },
    ],
  });
  for (const id of [full, partlyFull]) {
    await aRegistration(db, { raceId: id, distanceId: id, userId: await aPerson(db) });
  }
}
