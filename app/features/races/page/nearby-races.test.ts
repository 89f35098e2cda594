import { expect, test } from "vitest";
import { openTestDatabase } from "../../../../tests/support/database.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import { placeRaces } from "../places/placing.server.ts";
import { nearbyRaces } from "./other-races.server.ts";

const { db } = await openTestDatabase();

test("the four next races within 100 km are near, without those that are cancelled, over or shown", async () => {
  const add = async (
    raceName: string,
    startDate: string,
    city = "Cusco",
    raceStatus: "upcoming" | "cancelled" = "upcoming",
  ) => aRace(db, { raceName, startDate, city, stateProvince: city, country: "Peru", raceStatus });
  const shown = await add("Shown elsewhere", "2026-11-23");
  const ids = [
    shown,
    await add("Over", "2026-10-01"),
    await add("Far away", "2026-11-22", "Lima"),
    await add("Cancelled", "2026-11-24", "Cusco", "cancelled"),
    await add("Fourth", "2026-12-08"),
    await add("Third", "2026-12-07"),
    await add("Second", "2026-12-06"),
    await add("Fifth", "2026-12-09"),
    await add("First", "2026-12-05"),
  ];
  await placeRaces(db, ids);
  const around = { id: crypto.randomUUID(), position: { lat: -13.52, lon: -71.97 } };

  const near = await nearbyRaces({ db, now }, around, [{ id: shown }]);
  expect(near.map(({ race }) => race.name)).toEqual(["First", "Second", "Third", "Fourth"]);
  for (const { meters } of near) expect(meters).toBeLessThan(100_000);

  expect(await nearbyRaces({ db, now }, { ...around, position: null })).toEqual([]);
});
