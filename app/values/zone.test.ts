import { expect, test } from "vitest";
import { dayIn, earliestToday, homeDay, latestToday, quarterHour } from "./zone.ts";

const dayAt = (zone: string, moment: string) => dayIn(zone, new Date(moment));

test.each([
  // Lima has no summer time.
  ["America/Lima", "2027-01-16T04:59:59Z", "2027-01-15"],
  ["America/Lima", "2027-07-16T05:00:00Z", "2027-07-16"],
  // Half hours.
  ["America/St_Johns", "2027-01-16T03:29:59Z", "2027-01-15"],
  ["America/St_Johns", "2027-01-16T03:30:00Z", "2027-01-16"],
  ["America/St_Johns", "2027-07-16T02:30:00Z", "2027-07-16"],
  // Far west, far east.
  ["Pacific/Honolulu", "2027-01-16T09:59:59Z", "2027-01-15"],
  ["Pacific/Kiritimati", "2027-01-15T10:00:00Z", "2027-01-16"],
  // The days on which the clocks change begin with the old offset and end with the new one.
  ["America/Tijuana", "2027-03-14T08:00:00Z", "2027-03-14"],
  ["America/Tijuana", "2027-03-15T06:59:59Z", "2027-03-14"],
  ["America/Tijuana", "2027-03-15T07:00:00Z", "2027-03-15"],
  ["America/Tijuana", "2027-11-07T07:00:00Z", "2027-11-07"],
  ["America/Tijuana", "2027-11-08T07:59:59Z", "2027-11-07"],
  ["UTC", "2027-01-15T23:59:59Z", "2027-01-15"],
])("GAP-06 a day in %s begins at its own midnight: %s", (zone, moment, day) => {
  expect(dayAt(zone, moment)).toBe(day);
});

test("no zone is outside the earliest and the latest day of the earth", () => {
  for (const moment of ["2027-01-15T09:59:00Z", "2027-01-15T12:00:00Z", "2027-01-15T23:59:00Z"]) {
    const now = new Date(moment);
    for (const zone of Intl.supportedValuesOf("timeZone")) {
      expect(dayIn(zone, now) >= earliestToday(now), `${zone} ${moment}`).toBe(true);
      expect(dayIn(zone, now) <= latestToday(now), `${zone} ${moment}`).toBe(true);
    }
  }
});

test("in every zone, days begin at a whole quarter of an hour", () => {
  const now = new Date("2027-01-15T12:07:30Z");
  expect(quarterHour(now)).toEqual(new Date("2027-01-15T12:00:00Z"));
  for (const zone of Intl.supportedValuesOf("timeZone")) {
    for (const hour of Array.from({ length: 24 }, (_, at) => at)) {
      const first = new Date(Date.UTC(2027, 0, 15, hour, 0));
      for (const minutes of [0, 15, 30, 45]) {
        const [start, end] = [minutes, minutes + 14].map(
          (each) => new Date(first.getTime() + each * 60_000 + 59_000),
        );
        if (!start || !end) continue;
        expect(dayIn(zone, start), `${zone} ${start.toISOString()}`).toBe(dayIn(zone, end));
      }
    }
  }
});

test("days without a place are those of Lima", () => {
  expect(homeDay(new Date("2027-01-16T04:59:00Z"))).toBe("2027-01-15");
});
