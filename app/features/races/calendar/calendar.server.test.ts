import { expect, test } from "vitest";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import { noFilters, type RaceFilters } from "../filters/filters.ts";
import { queryFor } from "../search/query/query.server.ts";
import { firstRaceDay, racesInCalendar } from "./calendar.server.ts";
import { calendarPeriod, racesPerDay } from "./calendar.ts";

const { db } = await openTestDatabase();

const everything = queryFor(noFilters, now());
const november = calendarPeriod("month", "2026-11-20");

test("GAP-75 a month lists three filtered races per day and counts all of them", () =>
  rolledBack(db, async (tx) => {
    for (let number = 0; number < 5; number++) await aRace(tx, { startDate: "2026-11-28" });
    await aRace(tx, { raceName: "Trail", startDate: "2026-11-28", raceType: "Trail" });
    await aRace(tx, { raceName: "Last cell", startDate: "2026-12-05" });
    await aRace(tx, { raceName: "Beyond", startDate: "2026-12-06" });
    const days = async (filters: Partial<RaceFilters>, perDay = racesPerDay) => {
      const found = await racesInCalendar(
        { db: tx },
        queryFor({ ...noFilters, ...filters }, now()),
        november,
        perDay,
      );
      return found.map(({ day, total, races }) => [day, total, races.length]);
    };
    expect(await days({})).toEqual([
      ["2026-11-28", 6, 3],
      ["2026-12-05", 1, 1],
    ]);
    expect(await days({}, 100)).toEqual([
      ["2026-11-28", 6, 6],
      ["2026-12-05", 1, 1],
    ]);
    expect(await days({ types: ["Trail"] })).toEqual([["2026-11-28", 1, 1]]);
    expect(await days({ when: "next-month" })).toEqual([["2026-12-05", 1, 1]]);
    expect(await days({ q: "beyond" })).toEqual([]);
  }));

test("GAP-75 days before today are empty", () =>
  rolledBack(db, async (tx) => {
    await aRace(tx, { startDate: "2026-11-19" });
    await aRace(tx, { startDate: "2026-11-20" });
    const found = await racesInCalendar({ db: tx }, everything, november);
    expect(found.map(({ day }) => day)).toEqual(["2026-11-20"]);
    const october = calendarPeriod("month", "2026-10-01");
    expect(await racesInCalendar({ db: tx }, everything, october)).toEqual([]);
  }));

test("a calendar begins with the first race that takes registrations, or else with the first one", () =>
  rolledBack(db, async (tx) => {
    const first = () => firstRaceDay({ db: tx }, everything);
    expect(await first()).toBeNull();
    await aRace(tx, { startDate: "2026-11-21", registrationStatus: "closed" });
    expect(await first()).toBe("2026-11-21");
    await aRace(tx, { startDate: "2026-12-12" });
    expect(await first()).toBe("2026-12-12");
  }));
