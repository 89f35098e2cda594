import { expect, test } from "vitest";
import { noFilters } from "#features/races/filters/filters.ts";
import { goingTo } from "./calendar.tsx";

const today = "2026-11-28";
const august = { when: null, dates: { from: "2027-08-01", to: "2027-08-31" } };
const none = { when: noFilters.when, dates: noFilters.dates };

test("dates that hide a month or a week are left out when the calendar goes there", () => {
  expect(goingTo("month", "2027-08-01", august, today)).toEqual({ date: "2027-08-01", ...august });
  expect(goingTo("month", "2027-09-01", august, today)).toEqual({ date: "2027-09-01", ...none });
  expect(goingTo("week", "2027-08-29", august, today)).toEqual({ date: "2027-08-29", ...august });
  expect(goingTo("week", "2027-09-05", august, today)).toEqual({ date: "2027-09-05", ...none });
  const open = { when: null, dates: { from: "2027-08-01", to: null } };
  expect(goingTo("month", "2027-09-01", open, today)).toEqual({ date: "2027-09-01", ...open });
  expect(goingTo("month", "2027-07-01", open, today)).toEqual({ date: "2027-07-01", ...none });
});

test("so is a quick filter", () => {
  const next = { when: "next-month" as const, dates: noFilters.dates };
  expect(goingTo("month", "2026-12-01", next, today)).toEqual({ date: "2026-12-01", ...next });
  expect(goingTo("month", "2027-01-01", next, today)).toEqual({ date: "2027-01-01", ...none });
});
