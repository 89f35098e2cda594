import { expect, test } from "vitest";
import { placeRaces } from "#features/races/places/placing.server.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import type { SearchParameters } from "../planning/search-parameters.ts";
import { findRacesFor } from "./find-races.server.ts";
import { nearMisses } from "./near-misses.server.ts";

const { db } = await openTestDatabase();

test("where nothing is found, the single parameters to leave out are named with what they would find", () =>
  rolledBack(db, async (tx) => {
    const priced = { distance: "10K", price: "80", priceCurrency: "PEN" as const };
    await aRace(tx, { raceName: "Carrera A", city: "Cusco", distances: [priced] });
    await aRace(tx, { raceName: "Carrera B", city: "Cusco", distances: [priced] });
    await aRace(tx, {
      raceName: "Carrera C",
      city: "Lima",
      distances: [{ ...priced, price: "10" }],
    });
    const params: SearchParameters = { city: "Cusco", max_price: 20, currency: "PEN", offset: 5 };
    expect(await findRacesFor({ db: tx, now }, params, "en")).toMatchObject({
      races: [],
      total: 0,
    });
    expect(await nearMisses({ db: tx, now }, params)).toEqual([
      { subject: "price", total: 2, params: { city: "Cusco", offset: 0 } },
      {
        subject: "city",
        total: 1,
        params: { max_price: 20, currency: "PEN", offset: 0 },
      },
    ]);
    expect(await nearMisses({ db: tx, now }, { city: "Paris" })).toEqual([]);
    expect(await nearMisses({ db: tx, now }, { city: "Paris", distance: "50K" })).toEqual([]);
  }));

test("a place with no race offers the smallest circle around it that has one", () =>
  rolledBack(db, async (tx) => {
    const ids = [await aRace(tx, { raceName: "Carrera A", city: "Lima", country: "Peru" })];
    await placeRaces(tx, ids);
    const [first] = await nearMisses({ db: tx, now }, { city: "Huacho", distance: "50K" });
    expect(first).toBeUndefined();
    const [wider] = await nearMisses({ db: tx, now }, { near: "Huacho, Peru" });
    expect(wider).toMatchObject({ subject: "wider", total: 1, params: { within_km: 200 } });
  }));
