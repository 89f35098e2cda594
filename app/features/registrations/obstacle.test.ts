import { expect, test } from "vitest";
import { registrationObstacle } from "./obstacle.ts";

const today = "2026-11-20";
const race = {
  category: "internal" as const,
  status: "upcoming" as const,
  startDate: "2026-12-01",
  registrationStatus: "open",
  registrationDeadline: "2026-11-25",
};
const free = { capacity: 50, taken: 49 };
const full = { capacity: 50, taken: 50 };

test("RACE-DET-10 an open race with free places accepts registrations on the site", () => {
  expect(registrationObstacle(race, free, { today })).toBeNull();
  expect(registrationObstacle(race, null, { today })).toBeNull();
  expect(registrationObstacle(race, { capacity: null, taken: 900 }, { today })).toBeNull();
  expect(registrationObstacle({ ...race, status: "active" }, free, { today })).toBeNull();
  const undated = { ...race, registrationDeadline: null };
  expect(registrationObstacle(undated, free, { today: race.startDate })).toBeNull();
});

test("GAP-15 each obstacle to registering has its own code", () => {
  const against = (changed: object) =>
    registrationObstacle({ ...race, ...changed }, free, { today });
  expect(against({ category: "external" })).toBe("external");
  expect(against({ status: "cancelled" })).toBe("cancelled");
  expect(against({ status: "completed" })).toBe("over");
  expect(against({ startDate: "2026-11-19" })).toBe("over");
  expect(against({ registrationDeadline: "2026-11-19" })).toBe("deadline");
  expect(against({ registrationStatus: "closed" })).toBe("closed");
  expect(against({ registrationStatus: "sold out" })).toBe("closed");
  expect(registrationObstacle(race, full, { today })).toBe("full");
  expect(registrationObstacle(race, free, { today, isRegistered: true })).toBe("registered");
});

test("GAP-15 the last day of registration still counts, the day after does not", () => {
  expect(registrationObstacle(race, free, { today: "2026-11-25" })).toBeNull();
  expect(registrationObstacle(race, free, { today: "2026-11-26" })).toBe("deadline");
});

test("a registered runner is recognised even after registration has ended", () => {
  const mine = { today: "2026-11-26", isRegistered: true };
  expect(registrationObstacle(race, full, mine)).toBe("registered");
  expect(registrationObstacle({ ...race, status: "cancelled" }, full, mine)).toBe("cancelled");
});
