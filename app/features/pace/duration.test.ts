import { expect, test } from "vitest";
import { processorTime } from "../../../tests/support/machine/processor-time.ts";
import { naughtyTexts } from "../../../tests/support/naughty-texts.ts";
import { formatDuration, isImpossible, readDuration, readTime } from "./duration.ts";

test.each([
  ["45:00", 2700],
  ["1:45:30", 6330],
  [" 1:45:30 ", 6330],
  ["1.45.30", 6330],
  ["1h45", 6300],
  ["1h45m30s", 6330],
  ["1 h 45 min 30 s", 6330],
  ["2 hours", 7200],
  ["2.5 hours", 9000],
  ["6,5 h", 23_400],
  ["6 horas 30 minutos", 23_400],
  ["45", 2700],
  ["45 min", 2700],
  ["45'30\"", 2730],
  ["45’30”", 2730],
  ["90:00", 5400],
  ["30 s", 30],
])("%j is %d seconds", (text, seconds) => {
  expect(readDuration(text)).toBe(seconds);
});

test.each([
  "",
  "  ",
  "0",
  "0:00",
  "fast",
  "-5:00",
  "1:60",
  "1:75:00",
  "1h75",
  "1:2",
  "4:5:6",
  "1e3",
])("%j is no time", (text) => {
  expect(readDuration(text)).toBeNull();
});

test("pasted text of any kind does not break the reader", () => {
  for (const text of naughtyTexts) {
    const seconds = readDuration(text);
    expect(seconds === null || seconds > 0, text).toBe(true);
  }
  const spent = processorTime();
  readDuration(`1h${" ".repeat(50_000)}x`);
  readDuration("1".repeat(50_000));
  expect(spent()).toBeLessThan(50);
});

test("two numbers mean hours where the distance cannot be run in minutes", () => {
  expect(readTime("3:30", 42_195)).toBe(3.5 * 3600);
  expect(readTime("3:30", 1000)).toBe(210);
  expect(readTime("18:30", 5000)).toBe(1110);
  expect(readTime("1:45", null)).toBe(105);
  expect(readTime("1:45:00", 21_097.5)).toBe(6300);
});

test("times are written as race clocks show them", () => {
  expect(formatDuration(2700)).toBe("45:00");
  expect(formatDuration(59.6)).toBe("1:00");
  expect(formatDuration(3599.4)).toBe("59:59");
  expect(formatDuration(3599.5)).toBe("1:00:00");
  expect(formatDuration(10_126.8)).toBe("2:48:47");
  expect(formatDuration(360_000)).toBe("100:00:00");
});

test("every whole second survives writing and reading", () => {
  for (let seconds = 1; seconds < 200_000; seconds += 37) {
    expect(readDuration(formatDuration(seconds))).toBe(seconds);
  }
});

test("world records are possible; half a minute per kilometer faster is not", () => {
  expect(isImpossible({ meters: 100, seconds: 9.58 })).toBe(false);
  expect(isImpossible({ meters: 42_195, seconds: 7235 })).toBe(false);
  expect(isImpossible({ meters: 10_000, seconds: 900 })).toBe(true);
});
