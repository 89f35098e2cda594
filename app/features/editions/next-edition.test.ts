import { expect, test } from "vitest";
import { weekdayOf } from "#values/day.ts";
import { dayProblem, nextName, suggestedDay } from "./next-edition.ts";

test("the suggested day is the same day of the week 52 weeks later, and is never over", () => {
  expect(suggestedDay("2026-11-29", "2026-12-01")).toBe("2027-11-28");
  expect(suggestedDay("2026-11-29", "2027-11-28")).toBe("2028-11-26");
  expect(suggestedDay("2020-03-01", "2026-12-01") > "2026-12-01").toBe(true);
  expect(weekdayOf(suggestedDay("2020-03-01", "2026-12-01"))).toBe(weekdayOf("2020-03-01"));
});

test("a name takes the new year only where it has the old one as a word", () => {
  const next = (name: string) => nextName(name, "2026-11-29", "2027-11-28");
  expect(next("Lima 42K 2026")).toBe("Lima 42K 2027");
  expect(next("2026 Costa Run, edición 2026")).toBe("2027 Costa Run, edición 2027");
  expect(next("Desafío 20260")).toBe("Desafío 20260");
  expect(next("Lima 42K")).toBe("Lima 42K");
});

test("the next edition comes after the last one, after today and within three years of both", () => {
  const known = { startDate: "2026-12-06", today: "2026-12-01" };
  expect(dayProblem("2026-12-06", known)).toBe("not-later");
  expect(dayProblem("2026-12-07", known)).toBeNull();
  expect(dayProblem("2026-12-01", { ...known, startDate: "2026-11-01" })).toBe("day-over");
  expect(dayProblem("2029-12-05", known)).toBeNull();
  expect(dayProblem("2029-12-06", known)).toBe("too-far");
});
