import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aPlace } from "../../../../tests/support/races/places.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import { similarRaces } from "./other-races.server.ts";
import { findRace } from "./race-page.server.ts";

const { db } = await openTestDatabase();

async function namesLike(tx: Database, id: string): Promise<string[]> {
  const race = await findRace({ db: tx }, id, "en");
  if (!race) throw new Error("The race is missing.");
  return (await similarRaces({ db: tx, now }, race)).map(({ name }) => name);
}

test("RACE-DET-13 GAP-09 similar races share city and type: upcoming ones by date, then the latest past ones", () =>
  rolledBack(db, async (tx) => {
    const id = await aRace(tx, { raceName: "This one" });
    for (const startDate of ["2027-02-01", "2026-11-20", "2026-12-01"]) {
      await aRace(tx, { raceName: startDate, startDate });
    }
    for (const year of [2017, 2018, 2019, 2020, 2021, 2022]) {
      await aRace(tx, { raceName: `${year}`, startDate: `${year}-05-01` });
    }
    await aRace(tx, { raceName: "Other type", raceType: "Trail" });
    await aRace(tx, { raceName: "Other city", city: "Cusco" });
    expect(await namesLike(tx, id)).toEqual([
      "2026-11-20",
      "2026-12-01",
      "2027-02-01",
      "2022",
      "2021",
      "2020",
      "2019",
      "2018",
    ]);
  }));

test("where few races are alike, those follow that share type or country, season and place", () =>
  rolledBack(db, async (tx) => {
    const lima = await aPlace(tx, { name: "Lima", lat: -12.05, lon: -77.04 });
    const ica = await aPlace(tx, { name: "Ica", lat: -14.07, lon: -75.73 });
    const piura = await aPlace(tx, { name: "Piura", lat: -5.19, lon: -80.63 });
    const id = await aRace(tx, { raceName: "This one", placeId: lima });
    const other = { city: "Elsewhere", startDate: "2026-11-22" };
    await aRace(tx, { ...other, raceName: "Next season", startDate: "2027-06-01" });
    await aRace(tx, { ...other, raceName: "Far", placeId: piura });
    await aRace(tx, { ...other, raceName: "Near", placeId: ica });
    await aRace(tx, { ...other, raceName: "Other country", country: "Mexico" });
    await aRace(tx, { ...other, raceName: "Other type", raceType: "Trail", placeId: ica });
    await aRace(tx, { ...other, raceName: "All other", raceType: "Trail", country: "Mexico" });
    await aRace(tx, { ...other, raceName: "Cancelled", raceStatus: "cancelled", placeId: ica });
    await aRace(tx, { ...other, raceName: "Closed", registrationStatus: "closed", placeId: ica });
    expect(await namesLike(tx, id)).toEqual(["Near", "Far", "Other type", "Other country"]);
  }));

test("races that take registrations stand before past ones of the same kind", () =>
  rolledBack(db, async (tx) => {
    const id = await aRace(tx, { raceName: "This one", startDate: "2025-11-21" });
    for (const year of [2020, 2021, 2022]) {
      await aRace(tx, { raceName: `${year}`, startDate: `${year}-11-01` });
    }
    await aRace(tx, { raceName: "Open", city: "Cusco", startDate: "2026-11-30" });
    expect(await namesLike(tx, id)).toEqual(["Open", "2022", "2021", "2020"]);
    await tx.execute(sql`update races set start_date = '2026-11-25' where id = ${id}::uuid`);
    expect(await namesLike(tx, id)).toEqual(["Open", "2022", "2021", "2020"]);
  }));
