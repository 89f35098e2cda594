import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { boolean } from "#db/kinds.ts";
import { readRow } from "#db/rows.ts";
import { races } from "#db/schema.ts";
import { addDays, toDay } from "#values/day.ts";
import { openTestDatabase, rolledBack } from "../../../tests/support/database.ts";
import { aRace, now } from "../../../tests/support/races/races.ts";
import { raceStatuses } from "./race.ts";
import { takesRegistrations } from "./standing.server.ts";
import { closedBecause, mayRegister, type RaceToJudge, standingOf } from "./standing.ts";

const { db } = await openTestDatabase();

const today = toDay(now());
const days = [addDays(today, -1), today, addDays(today, 1)];
const cases = raceStatuses.flatMap((status) =>
  days.flatMap((startDate) =>
    ["open", "closed", "sold out"].flatMap((registrationStatus) =>
      [null, ...days].map(
        (registrationDeadline): RaceToJudge => ({
          status,
          startDate,
          registrationStatus,
          registrationDeadline,
        }),
      ),
    ),
  ),
);

test("GAP-15 the database, its search and the screens agree on which races take registrations", () =>
  rolledBack(db, async (tx) => {
    const id = await aRace(tx, {});
    for (const race of cases) {
      const { status, ...columns } = race;
      await tx
        .update(races)
        .set({ raceStatus: status, ...columns })
        .where(eq(races.id, id));
      const stored = await readRow(
        tx,
        { isOpen: boolean, isFoundOpen: boolean },
        sql`select ${takesRegistrations(today)} as "isOpen", s.open_until >= ${today}::date as "isFoundOpen"
          from races r join race_search s on s.race_id = r.id where r.id = ${id}`,
      );
      const isOpen = mayRegister(race, today);
      expect({ ...race, ...stored }).toEqual({ ...race, isOpen, isFoundOpen: isOpen });
    }
  }));

test("a race is open exactly where nothing closes it", () => {
  const standings = new Set(cases.map((race) => standingOf(race, today)));
  expect(standings).toEqual(new Set(["open", "closed", "over", "cancelled"]));
  const reasons = new Set(cases.map((race) => closedBecause(race, today)));
  expect(reasons).toEqual(new Set([null, "cancelled", "over", "deadline", "closed"]));
  for (const race of cases) {
    expect(standingOf(race, today) === "open", JSON.stringify(race)).toBe(mayRegister(race, today));
  }
});
