import { expect, test } from "vitest";
import {
  addDays,
  addMonths,
  endOfMonth,
  formatClockTime,
  formatDay,
  formatFullDay,
  formatFullMoment,
  formatMonth,
  formatMonthYear,
  formatShortDay,
  formatWeekday,
  parseDay,
  parseMonth,
  startOfMonth,
  startOfTrainingWeek,
  startOfWeek,
  toDay,
} from "./day.ts";
import { formatDays, formatOpenDays, formatPeriod } from "./day-range.ts";

test("FMT-02 days are written in long US English in every time zone", () => {
  expect(formatDay("2025-06-30", "en")).toBe("June 30, 2025");
  expect(formatDay("2027-01-01", "en")).toBe("January 1, 2027");
  expect(formatDay("2026-12-31", "en")).toBe("December 31, 2026");
  expect(formatFullDay("2025-06-30", "en")).toBe("Monday, June 30, 2025");
  expect(formatMonth("2026-09-05", "en")).toBe("Sep");
  expect(formatShortDay("2026-09-05", "en")).toBe("Sep 5");
  expect(formatMonthYear("2026-09-05", "en")).toBe("September 2026");
  expect(formatWeekday("2026-11-20", "en")).toBe("Fri");
});

test("a moment is written in full in UTC", () => {
  expect(formatFullMoment(new Date("2027-03-01T14:05:59Z"), "en")).toBe("March 1, 2027, 14:05 UTC");
});

test("a span of days names shared parts once", () => {
  expect(formatDays("2027-03-06", "2027-03-08", "en")).toBe("March 6 – 8, 2027");
  expect(formatDays("2027-03-30", "2027-04-02", "en")).toBe("March 30 – April 2, 2027");
  expect(formatDays("2026-12-30", "2027-01-02", "en")).toBe("December 30, 2026 – January 2, 2027");
  expect(formatDays("2027-03-06", "2027-03-06", "en")).toBe("March 6, 2027");
});

test("only existing days are valid", () => {
  expect(parseDay("2028-02-29")).toBe("2028-02-29");
  for (const text of [
    "2027-02-29",
    "2026-02-30",
    "2026-13-01",
    "31/02/2027",
    "2026-1-1",
    "",
    "x",
  ]) {
    expect(parseDay(text), text).toBeNull();
  }
  expect(parseMonth("2026-12")).toBe("2026-12-01");
  expect(parseMonth("2026-13")).toBeNull();
});

test("days are counted across months, years and clock changes", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2027-03-14", -1)).toBe("2027-03-13");
  expect(addMonths("2026-01-31", 1)).toBe("2026-02-01");
  expect(addMonths("2026-11-20", -11)).toBe("2025-12-01");
});

test("RACE-LIST-15 weeks start on Sunday", () => {
  expect(startOfWeek("2026-11-20")).toBe("2026-11-15");
  expect(startOfWeek("2026-11-15")).toBe("2026-11-15");
  expect(startOfMonth("2026-11-20")).toBe("2026-11-01");
  expect(endOfMonth("2028-02-03")).toBe("2028-02-29");
});

test("weeks of training start on Monday", () => {
  expect(startOfTrainingWeek("2026-11-15")).toBe("2026-11-09");
  expect(startOfTrainingWeek("2026-11-16")).toBe("2026-11-16");
});

test("a moment falls on its day in UTC", () => {
  expect(toDay(new Date("2026-11-20T23:59:59Z"))).toBe("2026-11-20");
  expect(toDay(new Date("2026-11-20T22:00:00-05:00"))).toBe("2026-11-21");
});

test("times are formatted in 12-hour form", () => {
  expect(formatClockTime("05:30", "en")).toBe("5:30 AM");
  expect(formatClockTime("00:05", "en")).toBe("12:05 AM");
  expect(formatClockTime("12:00", "en")).toBe("12:00 PM");
  expect(formatClockTime("19:45:00", "en")).toBe("7:45 PM");
  expect(formatClockTime("at dawn", "en")).toBe("at dawn");
});

test("whole months and years are called by their names, open ends by their one day", () => {
  expect(formatPeriod("2027-03-01", "2027-03-31", "en")).toBe("March 2027");
  expect(formatPeriod("2027-03-01", "2027-05-31", "en")).toBe("March – May 2027");
  expect(formatPeriod("2026-12-01", "2027-01-31", "en")).toBe("December 2026 – January 2027");
  expect(formatPeriod("2027-01-01", "2027-12-31", "en")).toBe("2027");
  expect(formatPeriod("2027-03-02", "2027-03-31", "en")).toBe("March 2 – 31, 2027");
  expect(formatOpenDays({ from: "2027-03-01", to: null }, "en")).toBe("From March 1, 2027");
  expect(formatOpenDays({ from: null, to: "2027-03-01" }, "en")).toBe("Until March 1, 2027");
  expect(formatOpenDays({ from: null, to: null }, "en")).toBe("Any date");
});

test("Spanish dates and clock times read as in Peru and Mexico", () => {
  expect(formatFullDay("2027-03-06", "es")).toBe("sábado 6 de marzo de 2027");
  expect(formatDays("2025-06-28", "2025-06-30", "es")).toBe("28 – 30 de junio de 2025");
  expect(formatDays("2025-06-28", "2025-07-02", "es")).toBe("28 de junio – 2 de julio de 2025");
  expect(formatPeriod("2025-06-01", "2025-08-31", "es")).toBe("junio – agosto de 2025");
  expect(formatPeriod("2025-06-01", "2025-06-30", "es")).toBe("junio de 2025");
  expect(formatOpenDays({ from: "2025-06-28", to: null }, "es")).toBe(
    "Desde el 28 de junio de 2025",
  );
  expect(formatShortDay("2025-09-05", "es")).toBe("5 sep");
  expect(formatWeekday("2027-03-06", "es")).toBe("sáb");
  expect(formatClockTime("05:30", "es")).toBe("5:30 a.\u00a0m.");
  expect(formatClockTime("19:05", "es")).toBe("7:05 p.\u00a0m.");
});
