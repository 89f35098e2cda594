import { expect, test } from "vitest";
import { mayCancel, registrationStatuses } from "./registration.ts";

const race = {
  id: "1",
  name: "Race",
  type: "Road",
  status: "upcoming" as const,
  startDate: "2026-12-01",
  startTime: null,
  city: "Lima",
  stateProvince: null,
  country: "Peru",
  registrationDeadline: "2026-11-25" as string | null,
};

test("the runner may cancel until the last day of registration", () => {
  const entry = { status: "registered" as const, race };
  expect(mayCancel(entry, "2026-11-25")).toBe(true);
  expect(mayCancel(entry, "2026-11-26")).toBe(false);
});

test("without a registration deadline the runner may cancel until the day before the race", () => {
  const entry = { status: "confirmed" as const, race: { ...race, registrationDeadline: null } };
  expect(mayCancel(entry, "2026-11-30")).toBe(true);
  expect(mayCancel(entry, "2026-12-01")).toBe(false);
});

test("a registration for a cancelled race can always be cancelled", () => {
  const off = { ...race, status: "cancelled" as const };
  expect(mayCancel({ status: "registered", race: off }, "2026-11-30")).toBe(true);
});

test("a past or cancelled registration cannot be cancelled", () => {
  const may = registrationStatuses.filter((status) => mayCancel({ status, race }, "2026-11-20"));
  expect(may).toEqual(["registered", "confirmed"]);
});
