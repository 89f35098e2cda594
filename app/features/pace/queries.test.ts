import { expect, test } from "vitest";
import { raceRegistrations, userFavorites } from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../tests/support/database.ts";
import { aPerson } from "../../../tests/support/people.ts";
import { aRace, now } from "../../../tests/support/races/races.ts";
import { findPlannedRace, ownRacesToPlan, racesToPlan } from "./queries.server.ts";

const { db } = await openTestDatabase();

test("a race is read with its distances, which inherit its missing values", () =>
  rolledBack(db, async (tx) => {
    const id = await aRace(tx, {
      raceName: "Valle Sagrado",
      startTime: "07:30",
      elevationGain: "900 m",
      distances: [{ distance: "42K", startTime: "06:00", timeLimit: "7 h" }, "Fun Run"],
    });
    const race = await findPlannedRace({ db: tx }, id, "en");
    expect(race).toMatchObject({ name: "Valle Sagrado", type: "Road", place: "Lima, Peru" });
    expect(race?.courses).toMatchObject([
      { text: "42K", meters: 42_000, startTime: "06:00", timeLimit: "7 h", elevationGain: null },
      { text: "Fun Run", meters: null, startTime: "07:30", timeLimit: null, elevationGain: null },
    ]);
    const single = await aRace(tx, { elevationGain: "900 m", distances: ["42K"] });
    const found = await findPlannedRace({ db: tx }, single, "en");
    expect(found?.courses, "the climb of a race is that of its only distance").toMatchObject([
      { text: "42K", elevationGain: "900 m" },
    ]);
    expect(
      await findPlannedRace({ db: tx }, "44444444-0000-4000-8000-000000000000", "en"),
    ).toBeNull();
    expect(await findPlannedRace({ db: tx }, "' or 1=1", "en")).toBeNull();
  }));

test("a viewer's own races are the upcoming ones with a registration or a favorite, each once", () =>
  rolledBack(db, async (tx) => {
    const userId = await aPerson(tx);
    const of = async (raceName: string, startDate: string, more = {}) =>
      aRace(tx, { raceName, startDate, ...more });
    const entered = await of("Entered", "2026-12-02");
    const left = await of("Left again", "2026-12-03");
    const kept = await of("Kept", "2026-12-01");
    const past = await of("Past", "2026-01-01");
    const off = await of("Called off", "2026-12-04", { raceStatus: "cancelled" });
    await of("Somebody else's", "2026-12-05");
    const answers = {
      userId,
      firstName: "Ana",
      lastName: "Ruiz",
      dateOfBirth: "1990-01-01",
      phone: "+51987654321",
      country: "Peru",
      insuranceProvider: "x",
      policyNumber: "1",
      emergencyContactName: "x",
      emergencyContactPhone: "+51987654322",
      waiverAccepted: true,
    };
    await tx.insert(raceRegistrations).values([
      { ...answers, raceId: entered },
      { ...answers, raceId: left, status: "cancelled" },
    ]);
    await tx
      .insert(userFavorites)
      .values([kept, past, off, entered].map((raceId) => ({ userId, raceId })));
    const races = await ownRacesToPlan({ db: tx, now }, { userId }, "en");
    expect(races.map(({ name }) => name)).toEqual(["Kept", "Entered"]);
  }));

test("a race is found by words of its name", () =>
  rolledBack(db, async (tx) => {
    await aRace(tx, { raceName: "Zorritos Playa", startDate: "2026-12-02" });
    const found = await racesToPlan({ db: tx, now }, "zorritos", "en");
    expect(found.map(({ name }) => name)).toEqual(["Zorritos Playa"]);
    expect(await racesToPlan({ db: tx, now }, "qqqqqqqqq", "en")).toEqual([]);
  }));
