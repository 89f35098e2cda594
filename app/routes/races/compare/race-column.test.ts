import { expect, test } from "vitest";
import { raceColumn } from "./race-column.ts";

type Args = Parameters<typeof raceColumn>;

test("a height is not broken in its middle, but may be before what it says of itself", () => {
  const distances = [
    { id: "long", text: "21K", meters: 21_000, startTime: null, registrationLink: null },
    { id: "short", text: "8K", meters: 8000, startTime: null, registrationLink: null },
  ];
  const race = {
    id: "a",
    name: "Calango",
    type: "Trail",
    photo: null,
    position: null,
    startDate: "2027-01-16",
    startTime: null,
    city: "Calango",
    stateProvince: "Lima",
    country: "Peru",
    status: "upcoming",
    registrationStatus: "open",
    registrationDeadline: null,
    registrationLink: null,
    category: "internal",
    elevationGain: null,
    price: { kind: "unknown" },
    rating: null,
    distances,
  } as unknown as Args[0];
  const courses = [
    { distanceId: "long", climb: 1197, highest: 728 },
    { distanceId: "short", climb: 352, highest: 640 },
  ] as unknown as Args[1]["courses"];
  const { facts } = raceColumn(race, { courses, unit: "km", today: "2026-11-20", lang: "en" });
  expect(facts.climb).toBe("1,197\u00a0m (measured)\u00a0· 352\u00a0m (measured)");
  expect(facts.highest).toBe("728 m (measured)");
});
