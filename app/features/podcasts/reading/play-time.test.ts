import { expect, test } from "vitest";
import { formatPlayTime, isoPlayTime, readPlayTime, sayPlayTime } from "./play-time.ts";

test("seconds are written for eyes, ears and machines", () => {
  expect([0, 5, 65, 725, 3725].map(formatPlayTime)).toEqual([
    "0:00",
    "0:05",
    "1:05",
    "12:05",
    "1:02:05",
  ]);
  expect([0, 1, 65, 3600].map((seconds) => sayPlayTime(seconds, "en"))).toEqual([
    "0 seconds",
    "1 second",
    "1 minute 5 seconds",
    "1 hour",
  ]);
  expect([5.9, 65, 3725].map(isoPlayTime)).toEqual(["PT5S", "PT1M5S", "PT1H2M5S"]);
  expect(formatPlayTime(Number.NaN)).toBe("0:00");
  expect(formatPlayTime(-3)).toBe("0:00");
});

test("the second of an address is read in seconds or as a clock, and nothing else is", () => {
  expect(readPlayTime("83")).toBe(83);
  expect(readPlayTime("1:23")).toBe(83);
  expect(readPlayTime("1:02:05")).toBe(3725);
  for (const text of [null, "", "-3", "1e9", "abc", "1:2", "9999999", "0x10", " 5"]) {
    expect(readPlayTime(text), String(text)).toBeNull();
  }
});
