import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import {
  entryRaceDays,
  places,
  raceRegistrations,
  reviews,
  startWaves,
  travelNotes,
  userFavorites,
} from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { limitsThat } from "../../../../tests/support/outbox.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import { storedEntry } from "../../../../tests/support/registrations.ts";
import { seasonEntries, suggestedRaces } from "./queries.server.ts";
import { findTravelNote, saveTravelNote } from "./travel-notes.server.ts";

const { db } = await openTestDatabase();

async function anEntry(
  tx: Database,
  columns: Partial<typeof raceRegistrations.$inferInsert> & { raceId: string; userId: string },
): Promise<string> {
  const [added] = await tx
    .insert(raceRegistrations)
    .values({ ...storedEntry, ...columns })
    .returning({ id: raceRegistrations.id });
  return added!.id;
}

test("a season has the runner's own registrations with what is ready for them", () =>
  rolledBack(db, async (tx) => {
    const [userId, other] = [await aPerson(tx), await aPerson(tx)];
    const lima = await aRace(tx, { raceName: "Lima", startTime: "07:00" });
    const cusco = await aRace(tx, { startDate: "2026-05-01", distances: [] });
    const left = await aRace(tx, { distances: [] });
    await anEntry(tx, { raceId: lima, userId, firstName: "Ana", lastName: "Quispe Mamani" });
    await anEntry(tx, { raceId: cusco, userId, emergencyContactPhone: "", status: "completed" });
    await anEntry(tx, { raceId: left, userId, status: "cancelled" });
    await anEntry(tx, { raceId: lima, userId: other });
    await tx
      .insert(reviews)
      .values({ userId, entityType: "race", entityId: cusco, rating: 4, comment: "High." });
    const found = await seasonEntries({ db: tx }, { userId });
    expect(found).toMatchObject([
      {
        bib: 1,
        runner: "Ana Quispe Mamani",
        startTime: "07:00",
        hasWaiver: true,
        hasEmergencyContact: true,
        note: null,
        isReviewed: false,
        race: { id: lima, name: "Lima", startDate: "2026-11-21", photo: null, position: null },
      },
      { startTime: null, hasEmergencyContact: false, isReviewed: true, race: { id: cusco } },
    ]);
    expect(found).toHaveLength(2);
  }));

test("the start in a season is that of the runner's wave", () =>
  rolledBack(db, async (tx) => {
    const userId = await aPerson(tx);
    const raceId = await aRace(tx, { startTime: "06:30", distances: [] });
    const registrationId = await anEntry(tx, { raceId, userId });
    const wave = { raceId, name: "B", startTime: "07:10" };
    const [made] = await tx.insert(startWaves).values(wave).returning({ waveId: startWaves.id });
    await tx.insert(entryRaceDays).values({ registrationId, ...made });
    expect(await seasonEntries({ db: tx }, { userId })).toMatchObject([{ startTime: "07:10" }]);
  }));

test("a travel note is private to its runner, changes, and goes when it is emptied", () =>
  rolledBack(db, async (tx) => {
    const [ana, ben] = [{ userId: await aPerson(tx) }, { userId: await aPerson(tx) }];
    const raceId = await aRace(tx, { raceName: "Lima", distances: [] });
    const id = await anEntry(tx, { raceId, userId: ana.userId });
    const services = { db: tx, limits: limitsThat(true) };
    expect(await findTravelNote(services, ana, id)).toMatchObject({ note: null });
    expect(await saveTravelNote(services, ana, id, "Bus at 5")).toEqual({ problem: null });
    await saveTravelNote(services, ana, id, "Bus at 6 🚌");
    expect(await findTravelNote(services, ana, id)).toMatchObject({
      note: "Bus at 6 🚌",
      race: { name: "Lima" },
    });
    const [entry] = await seasonEntries(services, ana);
    expect(entry?.note).toBe("Bus at 6 🚌");

    expect(await findTravelNote(services, ben, id)).toBeNull();
    for (const note of ["Mine", ""])
      expect(await saveTravelNote(services, ben, id, note)).toBeNull();
    expect(await saveTravelNote(services, ana, "junk", "Mine")).toBeNull();
    const full = { db: tx, limits: limitsThat(false) };
    expect(await saveTravelNote(full, ana, id, "Again")).toEqual({ problem: "too-often" });
    expect((await findTravelNote(services, ana, id))?.note).toBe("Bus at 6 🚌");

    await saveTravelNote(services, ana, id, "");
    expect(await tx.$count(travelNotes, eq(travelNotes.registrationId, id))).toBe(0);
  }));

test("a runner without a race ahead is shown open ones near kept ones, then in their country", () =>
  rolledBack(db, async (tx) => {
    const userId = await aPerson(tx);
    const at = async (name: string, lat: number, lon: number) => {
      const place = { name, countryCode: "PE", lat, lon, source: "hand" } as const;
      const [added] = await tx.insert(places).values(place).returning({ id: places.id });
      return added!.id;
    };
    const [lima, near, far] = [
      await at("Lima", -12, -77),
      await at("Ica", -14, -75.7),
      await at("Piura", -5.2, -80.6),
    ];
    const kept = await aRace(tx, { placeId: lima, startDate: "2027-01-01", distances: [] });
    const race = async (raceName: string, columns: Parameters<typeof aRace>[1]) =>
      aRace(tx, { raceName, startDate: "2027-02-01", distances: [], ...columns });
    await race("Later and near", { placeId: near, startDate: "2027-03-01" });
    await race("Far", { placeId: far });
    await race("Closed", { placeId: lima, registrationStatus: "closed" });
    await race("Too late", { placeId: lima, registrationDeadline: "2026-11-19" });
    await race("Cancelled", { placeId: lima, raceStatus: "cancelled" });
    await race("Abroad", { country: "Mexico", startDate: "2026-12-01" });
    const names = async () =>
      (await suggestedRaces({ db: tx, now }, { userId })).map(({ name }) => name);
    expect((await names())[0], "nothing is known of the runner").toBe("Abroad");
    await tx.insert(userFavorites).values({ userId, raceId: kept });
    expect(await names()).toEqual(["Later and near", "Far", "Abroad"]);
  }));
