import { expect, test } from "vitest";
import { localDay } from "./local-day.ts";

test("the day of a place begins after midnight in UTC in the west, and before it in the east", () => {
  const lima = -77.03;
  expect(localDay(new Date("2027-01-16T04:59:00Z"), lima)).toBe("2027-01-15");
  expect(localDay(new Date("2027-01-16T05:00:00Z"), lima)).toBe("2027-01-16");
  expect(localDay(new Date("2027-01-17T04:59:00Z"), lima)).toBe("2027-01-16");
  const vancouver = -123.12;
  expect(localDay(new Date("2027-01-16T07:59:00Z"), vancouver)).toBe("2027-01-15");
  const tokyo = 139.7;
  expect(localDay(new Date("2027-01-15T15:00:00Z"), tokyo)).toBe("2027-01-16");
  expect(localDay(new Date("2027-01-15T23:30:00Z"), 0)).toBe("2027-01-15");
});
