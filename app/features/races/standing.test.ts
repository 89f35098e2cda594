import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { boolean, day } from "#db/kinds.ts";
import { readRow } from "#db/rows.ts";
import { races } from "#db/schema.ts";
import { addDays, toDay } from "#values/day.ts";
import { openTestDatabase, rolledBack } from "../../../tests/support/database.ts";
import { aRace, now } from "../../../tests/support/races/races.ts";
import { raceStatuses } from "./race.ts";
import { isAhead, isPast, moment, takesRegistrations, todayOfRace } from "./standing.server.ts";
import { closedBecause, mayRegister, type RaceToJudge, standingOf, todayAt } from "./standing.ts";

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
        sql`select ${takesRegistrations(now())} as "isOpen",
            s.closes_at > ${moment(now())} as "isFoundOpen"
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

/** Around the ends of days, on days on which clocks change, and on the day of the race. */
const edges = [
  { timeZone: "America/Lima", startDate: "2027-01-16", ends: "2027-01-17T05:00:00Z" },
  { timeZone: "America/St_Johns", startDate: "2027-01-16", ends: "2027-01-17T03:30:00Z" },
  { timeZone: "Pacific/Honolulu", startDate: "2027-01-16", ends: "2027-01-17T10:00:00Z" },
  { timeZone: "Pacific/Kiritimati", startDate: "2027-01-16", ends: "2027-01-16T10:00:00Z" },
  { timeZone: "UTC", startDate: "2027-01-16", ends: "2027-01-17T00:00:00Z" },
  // The days on which the clocks change.
  { timeZone: "America/Tijuana", startDate: "2027-03-14", ends: "2027-03-15T07:00:00Z" },
  { timeZone: "America/Tijuana", startDate: "2027-11-07", ends: "2027-11-08T08:00:00Z" },
];

test.each(edges)("GAP-06 a race on $startDate in $timeZone is over after its own day", (edge) =>
  rolledBack(db, async (tx) => {
    const { timeZone, startDate } = edge;
    const end = new Date(edge.ends);
    // It starts at 23:30, and one may register until then.
    await aRace(tx, { timeZone, startDate, startTime: "23:30", registrationDeadline: startDate });
    const at = async (now: Date) => {
      const stored = await readRow(
        tx,
        {
          today: day,
          isAhead: boolean,
          isPast: boolean,
          isFound: boolean,
          isListed: boolean,
          isOpen: boolean,
          isFoundOpen: boolean,
        },
        sql`select ${todayOfRace(now)} as today, ${isAhead(now)} as "isAhead",
            ${isPast(now)} as "isPast", ${isAhead(now, "s")} as "isFound",
            ${isAhead(now, "d")} as "isListed", ${takesRegistrations(now)} as "isOpen",
            s.closes_at > ${moment(now)} as "isFoundOpen"
          from races r join race_search s on s.race_id = r.id
            join race_directory d on d.race_id = r.id`,
      );
      const race: RaceToJudge = {
        status: "upcoming",
        startDate,
        registrationStatus: "open",
        registrationDeadline: startDate,
      };
      expect(stored?.today).toBe(todayAt({ timeZone }, now));
      const { today: _, ...facts } = stored ?? {};
      return { ...facts, mayRegister: mayRegister(race, todayAt({ timeZone }, now)) };
    };
    const open = {
      isAhead: true,
      isPast: false,
      isFound: true,
      isListed: true,
      isOpen: true,
      isFoundOpen: true,
      mayRegister: true,
    };
    expect(await at(new Date(end.getTime() - 1000))).toEqual(open);
    expect(await at(end)).toEqual({
      isAhead: false,
      isPast: true,
      isFound: false,
      isListed: false,
      isOpen: false,
      isFoundOpen: false,
      mayRegister: false,
    });
  }),
);
