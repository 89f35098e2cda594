/** @module-tag both-databases */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import { noFilters, type RaceFilters } from "../filters/filters.ts";
import { placeRaces } from "../places/placing.server.ts";
import { searchRaces } from "./search.server.ts";

const { db } = await openTestDatabase();

/** Searches with the given filters and no others. */
function search(tx: Database, filters: Partial<RaceFilters> = {}) {
  return searchRaces({ db: tx, now }, { ...noFilters, ...filters });
}

async function namesFor(tx: Database, filters: Partial<RaceFilters>) {
  const { races } = await search(tx, filters);
  return races.map((race) => race.name);
}

test("RACE-LIST-06 a length finds races that offer it or mention it", () =>
  rolledBack(db, async (tx) => {
    await aRace(tx, { raceName: "Corre", distances: ["5K", "Half Marathon"] });
    await aRace(tx, { raceName: "Gira", distances: ["42K"], city: "Cusco" });
    await aRace(tx, { raceName: "Media Maratón de Ica", distances: [], city: "Ica" });
    await aRace(tx, { raceName: "Lima 21K", distances: ["10 miles"] });
    const names = async (q: string, filters: Partial<RaceFilters> = {}) =>
      (await namesFor(tx, { q, ...filters })).sort();
    expect(await names("21k")).toEqual(["Corre", "Lima 21K"]);
    expect(await names("21 km")).toEqual(["Corre"]);
    expect(await names("half marathon")).toEqual(["Corre"]);
    expect(await names("media maratón")).toEqual(["Corre", "Media Maratón de Ica"]);
    expect(await names("Maratón")).toEqual(["Gira", "Media Maratón de Ica"]);
    expect(await names("marathon cusco")).toEqual(["Gira"]);
    expect(await names("5K lima")).toEqual(["Corre"]);
    expect(await names("5k 21k")).toEqual(["Corre"]);
    expect(await names("10 miles")).toEqual(["Lima 21K"]);
    expect(await names("21k", { distance: { from: 15, to: 17 } })).toEqual(["Lima 21K"]);
    expect(await names("21k", { city: "ica" })).toEqual([]);
    expect(await names("21")).toEqual(["Lima 21K"]);
  }));

test("a denied length leaves out races of that length alone", () =>
  rolledBack(db, async (tx) => {
    await aRace(tx, { raceName: "Maratón de Ica", distances: ["42K"] });
    await aRace(tx, { raceName: "Maratón de Lima", distances: ["42K", "Half Marathon"] });
    await aRace(tx, { raceName: "Corre", distances: ["10K"] });
    await aRace(tx, { raceName: "Unknown", distances: [] });
    const names = async (q: string) => (await namesFor(tx, { q })).sort();
    const others = ["Corre", "Maratón de Lima", "Unknown"];
    expect(await names("not a marathon")).toEqual(others);
    expect(await names("que no sea maratón")).toEqual(others);
    expect(await names("no 10k")).toEqual(["Maratón de Ica", "Maratón de Lima", "Unknown"]);
  }));

test("words that ask for open registration leave out what takes none, and find names that have them", () =>
  rolledBack(db, async (tx) => {
    const closed = { registrationDeadline: "2026-11-01", startDate: "2026-12-20" };
    await aRace(tx, { raceName: "Takes runners", startDate: "2026-12-20" });
    await aRace(tx, { raceName: "Takes none", ...closed });
    await aRace(tx, { raceName: "Open Registration 5K", ...closed });
    const names = async (q: string) => (await namesFor(tx, { q })).sort();
    expect(await names("open registration")).toEqual(["Open Registration 5K", "Takes runners"]);
    expect(await names("10k inscripciones abiertas")).toEqual(["Takes runners"]);
  }));

test("RACE-LIST-06 the counts of a length alone match its list", () =>
  rolledBack(db, async (tx) => {
    await aRace(tx, { raceName: "Both 10K", distances: ["10K"] });
    await aRace(tx, { raceName: "Named 10K", distances: [], raceType: "Trail" });
    await aRace(tx, { raceName: "Long", distances: ["10K"], startDate: "2026-12-01" });
    await aRace(tx, { raceName: "Other", distances: ["5K"] });
    const found = await search(tx, { q: "10k" });
    expect(found.total).toBe(3);
    expect(found.facets.types).toEqual([
      { value: "Road", count: 2 },
      { value: "Trail", count: 1 },
    ]);
    expect(found.facets.when.map(({ count }) => count)).toEqual([2, 0, 1]);
    expect((await search(tx, { q: "10k", types: ["Trail"] })).total).toBe(1);
  }));

test("RACE-LIST-06 a year, month or day finds races on that date and races with that name", () =>
  rolledBack(db, async (tx) => {
    const boston = { city: "Boston", country: "United States", distances: ["Marathon"] };
    await aRace(tx, { raceName: "Boston Marathon", startDate: "2027-04-19", ...boston });
    await aRace(tx, { raceName: "Boston Marathon", startDate: "2026-12-31", ...boston });
    await aRace(tx, { raceName: "Tokyo 2027", startDate: "2026-12-06" });
    await aRace(tx, { raceName: "December Run", startDate: "2027-04-18" });
    const found = async (q: string, filters: Partial<RaceFilters> = {}) => {
      const { races } = await search(tx, { q, ...filters });
      return races.map(({ name, startDate }) => `${name} ${startDate}`);
    };
    const [tokyo, old] = ["Tokyo 2027 2026-12-06", "Boston Marathon 2026-12-31"];
    const [run, boston27] = ["December Run 2027-04-18", "Boston Marathon 2027-04-19"];
    expect(await found("boston marathon 2027")).toEqual([boston27]);
    expect(await found("2027")).toEqual([tokyo, run, boston27]);
    expect(await found("december")).toEqual([tokyo, old, run]);
    expect(await found("diciembre")).toEqual([tokyo, old]);
    expect(await found("december 2026")).toEqual([tokyo, old]);
    expect(await found("december 31")).toEqual([old]);
    expect(await found("december", { isLiteral: true })).toEqual([run]);
    expect(await found("2027", { isLiteral: true })).toEqual([tokyo]);
    expect(await found("marathon december")).toEqual([old]);
    expect(await found("december", { dates: { from: "2026-12-20", to: null } })).toEqual([
      old,
      run,
    ]);
  }));

test("RACE-LIST-06 a season is that of the race's hemisphere", () =>
  rolledBack(db, async (tx) => {
    for (const [city, country] of [
      ["Lima", "Peru"],
      ["Oaxaca", "Mexico"],
    ]) {
      for (const startDate of ["2026-12-06", "2027-05-30", "2027-10-03"]) {
        await aRace(tx, { raceName: startDate, startDate, city, country });
      }
    }
    const found = async (q: string) => {
      const { races } = await search(tx, { q });
      return races.map(({ city, startDate }) => `${city} ${startDate}`).sort();
    };
    expect(await found("spring")).toEqual(["Lima 2026-12-06", "Oaxaca 2027-05-30"]);
    expect(await found("next spring")).toEqual(["Lima 2027-10-03", "Oaxaca 2027-05-30"]);
    expect(await found("otoño")).toEqual(["Lima 2027-05-30", "Oaxaca 2026-12-06"]);
    expect(await found("verano en lima")).toEqual(["Lima 2026-12-06"]);
  }));

test("RACE-LIST-06 kinds of races, countries and places are found by their common names", () =>
  rolledBack(db, async (tx) => {
    const mexico = { city: "Oaxaca", country: "Mexico" };
    await aRace(tx, { raceName: "Sierra", raceType: "mountain", distances: ["21K"], ...mexico });
    await aRace(tx, { raceName: "Trail of Lights", distances: ["5K"], ...mexico });
    const texas = { city: "Austin", stateProvince: "Texas", country: "United States" };
    await aRace(tx, { raceName: "Cowtown", ...texas });
    const york = { city: "New York", stateProvince: "New York", country: "United States" };
    await aRace(tx, { raceName: "Five Boroughs", raceType: "Trail", ...york });
    await aRace(tx, { raceName: "USA Cup", city: "Toronto", country: "Canada" });
    const names = async (q: string, filters: Partial<RaceFilters> = {}) =>
      (await namesFor(tx, { q, ...filters })).sort();
    expect(await names("trail mexico")).toEqual(["Sierra", "Trail of Lights"]);
    expect(await names("trail 21k mexico")).toEqual(["Sierra"]);
    expect(await names("trail")).toEqual(["Five Boroughs", "Sierra", "Trail of Lights"]);
    expect(await names("trail", { isLiteral: true })).toEqual(["Trail of Lights"]);
    expect(await names("trail", { types: ["Road"] })).toEqual(["Trail of Lights"]);
    expect(await names("usa")).toEqual(["Cowtown", "Five Boroughs", "USA Cup"]);
    expect(await names("road usa")).toEqual(["Cowtown", "USA Cup"]);
    expect(await names("tx")).toEqual(["Cowtown"]);
    expect(await names("new york city")).toEqual(["Five Boroughs"]);
    expect(await names("trail nyc")).toEqual(["Five Boroughs"]);
  }));

test("RACE-LIST-06 words about the price, the place around, days of the week and spans are read", () =>
  rolledBack(db, async (tx) => {
    const cusco = { city: "Cusco", stateProvince: "Cusco", country: "Peru" };
    const ids = [
      await aRace(tx, {
        raceName: "Gratis",
        startDate: "2026-11-22",
        distances: [{ distance: "5K", price: "Free" }],
        ...cusco,
      }),
      await aRace(tx, {
        raceName: "Barata",
        startDate: "2027-03-12",
        distances: [{ distance: "10K", price: "S/ 90", priceCurrency: "PEN" }],
        ...cusco,
        city: "Ollantaytambo",
      }),
      await aRace(tx, {
        raceName: "Cara",
        startDate: "2027-05-01",
        distances: [{ distance: "21K", price: "$120" }, "Kids"],
        city: "Lima",
        stateProvince: "Lima",
      }),
      await aRace(tx, { raceName: "Sunday Club", startDate: "2027-07-06", city: "Lima" }),
    ];
    await placeRaces(tx, ids);
    const names = async (q: string) => (await namesFor(tx, { q })).sort();
    expect(await names("free")).toEqual(["Gratis"]);
    expect(await names("carreras de menos de 100 soles")).toEqual(["Barata", "Gratis"]);
    expect(await names("under $30")).toEqual(["Barata", "Gratis"]);
    expect(await names("near cusco")).toEqual(["Barata", "Gratis"]);
    expect(await names("5k cerca de cusco")).toEqual(["Gratis"]);
    expect(await names("near xyzzy")).toEqual([]);
    expect(await names("sundays")).toEqual(["Gratis"]);
    expect(await names("sunday")).toEqual(["Gratis", "Sunday Club"]);
    expect(await names("fin de semana")).toEqual(["Cara", "Gratis"]);
    expect(await names("march to may")).toEqual(["Barata", "Cara"]);
    expect(await names("enero o marzo")).toEqual(["Barata"]);
    expect(await names("5k o 21k")).toEqual(["Cara", "Gratis"]);
    expect(await names("entre 10 y 21 km")).toEqual(["Barata", "Cara", "Sunday Club"]);
    expect(await names("carreras")).toHaveLength(4);
    expect(await names("races near me")).toHaveLength(4);
  }));

test("RACE-LIST-07 FMT-04 a badge finds all types with that badge, another type only itself", () =>
  rolledBack(db, async (tx) => {
    for (const raceType of ["Trail", "mountain", "Mountain ", "City", "Trail Run"]) {
      await aRace(tx, { raceName: raceType, raceType });
    }
    const asked = async (...types: string[]) => {
      const { races, facets } = await search(tx, { types });
      return {
        names: races.map((race) => race.name).sort(),
        counts: facets.types.map(({ value, count }) => `${value} ${count}`).join(),
      };
    };
    const counts = "Trail 3,Trail Run 1,Urban 1";
    expect(await asked("Trail")).toEqual({ names: ["Mountain ", "Trail", "mountain"], counts });
    expect(await asked("Trail Run")).toEqual({ names: ["Trail Run"], counts });
    expect(await asked("Urban")).toEqual({ names: ["City"], counts });
    expect(await asked("mountain")).toEqual({
      names: ["mountain"],
      counts: `mountain 1,${counts}`,
    });
  }));

test("a state is not found by the end of another state's name", () =>
  rolledBack(db, async (tx) => {
    const us = { stateProvince: "California", country: "United States" };
    const mx = { stateProvince: "Baja California", country: "Mexico" };
    await aRace(tx, { raceName: "Uno", city: "Fresno", ...us });
    await aRace(tx, { raceName: "Dos", city: "Tijuana", ...mx });
    const found = async (q: string) => (await search(tx, { q })).races.map(({ name }) => name);
    expect(await found("california")).toEqual(["Uno"]);
    expect(await found("baja california")).toEqual(["Dos"]);
  }));

test("either of two cities finds both, each in its state, and a misspelt one is corrected beside the other", () =>
  rolledBack(db, async (tx) => {
    const texas = { stateProvince: "Texas", country: "United States" };
    await aRace(tx, { raceName: "Uno", city: "Austin", ...texas });
    await aRace(tx, { raceName: "Dos", city: "Dallas", ...texas });
    await aRace(tx, { raceName: "Tres", city: "Dallas", ...texas, stateProvince: "Oregon" });
    await aRace(tx, { raceName: "Cuatro", city: "Lima" });
    await aRace(tx, { raceName: "Cinco", city: "Cusco" });
    await tx.execute(sql`select search_words_rebuild()`);
    const found = async (q: string) => {
      const { corrected, races } = await search(tx, { q });
      return [corrected, ...races.map(({ name }) => name).sort()];
    };
    expect(await found("austin tx or dallas tx")).toEqual([null, "Dos", "Uno"]);
    expect(await found("en lima o en cusco")).toEqual([null, "Cinco", "Cuatro"]);
    expect(await found("Lima, Dallas o Cusco")).toEqual([null, "Cinco", "Cuatro", "Dos", "Tres"]);
    expect(await found("limma o Cusco")).toEqual(["lima o Cusco", "Cinco", "Cuatro"]);
    expect(await found("austin, limma o Ica")).toEqual(["austin, lima o Ica", "Cuatro", "Uno"]);
    expect(await found("dallas or mexico")).toEqual([null, "Dos", "Tres"]);
  }));
