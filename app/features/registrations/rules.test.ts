import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { raceRegistrations, races } from "#db/schema.ts";
import { addDays, toDay } from "#values/day.ts";
import { openTestDatabase, rolledBack } from "../../../tests/support/database.ts";
import { now } from "../../../tests/support/races/races.ts";
import { aDraft, anEntryWorld, aRegistration } from "../../../tests/support/registrations.ts";
import { cancelRegistration } from "./commands.server.ts";
import { register } from "./entering/commands.server.ts";
import { registrationObstacle } from "./obstacle.ts";
import { mayCancel, registrationStatuses } from "./registration.ts";

// The rules of registering and cancelling are written twice: in TypeScript for the screens and in
// SQL for the statement that checks and writes. These tests compare both case by case.

const { db } = await openTestDatabase();
const at = { origin: "https://dorsal.example" };

const today = toDay(now());
const yesterday = addDays(today, -1);
const tomorrow = addDays(today, 1);
const raceStatuses = ["upcoming", "active", "completed", "cancelled"] as const;

const days = [yesterday, today, tomorrow];
const dates = days.flatMap((startDate) =>
  [null, ...days].map((registrationDeadline) => ({ startDate, registrationDeadline })),
);

const openRace = { category: "internal", registrationStatus: "open" } as const;
const racesToEnter = [
  ...raceStatuses.flatMap((status) => dates.map((each) => ({ ...openRace, status, ...each }))),
  ...dates.flatMap((each) => [
    { ...openRace, status: "upcoming" as const, registrationStatus: "sold out", ...each },
    { ...openRace, status: "upcoming" as const, category: "external" as const, ...each },
  ]),
];

test("GAP-15 the database registers exactly the runners whom the screen offers to register", () =>
  rolledBack(db, async (tx) => {
    const { services, viewer, place } = await anEntryWorld(tx);
    let draft = await aDraft(tx, viewer, place);
    const outcomes = new Set<string | null>();
    for (const race of racesToEnter) {
      const { category, status, ...columns } = race;
      await tx.update(races).set({ raceTypeCategory: category, raceStatus: status, ...columns });
      const expected = registrationObstacle(race, { capacity: 3, taken: 0 }, { today });
      const { problem } = await register(services, viewer, draft, at);
      expect({ ...race, problem }).toEqual({ ...race, problem: expected });
      outcomes.add(problem);
      if (problem !== null) continue;
      await tx.delete(raceRegistrations);
      draft = await aDraft(tx, viewer, place);
    }
    const every = new Set([null, "external", "cancelled", "over", "deadline", "closed"]);
    expect(outcomes).toEqual(every);
  }));

test("the database cancels exactly the registrations that the screen offers to cancel", () =>
  rolledBack(db, async (tx) => {
    const { services, viewer, place } = await anEntryWorld(tx);
    const id = await aRegistration(tx, { ...place, ...viewer });
    const outcomes = new Set<boolean>();
    for (const raceStatus of raceStatuses) {
      for (const status of registrationStatuses) {
        for (const each of dates) {
          await tx.update(races).set({ raceStatus, ...each });
          await tx.update(raceRegistrations).set({ status }).where(eq(raceRegistrations.id, id));
          const entry = { status, race: { status: raceStatus, ...each } };
          const { problem } = await cancelRegistration(services, viewer, id, at);
          expect({ ...entry, may: problem === null }).toEqual({
            ...entry,
            may: mayCancel(entry, today),
          });
          outcomes.add(problem === null);
        }
      }
    }
    expect(outcomes.size).toBe(2);
  }));
