import { expect, test } from "vitest";
import { quickPeriod } from "../filters/days.ts";
import { calendarDays, calendarPeriod, calendarTitle, shift, shownDay } from "./calendar.ts";

test("RACE-LIST-15 a month shows whole weeks from Sunday to Saturday", () => {
  const days = calendarDays("month", "2026-11-20");
  expect(days).toHaveLength(35);
  expect([days[0], days[34]]).toEqual(["2026-11-01", "2026-12-05"]);
  expect(calendarPeriod("month", "2026-08-31")).toEqual({ from: "2026-07-26", to: "2026-09-05" });
  expect(calendarDays("month", "2026-02-14")).toHaveLength(28);
  expect(calendarDays("month", "2028-02-29")).toContain("2028-02-29");
});

test("RACE-LIST-15 a week runs from Sunday to Saturday, also over the end of a year", () => {
  expect(calendarDays("week", "2027-01-01")).toEqual([
    "2026-12-27",
    "2026-12-28",
    "2026-12-29",
    "2026-12-30",
    "2026-12-31",
    "2027-01-01",
    "2027-01-02",
  ]);
  expect(calendarPeriod("week", "2026-11-22").from).toBe("2026-11-22");
  expect(calendarPeriod("week", "2026-11-21").from).toBe("2026-11-15");
});

test("RACE-LIST-19 previous and next move by one week in the week view, by one month otherwise", () => {
  expect(shift("week", "2026-11-20", 1)).toBe("2026-11-22");
  expect(shift("week", "2026-11-20", -1)).toBe("2026-11-08");
  expect(shift("month", "2026-01-31", 1)).toBe("2026-02-01");
  expect(shift("month", "2026-01-31", -1)).toBe("2025-12-01");
});

test("a calendar is titled by its month or by the days of its week", () => {
  const title = (...of: Parameters<typeof calendarTitle>) =>
    calendarTitle(...of).replace(/\s/g, " ");
  expect(title("month", "2026-11-20", "en")).toBe("November 2026");
  expect(title("week", "2026-11-20", "en")).toBe("November 15 – 21, 2026");
  expect(title("week", "2026-12-31", "en")).toBe("December 27, 2026 – January 2, 2027");
});

test("RACE-LIST-14 GAP-76 quick dates mean this week, the next week and the next month", () => {
  const friday = "2026-11-20";
  expect(quickPeriod("this-week", friday)).toEqual({ from: "2026-11-15", to: "2026-11-21" });
  expect(quickPeriod("next-week", friday)).toEqual({ from: "2026-11-22", to: "2026-11-28" });
  expect(quickPeriod("next-month", friday)).toEqual({ from: "2026-12-01", to: "2026-12-31" });
});

test("GAP-76 a new week begins on Sunday and the next month of January 31 is February", () => {
  expect(quickPeriod("this-week", "2026-11-22").from).toBe("2026-11-22");
  expect(quickPeriod("this-week", "2026-11-21").to).toBe("2026-11-21");
  expect(quickPeriod("next-month", "2027-01-31")).toEqual({ from: "2027-02-01", to: "2027-02-28" });
  expect(quickPeriod("next-month", "2026-12-31")).toEqual({ from: "2027-01-01", to: "2027-01-31" });
});

test("a calendar shows the requested day, or else its quick filter's or its dates', or else that of the first race", () => {
  const today = "2026-11-20";
  const dates = { from: null, to: null };
  expect(shownDay({ date: null, when: null, dates }, today, "2026-12-05")).toBe("2026-12-05");
  expect(shownDay({ date: null, when: "this-week", dates }, today, today)).toBe(today);
  expect(shownDay({ date: null, when: "next-week", dates }, today, today)).toBe("2026-11-22");
  expect(shownDay({ date: null, when: "next-month", dates }, today, today)).toBe("2026-12-01");
  expect(shownDay({ date: "2027-03-06", when: "next-week", dates }, today, today)).toBe(
    "2027-03-06",
  );
  const far = { from: "9999-12-01", to: "9999-12-31" };
  expect(shownDay({ date: null, when: null, dates: far }, today, today)).toBe(today);
  const march = { from: "2027-03-01", to: "2027-03-31" };
  expect(shownDay({ date: null, when: null, dates: march }, today, today)).toBe("2027-03-01");
  expect(
    shownDay({ date: null, when: null, dates: { ...dates, from: "2026-11-01" } }, today, today),
  ).toBe(today);
});
