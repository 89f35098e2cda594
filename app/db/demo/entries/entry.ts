import { addDays, type Day } from "#values/day.ts";
import type { raceRegistrations } from "../../schema.ts";
import { demoId } from "../people/id.ts";
import { demoAccounts } from "../people/people.ts";
import { demoRaces } from "../races/catalog.ts";
import { distanceRows, raceRow } from "../races/rows.ts";

/** The entry stays open for cancelling at least as long. */
const leastDays = 21;

/** The runner's one registration: for the next race that registers runners here. */
export function demoEntry(today: Day, createdAt: Date): typeof raceRegistrations.$inferInsert {
  const { runner } = demoAccounts;
  const [next] = demoRaces
    .filter((race) => race.isInternal && !race.isCancelled && !race.isClosed)
    .map((race) => ({
      race: raceRow(race, today, createdAt),
      distance: distanceRows(race, createdAt)[0],
    }))
    .filter(({ race }) => (race.registrationDeadline ?? "") >= addDays(today, leastDays))
    .sort((a, b) => a.race.startDate.localeCompare(b.race.startDate));
  if (!next?.race.id) throw new Error("No demo race registers runners.");
  return {
    id: demoId("registration", runner.email),
    raceId: next.race.id,
    distanceId: next.distance?.id ?? null,
    userId: runner.id,
    firstName: runner.firstName,
    lastName: runner.lastName,
    dateOfBirth: "1990-02-28",
    phone: "+51987654321",
    country: "Peru",
    insuranceProvider: "Demo Insurance",
    policyNumber: "DEMO-0001",
    emergencyContactName: "Luz Demo",
    emergencyContactPhone: "+51912345678",
    waiverAccepted: true,
    createdAt,
    updatedAt: createdAt,
  };
}
