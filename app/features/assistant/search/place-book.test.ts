import { expect, test } from "vitest";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import { knownPlaces } from "./place-book.server.ts";

const { db } = await openTestDatabase();

test("CHAT-23 CHAT-24 the countries and cities of the specification are known without any race", () =>
  rolledBack(db, async (tx) => {
    const book = await knownPlaces({ db: tx, now });
    for (const country of ["peru", "mexico", "canada", "united states"]) {
      expect(book.get(country)).toMatchObject([{ kind: "country", races: 0 }]);
    }
    for (const city of ["lima", "cusco", "arequipa"]) {
      expect(book.get(city)).toMatchObject([{ kind: "city", country: "Peru", races: 0 }]);
    }
  }));

test("the places of upcoming races are known in their most frequent spelling, the larger first", () =>
  rolledBack(db, async (tx) => {
    const quebec = { stateProvince: "Québec", country: "Canada" };
    await aRace(tx, { city: "Québec", ...quebec });
    await aRace(tx, { city: "Quebec", ...quebec });
    await aRace(tx, { city: "Québec", ...quebec });
    await aRace(tx, { city: "Montréal", ...quebec });
    await aRace(tx, { city: "Lima", country: "United States", stateProvince: "Ohio" });
    await aRace(tx, { city: "Past", startDate: "2020-01-01" });
    const book = await knownPlaces({ db: tx, now });
    expect(book.get("quebec")).toEqual([
      { kind: "state", name: "Québec", folded: "quebec", country: "Canada", races: 4 },
      {
        kind: "city",
        name: "Québec",
        folded: "quebec",
        country: "Canada",
        state: "Québec",
        races: 3,
      },
    ]);
    expect(book.get("lima")?.map(({ country, races }) => [country, races])).toEqual([
      ["United States", 1],
      ["Peru", 0],
    ]);
    expect(book.get("canada")).toMatchObject([{ name: "Canada", races: 4 }]);
    // Read once, and remembered.
    await aRace(tx, { city: "Toronto", country: "Canada" });
    expect(await knownPlaces({ db: tx, now })).toBe(book);
  }));
