import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { userFavorites } from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../tests/support/database.ts";
import { aPerson } from "../../../tests/support/people.ts";
import { aRace, now } from "../../../tests/support/races/races.ts";
import {
  addFavorite,
  favoritesOf,
  favoritesPerPage,
  isFavorite,
  removeFavorite,
} from "./favorites.server.ts";

const { db } = await openTestDatabase();
const log = { error: () => {} } as never;

test("FAV-01 a race is added to and removed from favorites, and repeating either changes nothing", () =>
  rolledBack(db, async (tx) => {
    const [ana, bea] = [{ userId: await aPerson(tx) }, { userId: await aPerson(tx) }];
    const raceId = await aRace(tx, {});
    const services = { db: tx, log };
    const keepers = (id: string) => tx.$count(userFavorites, eq(userFavorites.raceId, id));
    for (const viewer of [ana, ana, bea]) {
      expect(await addFavorite(services, viewer, raceId)).toBe(true);
    }
    expect(await keepers(raceId)).toBe(2);
    expect(await isFavorite(services, ana, raceId)).toBe(true);
    expect(await removeFavorite(services, ana, raceId)).toBe(true);
    expect(await removeFavorite(services, ana, raceId)).toBe(true);
    expect(await isFavorite(services, ana, raceId)).toBe(false);
    expect(await isFavorite(services, bea, raceId)).toBe(true);
    expect(await keepers(raceId)).toBe(1);
  }));

test("a race that does not exist and an invalid id cannot be favorites", () =>
  rolledBack(db, async (tx) => {
    const viewer = { userId: await aPerson(tx) };
    for (const id of ["00000000-0000-4000-8000-000000000000", "1", "' or 1=1 --", ""]) {
      expect(await addFavorite({ db: tx }, viewer, id)).toBe(false);
      expect(await removeFavorite({ db: tx }, viewer, id)).toBe(false);
    }
    expect((await favoritesOf({ db: tx, now }, viewer)).rows).toEqual([]);
  }));

test("DATA-05 CALL-14 favorites are listed with their races, the latest choice first", () =>
  rolledBack(db, async (tx) => {
    const viewer = { userId: await aPerson(tx) };
    const place = { city: "Cusco", stateProvince: "Cusco", country: "Peru" };
    const first = await aRace(tx, { raceName: "Inca Trail", raceType: "Trail", ...place });
    const second = await aRace(tx, { raceName: "Lima 42K", racePhoto: "/lima.jpg" });
    await addFavorite({ db: tx }, viewer, first);
    await tx.execute(`update user_favorites set created_at = created_at - interval '1 hour'`);
    await addFavorite({ db: tx }, viewer, second);
    await addFavorite({ db: tx }, { userId: await aPerson(tx) }, first);
    const found = (await favoritesOf({ db: tx, now }, viewer)).rows;
    expect(found.map(({ race }) => race)).toEqual([
      expect.objectContaining({ id: second, name: "Lima 42K", photo: "/lima.jpg" }),
      {
        id: first,
        name: "Inca Trail",
        type: "Trail",
        position: null,
        photo: null,
        ...place,
        startDate: "2026-11-21",
        isOver: false,
      },
    ]);
    expect(found[0]?.createdAt).toBeInstanceOf(Date);
  }));

test("DASH-07 every favorite can be reached: a longer list has pages", () =>
  rolledBack(db, async (tx) => {
    const viewer = { userId: await aPerson(tx) };
    for (let race = 0; race <= favoritesPerPage; race += 1) {
      await addFavorite({ db: tx }, viewer, await aRace(tx, { distances: [] }));
    }
    const [first, last, beyond] = [
      await favoritesOf({ db: tx, now }, viewer),
      await favoritesOf({ db: tx, now }, viewer, 2),
      await favoritesOf({ db: tx, now }, viewer, 99),
    ];
    expect(first).toMatchObject({ total: favoritesPerPage + 1, page: 1, pages: 2 });
    expect(beyond, "the last page when a later one was asked for").toEqual(last);
    const ids = [...first.rows, ...last.rows].map(({ id }) => id);
    expect(new Set(ids).size).toBe(favoritesPerPage + 1);
  }));

test("FAV-04 a failed check is only logged", async () => {
  const heard: string[] = [];
  const broken = { execute: () => Promise.reject(new Error("disconnected")) };
  const logging = { error: (_: object, message: string) => heard.push(message) };
  const services = { db: broken, log: logging } as never;
  const raceId = "00000000-0000-4000-8000-000000000000";
  expect(await isFavorite(services, { userId: raceId }, raceId)).toBe(false);
  expect(heard).toHaveLength(1);
});
