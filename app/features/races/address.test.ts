import { expect, test } from "vitest";
import { openTestDatabase } from "../../../tests/support/database.ts";
import { now } from "../../../tests/support/races/races.ts";
import { racesInCalendar } from "./calendar/calendar.server.ts";
import { calendarPeriod } from "./calendar/calendar.ts";
import { racesAddress } from "./filters/filters.ts";
import { readRaceFilters } from "./filters/read-filters.ts";
import { relaxationsOf } from "./search/relaxations.server.ts";
import { searchRaces } from "./search/search.server.ts";
import { racesForFeed } from "./sharing/feed.server.ts";

const { db } = await openTestDatabase();

const parameters = [
  "q",
  "type",
  "country",
  "city",
  "distance",
  "distance_from",
  "distance_to",
  "when",
  "from",
  "to",
  "rating",
  "view",
  "date",
  "page",
  "q[]",
  "__proto__",
];

test.each([
  "",
  "\u0000",
  "a\u0000b",
  "%",
  "_",
  "\\",
  "'",
  '"',
  "');drop table races;--",
  "{{7*7}} %s %n",
  "<script>alert(1)</script>",
  "-1",
  "1e308",
  "99999999999999999999",
  "NaN",
  "Infinity",
  "9999-12-31",
  "0000-00-00",
  "2026-02-30",
  "🏃‍♀️".repeat(50),
  "\ud800",
  "\u202e\u2066مرحبا",
  "ﷺ".repeat(100),
  "ß ﬁ ½ Ⅷ",
  "a".repeat(10_000),
  "a ".repeat(5_000),
  "%_\\".repeat(3_000),
])("an address full of %j gives a list, a calendar and a feed", async (junk) => {
  const params = new URLSearchParams(
    parameters.flatMap((name) => [
      [name, junk],
      [name, junk],
    ]),
  );
  const filters = readRaceFilters(params, "2026-11-20");
  const { query, ...found } = await searchRaces({ db, now }, filters);
  expect(found).toMatchObject({ total: 0, races: [], page: 1 });
  expect(await relaxationsOf({ db }, query, "mi", "en")).toEqual([]);
  expect(await racesForFeed({ db, now }, filters)).toEqual([]);
  const period = calendarPeriod("month", filters.date ?? "2026-11-20");
  expect(await racesInCalendar({ db }, query, period)).toEqual([]);
  expect(racesAddress(filters).length).toBeLessThan(4_000);
});
