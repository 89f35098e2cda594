import { expect, test } from "vitest";
import { clockAfter, overLimitOf, readLimit } from "./course.ts";
import { limitWarning } from "./messages.ts";

test("the clock on the wall shows the minute that has begun", () => {
  expect(clockAfter("07:00", 59, "en")).toBe("7:00 AM");
  expect(clockAfter("07:00", 60, "en")).toBe("7:01 AM");
  expect(clockAfter("11:30", 3600, "en")).toBe("12:30 PM");
  expect(clockAfter("22:00", 3 * 3600, "en"), "the night after").toBe("1:00 AM +1");
  expect(clockAfter("05:00", 45 * 3600, "en")).toBe("2:00 AM +2");
});

test.each([
  ["6 h", 6 * 3600],
  ["6 h 30 min", 6.5 * 3600],
  ["12 hours", 12 * 3600],
  ["6:30", 6.5 * 3600],
  ["90 min", 5400],
  ["12", null],
  ["generous", null],
  ["", null],
  [null, null],
])("a time limit of %j leaves %s seconds for a marathon", (text, seconds) => {
  expect(readLimit(text, 42_195)).toBe(seconds);
});

test("a plan over the time limit is warned about, one on it is not", () => {
  const run = (seconds: number) => ({ meters: 42_195, seconds });
  expect(overLimitOf(run(6 * 3600), "6 h")).toBeNull();
  const over = overLimitOf(run(6 * 3600 + 90), "6 h ");
  expect(over).toEqual({ seconds: 90, limit: "6 h" });
  expect(over && limitWarning(over).en).toBe("This is 1:30 over the time limit of 6 h.");
  expect(overLimitOf(run(99 * 3600), "generous")).toBeNull();
  expect(overLimitOf(run(99 * 3600), null)).toBeNull();
});
