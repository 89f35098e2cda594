import { expect, test } from "vitest";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import { aReview } from "../../../../tests/support/reviews/reviews.ts";
import { similarRaces } from "./other-races.server.ts";
import { findRace } from "./race-page.server.ts";

const { db } = await openTestDatabase();

test("RACE-DET-01 RACE-DET-06 a race is read with all of its distances in order", () =>
  rolledBack(db, async (tx) => {
    const id = await aRace(tx, {
      raceName: "Valle Sagrado Trail",
      event: "Valle Sagrado",
      description: "# Hills",
      raceTypeCategory: "internal",
      registrationDeadline: "2026-11-19",
      startTime: "07:30",
      racePhoto: "/photos/valle.jpg",
      externalImageUrl: "https://example.com/other.jpg",
      distances: [
        { distance: "50K", price: "S/300", priceCurrency: "PEN", sortOrder: 1 },
        {
          distance: "10K",
          price: "120",
          discountedPrice: "95",
          priceCurrency: "PEN",
          sortOrder: 0,
        },
        { distance: "Kids", price: "TBD", priceCurrency: "PEN", sortOrder: 2 },
      ],
    });
    await aReview(tx, { entityId: id, rating: 4 });
    await aReview(tx, { entityId: id, rating: 1, isHidden: true });
    const race = await findRace({ db: tx }, id, "en");
    expect(race).toMatchObject({
      name: "Valle Sagrado Trail",
      event: "Valle Sagrado",
      description: "# Hills",
      category: "internal",
      registrationStatus: "open",
      registrationDeadline: "2026-11-19",
      startTime: "07:30",
      photo: "/photos/valle.jpg",
      price: { text: "S/95 PEN", original: "S/120" },
      rating: { average: 4, count: 1 },
    });
    expect(race?.updatedAt).toBeInstanceOf(Date);
    expect(race?.distances.map(({ text, meters, price }) => [text, meters, price.kind])).toEqual([
      ["10K", 10_000, "amount"],
      ["50K", 50_000, "amount"],
      ["Kids", null, "unknown"],
    ]);
  }));

test("RACE-DET-06 GAP-57 a race's page shows everything stored about the race and its distances", () =>
  rolledBack(db, async (tx) => {
    const elevation = { elevationGain: "900 m", elevationLoss: "850 m" };
    const shared = { ...elevation, startTime: "06:30", registrationLink: "https://a.example/join" };
    const race = {
      ...shared,
      event: "Festival",
      organizer: "Club",
      description: "Hills",
      address: "Plaza 1",
      stateProvince: "Cusco",
      registrationStatus: "closed",
      mapUrl: "https://a.example/map",
      elevationProfileUrl: "https://a.example/profile",
      gpxUrl: "https://a.example/gpx",
      rulesUrl: "https://a.example/rules",
      googleMapsLink: "https://maps.example/1",
      distance: "100 miles",
      earlyRegistrationCost: "1040.50",
      finalRegistrationCost: "0",
      minimumAge: 18,
      updatedAt: new Date("2026-01-02T03:04:05Z"),
    };
    const { earlyRegistrationCost, finalRegistrationCost, ...shown } = race;
    const distance = {
      ...shared,
      title: "The ten",
      description: "Flat",
      priceIncludes: "Shirt",
      timeLimit: "2 h",
      profileInformation: "Out and back",
      profileImage: "/profile.png",
      mapImage: "/map.png",
      image: "/image.png",
      additionalInformation: "Bring water",
      capacity: 40,
      taken: 3,
    };
    const id = await aRace(tx, {
      ...race,
      distances: [{ ...distance, distance: "10K", priceCurrency: "MXN" }],
    });
    expect(await findRace({ db: tx }, id, "en")).toEqual({
      ...shown,
      distance: { text: "100 miles", meters: 160_934 },
      earlyCost: "$1,040.50 MXN",
      finalCost: "Free",
      id,
      favorites: 0,
      name: "Carrera",
      type: "Road",
      category: "external",
      status: "upcoming",
      isPremium: false,
      isSold: false,
      startDate: "2026-11-21",
      registrationDeadline: null,
      city: "Lima",
      country: "Peru",
      placeId: null,
      timeZone: "UTC",
      position: null,
      photo: null,
      price: { kind: "unknown" },
      rating: null,
      distances: [
        {
          ...distance,
          id: expect.any(String),
          text: "10K",
          meters: 10_000,
          price: { kind: "unknown" },
        },
      ],
    });
  }));

test("GAP-57 values that are not stored are null", () =>
  rolledBack(db, async (tx) => {
    const id = await aRace(tx, {});
    const nothing = { distance: null, earlyCost: null, finalCost: null };
    expect(await findRace({ db: tx }, id, "en")).toMatchObject(nothing);
  }));

test("RACE-DET-07 REV-16 a past race without distances keeps its page and its rating", () =>
  rolledBack(db, async (tx) => {
    const id = await aRace(tx, { startDate: "2020-01-01", distances: [] });
    await aReview(tx, { entityId: id, rating: 5 });
    await aReview(tx, { entityId: id, rating: 4 });
    await aReview(tx, { entityId: id, rating: 1, isHidden: true });
    await tx.execute("select race_search_prune('2026-11-20T12:00:00Z')");
    const past = { distances: [], price: { kind: "unknown" }, rating: { average: 4.5, count: 2 } };
    expect(await findRace({ db: tx }, id, "en")).toMatchObject(past);
    const other = await findRace({ db: tx }, await aRace(tx, {}), "en");
    if (other) expect(await similarRaces({ db: tx, now }, other)).toMatchObject([past]);
  }));

test.each([
  "",
  "7",
  "not-a-race",
  "00000000-0000-4000-8000-000000000000",
  "ffffffff-ffff-ffff-ffff-ffffffffffff",
  "00000000-0000-4000-8000-00000000000g",
  "%' or true --",
  "\u0000",
  "a".repeat(10_000),
])("RACE-DET-17 there is no race with the id %j", async (id) => {
  expect(await findRace({ db }, id, "en")).toBeNull();
});
