import { expect, test } from "vitest";
import { addDays, msPerDay, weekdayOf } from "#values/day.ts";
import { type Edition, editionIn, nextEdition, pastEdition } from "./editions.ts";

const thirdSundayOfMay: Edition = { month: 5, weekday: "sunday", week: 3 };
const lastSundayOfAugust: Edition = { month: 8, weekday: "sunday", week: "last" };
const beforeThanksgiving: Edition = { month: 11, weekday: "sunday", from: 18 };
const newYearsEve: Edition = { month: 12, day: 31 };
const afterChristmas: Edition = { month: 12, weekday: "sunday", from: 26 };

test("a rule gives the calendar's day", () => {
  expect(editionIn(thirdSundayOfMay, 2024)).toBe("2024-05-19");
  expect(editionIn(lastSundayOfAugust, 2024)).toBe("2024-08-25");
  expect(editionIn(lastSundayOfAugust, 2025)).toBe("2025-08-31");
  expect(editionIn({ month: 2, weekday: "saturday", week: "last" }, 2028)).toBe("2028-02-26");
  expect(editionIn(beforeThanksgiving, 2026)).toBe("2026-11-22");
  expect(editionIn({ month: 4, weekday: "monday", week: 3 }, 2027)).toBe("2027-04-19");
  expect(editionIn({ month: 7, day: 4 }, 2027)).toBe("2027-07-04");
});

test("a race today is the next edition, yesterday's is next year's", () => {
  expect(nextEdition(thirdSundayOfMay, "2026-05-17")).toBe("2026-05-17");
  expect(nextEdition(thirdSundayOfMay, "2026-05-18")).toBe("2027-05-16");
  expect(nextEdition(newYearsEve, "2026-12-31")).toBe("2026-12-31");
});

test("a rule that crosses the end of the year finds its January date", () => {
  expect(editionIn(afterChristmas, 2022)).toBe("2023-01-01");
  expect(nextEdition(afterChristmas, "2022-12-27")).toBe("2023-01-01");
  expect(nextEdition(afterChristmas, "2023-01-01")).toBe("2023-01-01");
  expect(pastEdition(afterChristmas, "2022-12-27", 1)).toBe("2021-12-26");
});

test("past editions are before today and follow the same rule", () => {
  expect(pastEdition(lastSundayOfAugust, "2026-11-20", 1)).toBe("2026-08-30");
  expect(pastEdition(lastSundayOfAugust, "2026-11-20", 2)).toBe("2025-08-31");
});

test("on every day of four years the next edition is less than 54 weeks away", () => {
  for (const edition of [thirdSundayOfMay, lastSundayOfAugust, afterChristmas, newYearsEve]) {
    for (let day = "2026-01-01"; day < "2030-01-01"; day = addDays(day, 1)) {
      const next = nextEdition(edition, day);
      const wait = (Date.parse(next) - Date.parse(day)) / msPerDay;
      expect(wait).toBeGreaterThanOrEqual(0);
      expect(wait).toBeLessThan(54 * 7);
      if ("weekday" in edition) expect(weekdayOf(next)).toBe(0);
    }
  }
});
