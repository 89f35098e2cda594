import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { places, racePlaces, races } from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aPlace } from "../../../../tests/support/races/places.ts";
import { aRace } from "../../../../tests/support/races/races.ts";
import { placeRaces, placeWaitingRaces } from "./placing.server.ts";

const { db } = await openTestDatabase();

async function placed(tx: Database, id: string) {
  const [found] = await tx
    .select({ name: places.name, decision: racePlaces.decision, problem: racePlaces.problem })
    .from(races)
    .leftJoin(places, eq(places.id, races.placeId))
    .leftJoin(racePlaces, eq(racePlaces.raceId, races.id))
    .where(eq(races.id, id));
  return [found?.name, found?.decision, found?.problem];
}

test("races are placed where the rule is sure, and wait for a person where it is not", () =>
  rolledBack(db, async (tx) => {
    const cusco = await aRace(tx, { city: "Cuzco", stateProvince: "Cusco" });
    const again = await aRace(tx, { city: "Cusco", stateProvince: "Cusco" });
    const nowhere = await aRace(tx, { city: "Colán", stateProvince: "Piura" });
    const stateless = await aRace(tx, { city: "Cusco" });
    const anywhere = await aRace(tx, { city: "Santa Rosa" });
    await placeRaces(tx, [cusco, again, nowhere, stateless, anywhere]);
    expect(await placed(tx, cusco)).toEqual(["Cusco", "rule", null]);
    expect(await placed(tx, nowhere)).toEqual([null, "open", "unknown"]);
    expect(await placed(tx, stateless)).toEqual(["Cusco", "name", null]);
    expect(await placed(tx, anywhere)).toEqual([null, "open", "no-state"]);
    expect(await tx.$count(places)).toBe(1);
    const [row] = await tx.select().from(places);
    expect(row).toMatchObject({ countryCode: "PE", state: "Cusco", lat: -13.523, lon: -71.967 });
  }));

test("what is decided stays as it is, and running it again changes nothing", () =>
  rolledBack(db, async (tx) => {
    const hand = await aPlace(tx, {
      name: "Sacsayhuamán",
      lat: -13.51,
      lon: -71.98,
      source: "hand",
    });
    const race = await aRace(tx, { city: "Cusco", stateProvince: "Cusco", placeId: hand });
    await tx.insert(racePlaces).values({ raceId: race, decision: "hand" });
    const left = await aRace(tx, { city: "Cusco", stateProvince: "Cusco" });
    await tx.insert(racePlaces).values({ raceId: left, decision: "left" });
    const waiting = await aRace(tx, { city: "Lima", stateProvince: "Lima" });
    expect(await placeWaitingRaces({ db: tx })).toBe(1);
    expect(await placeWaitingRaces({ db: tx })).toBe(0);
    expect(await placed(tx, race)).toEqual(["Sacsayhuamán", "hand", null]);
    expect(await placed(tx, left)).toEqual([null, "left", null]);
    expect(await placed(tx, waiting)).toEqual(["Lima", "rule", null]);
  }));

test("a race that moves to another town is placed there", () =>
  rolledBack(db, async (tx) => {
    const race = await aRace(tx, { city: "Lima", stateProvince: "Lima" });
    await placeRaces(tx, [race]);
    await tx
      .update(races)
      .set({ city: "Arequipa", stateProvince: "Arequipa" })
      .where(eq(races.id, race));
    await placeRaces(tx, [race]);
    expect(await placed(tx, race)).toEqual(["Arequipa", "rule", null]);
  }));

test("all races of an older database are placed, some hundred in one transaction", () =>
  rolledBack(db, async (tx) => {
    await tx.execute(sql`
      insert into races (event, race_name, city, state_province, country, race_type, start_date)
      select 'R', 'R ' || n, 'Lima', 'Lima', 'Peru', 'Road', date '2027-01-01' + n
      from generate_series(1, 1203) n`);
    expect(await placeWaitingRaces({ db: tx })).toBe(1203);
    expect(await tx.$count(racePlaces, eq(racePlaces.decision, "rule"))).toBe(1203);
    expect(await tx.$count(places)).toBe(1);
  }));

test("GAP-06 a race has the time zone of its place, else that of its state or country", () =>
  rolledBack(db, async (tx) => {
    const at = async (race: { city: string; stateProvince?: string; country: string }) => {
      const id = await aRace(tx, race);
      await placeRaces(tx, [id]);
      return zoneOf(tx, id);
    };
    expect(await at({ city: "Lima", stateProvince: "Lima", country: "Peru" })).toBe("America/Lima");
    expect(await at({ city: "Puerto Maldonado", country: "Peru" })).toBe("America/Lima");
    expect(await at({ city: "Tijuana", country: "Mexico" })).toBe("America/Tijuana");
    expect(await at({ city: "Cancún", country: "Mexico" })).toBe("America/Cancun");
    expect(await at({ city: "Honolulu", country: "United States" })).toBe("Pacific/Honolulu");
    // A state has two zones.
    const texas = { stateProvince: "Texas", country: "United States" };
    expect(await at({ city: "El Paso", ...texas })).toBe("America/Denver");
    expect(await at({ city: "Austin", ...texas })).toBe("America/Chicago");
    const newfoundland = { stateProvince: "Newfoundland and Labrador", country: "Canada" };
    expect(await at({ city: "St. John's", ...newfoundland })).toBe("America/St_Johns");
    expect(await at({ city: "Nowhereville", ...newfoundland })).toBe("America/St_Johns");
    expect(await at({ city: "Nowhereville", country: "Peru" })).toBe("America/Lima");
    expect(await at({ city: "Nowhereville", country: "Atlantis" })).toBe("UTC");
  }));

test("GAP-06 the zones of places that are older than zones are looked up, and written to their races", () =>
  rolledBack(db, async (tx) => {
    const id = await aRace(tx, { city: "Cusco", stateProvince: "Cusco" });
    await placeRaces(tx, [id]);
    const hand = await aPlace(tx, {
      name: "Sacsayhuamán",
      lat: -13.51,
      lon: -71.98,
      source: "hand",
    });
    const other = await aRace(tx, { city: "Cusco", placeId: hand });
    await tx.insert(racePlaces).values({ raceId: other, decision: "hand" });
    await tx.update(places).set({ timeZone: "UTC" });
    const [before] = await tx.select().from(races).where(eq(races.id, id));
    expect(await zoneOf(tx, id)).toBe("UTC");
    expect(await placeWaitingRaces({ db: tx })).toBe(2);
    expect(await zoneOf(tx, id)).toBe("America/Lima");
    expect(await zoneOf(tx, other)).toBe("America/Lima");
    const [after] = await tx.select().from(races).where(eq(races.id, id));
    expect(after, "no change of the race").toEqual({ ...before, timeZone: "America/Lima" });
    expect(await placeWaitingRaces({ db: tx })).toBe(0);
  }));

test("a zone that the database does not know counts as unknown", () =>
  rolledBack(db, async (tx) => {
    const placeId = await aPlace(tx, {
      name: "New Town",
      lat: -45,
      lon: -72,
      timeZone: "America/New_Zone",
    });
    expect(await zoneOf(tx, await aRace(tx, { placeId }))).toBe("UTC");
    expect(await zoneOf(tx, await aRace(tx, { timeZone: "America/New_Zone" }))).toBe("UTC");
  }));

async function zoneOf(tx: Database, id: string) {
  const [race] = await tx.select({ zone: races.timeZone }).from(races).where(eq(races.id, id));
  return race?.zone;
}
