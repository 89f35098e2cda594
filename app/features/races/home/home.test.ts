import { expect, test } from "vitest";
import { forgetAnswers } from "#db/search/remembered.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import {
  citiesOfUpcoming,
  countDistances,
  keyRaces,
  nextRace,
  popularCities,
  raceTypes,
  season,
} from "./home.server.ts";

const { db } = await openTestDatabase();

test("HOME-14 GAP-04 key races are the next three premium races that are not cancelled", () =>
  rolledBack(db, async (tx) => {
    const premium = (raceName: string, startDate: string, raceStatus: "upcoming" | "cancelled") =>
      aRace(tx, { raceName, startDate, raceStatus, isPremium: true });
    await premium("Fourth", "2027-04-01", "upcoming");
    await premium("Third", "2027-03-01", "upcoming");
    await premium("Cancelled", "2026-12-01", "cancelled");
    await premium("Past", "2026-11-19", "upcoming");
    await premium("Today", "2026-11-20", "upcoming");
    await premium("Second", "2027-02-01", "upcoming");
    await aRace(tx, { raceName: "Ordinary", startDate: "2026-11-21" });
    const names = (await keyRaces({ db: tx, now })).map((race) => race.name);
    expect(names).toEqual(["Today", "Second", "Third"]);
  }));

test("HOME-14 open key races come before closed ones, each soonest first", () =>
  rolledBack(db, async (tx) => {
    const premium = (raceName: string, startDate: string, columns = {}) =>
      aRace(tx, { raceName, startDate, isPremium: true, distances: ["42K"], ...columns });
    await premium("Closed", "2026-11-20", { registrationStatus: "closed" });
    await premium("Too late", "2026-12-01", { registrationDeadline: "2026-11-19" });
    await premium("Completed", "2026-12-02", { raceStatus: "completed" });
    await premium("Later", "2027-02-01");
    await premium("Last day", "2027-01-01", {
      registrationDeadline: "2026-11-20",
      distances: ["5K"],
    });
    const shown = (await keyRaces({ db: tx, now })).map(({ name, isClosed }) => [name, isClosed]);
    expect(shown).toEqual([
      ["Last day", false],
      ["Later", false],
      ["Closed", true],
    ]);
    expect((await nextRace({ db: tx, now }))?.name, "an open marathon").toBe("Later");
  }));

test("GAP-46 a card and its page agree that a race is closed", () =>
  rolledBack(db, async (tx) => {
    const race = (columns: object) =>
      aRace(tx, { isPremium: true, startDate: "2027-01-01", ...columns });
    const closed = new Set([
      await race({ registrationStatus: "closed" }),
      await race({ raceStatus: "completed" }),
    ]);
    await race({ registrationDeadline: "2026-11-20" });
    const cards = await keyRaces({ db: tx, now });
    expect(cards).toHaveLength(3);
    for (const { id, isClosed } of cards) expect(isClosed, id).toBe(closed.has(id));
  }));

test("HOME-16 without premium races there are no key races", () =>
  rolledBack(db, async (tx) => {
    await aRace(tx, {});
    expect(await keyRaces({ db: tx, now })).toEqual([]);
    expect(await nextRace({ db: tx, now })).toBeNull();
  }));

test("the home page's bib shows the next premium marathon, or else the next premium race", () =>
  rolledBack(db, async (tx) => {
    await aRace(tx, { raceName: "Marathon", distances: ["Marathon"], startDate: "2026-12-01" });
    await aRace(tx, { raceName: "Soon", isPremium: true });
    expect((await nextRace({ db: tx, now }))?.name).toBe("Soon");
    const marathon = { isPremium: true, distances: ["5K", "42K"] };
    await aRace(tx, { ...marathon, raceName: "Past", startDate: "2026-11-19" });
    await aRace(tx, { ...marathon, raceName: "Later", startDate: "2027-06-01" });
    await aRace(tx, { ...marathon, raceName: "Next", startDate: "2027-05-01" });
    forgetAnswers(tx);
    expect((await nextRace({ db: tx, now }))?.name).toBe("Next");
  }));

test("HOME-12 GAP-03 popular locations are the first six cities of upcoming races from A to Z", () =>
  rolledBack(db, async (tx) => {
    const cities = ["Zacatecas", "lima", "Ávila", "Cusco", "Mérida", "Cusco", "Tacna", "Banff"];
    for (const city of cities) await aRace(tx, { city });
    await aRace(tx, { city: "Aachen", startDate: "2026-11-19" });
    const sorted = ["Ávila", "Banff", "Cusco", "lima", "Mérida", "Tacna", "Zacatecas"];
    expect(await citiesOfUpcoming({ db: tx, now })).toEqual(sorted);
    expect(await popularCities({ db: tx, now })).toEqual(sorted.slice(0, 6));
  }));

test("HOME-08 the types are those of the upcoming races, each once, from A to Z", () =>
  rolledBack(db, async (tx) => {
    for (const raceType of ["Trail", "Road", "Ultra", "Road"]) await aRace(tx, { raceType });
    await aRace(tx, { raceType: "MTB", country: "Chile", startDate: "2026-11-19" });
    expect(await raceTypes({ db: tx, now })).toEqual(["Road", "Trail", "Ultra"]);
  }));

test("HOME-18 the number of listed races counts every distance, including past ones", () =>
  rolledBack(db, async (tx) => {
    await aRace(tx, { distances: ["5K", "10K"] });
    await aRace(tx, { distances: ["Marathon"], startDate: "2025-01-01" });
    await aRace(tx, { distances: [] });
    expect(await countDistances({ db: tx })).toBe(3);
  }));

test("the months and countries of the home page count the races that their links show", () =>
  rolledBack(db, async (tx) => {
    await aRace(tx, { startDate: "2026-11-19", country: "Peru" });
    await aRace(tx, { startDate: "2026-11-21", country: "Peru" });
    await aRace(tx, { startDate: "2027-10-31", country: "Peru" });
    await aRace(tx, { startDate: "2027-11-01", country: "Mexico" });
    const { first, months, countries } = await season({ db: tx, now });
    expect([first, months.length, months[0], months[11]]).toEqual(["2026-11-01", 12, 1, 1]);
    expect(countries).toEqual([
      { name: "Peru", races: 2 },
      { name: "Mexico", races: 1 },
    ]);
  }));
