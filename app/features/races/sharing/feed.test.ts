import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import { noFilters } from "../filters/filters.ts";
import { findCalendarRace, racesForFeed } from "./feed.server.ts";
import { countRaceSitemaps, raceAddressesPage } from "./sitemap.server.ts";

const { db } = await openTestDatabase();

test("a feed has the filtered races of all pages, soonest first, with the fields that calendars compare", () =>
  rolledBack(db, async (tx) => {
    for (let number = 0; number < 30; number++) {
      await aRace(tx, { raceName: "Road", startDate: "2027-01-10", distances: [] });
    }
    const id = await aRace(tx, {
      raceName: "First",
      startTime: "06:00",
      address: "Parque Kennedy",
      registrationDeadline: "2026-11-20",
      distances: ["10K", "5K"],
    });
    await aRace(tx, { raceName: "Trail", raceType: "Trail" });
    await tx.execute(sql`update races set race_status = 'cancelled' where id = ${id}`);

    const races = await racesForFeed({ db: tx, now }, { ...noFilters, types: ["Road"], page: 2 });
    expect(races).toHaveLength(31);
    expect(races[0]).toEqual({
      id,
      name: "First",
      type: "Road",
      status: "cancelled",
      startDate: "2026-11-21",
      startTime: "06:00",
      city: "Lima",
      stateProvince: null,
      country: "Peru",
      address: "Parque Kennedy",
      registrationDeadline: "2026-11-20",
      timeZone: "UTC",
      updatedAt: expect.any(Date),
      sequence: 1,
      distances: [{ text: "10K" }, { text: "5K" }],
    });
    expect(await racesForFeed({ db: tx, now }, noFilters, 5)).toHaveLength(5);
    expect(await findCalendarRace({ db: tx }, id)).toEqual(races[0]);
  }));

test("an unknown race id has no calendar entry", async () => {
  expect(await findCalendarRace({ db }, "nonsense")).toBeNull();
  expect(await findCalendarRace({ db }, "00000000-0000-4000-8000-000000000000")).toBeNull();
});

test("sitemaps list the upcoming races", () =>
  rolledBack(db, async (tx) => {
    expect(await countRaceSitemaps({ db: tx, now })).toBe(0);
    await aRace(tx, { startDate: "2026-11-19" });
    const later = await aRace(tx, { startDate: "2027-01-01" });
    const today = await aRace(tx, { startDate: "2026-11-20" });
    expect(await countRaceSitemaps({ db: tx, now })).toBe(1);
    const page = await raceAddressesPage({ db: tx, now }, 1);
    expect(page.map(({ id }) => id)).toEqual([today, later]);
    expect(page[0]?.updatedAt).toBeInstanceOf(Date);
    expect(await raceAddressesPage({ db: tx, now }, 2)).toEqual([]);
  }));
