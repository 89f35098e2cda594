import { expect, test } from "vitest";
import { byLength, formatDistance, toMeters } from "./distance.ts";

test.each([
  ["10 km", 10_000],
  ["10KM", 10_000],
  ["5K", 5_000],
  ["42K", 42_000],
  ["21.1 km", 21_100],
  ["160 kilómetros", 160_000],
  ["800 m", 800],
  ["1500 metros", 1_500],
  ["1 mile", 1_609],
  ["50 miles", 80_467],
  ["50 millas", 80_467],
  ["13.1 mi", 21_082],
  ["Marathon", 42_195],
  ["maratón", 42_195],
  ["Half Marathon", 21_098],
  ["half", 21_098],
  ["Medio Maratón", 21_098],
  ["MEDIA MARATÓN", 21_098],
])("FMT-05 %s is %i metres long", (text, meters) => {
  expect(toMeters(text)).toBe(meters);
});

test.each([
  ["21,1 km", 21_100],
  ["42,195 km", 42_195],
  ["42.195 km", 42_195],
  ["1,000 km", 1_000_000],
  ["10,000 m", 10_000],
  ["10.000 m", 10_000],
  ["10", 10_000],
  ["21,1", 21_100],
  ["70.3", 70_300],
  [" 10  ", 10_000],
  ["50-mile", 80_467],
  ["Ultra 50K", 50_000],
  ["Half Marathon (21.1 km)", 21_100],
  ["Half-Marathon", 21_098],
  ["Marathon relay", 42_195],
])("GAP-08 reads %j as %i metres", (text, meters) => {
  expect(toMeters(text)).toBe(meters);
});

test.each([
  "",
  "   ",
  "TBD",
  "Kids Fun Run",
  "Ultramarathon",
  "Ultra Marathon",
  "Half Ironman",
  "Ironman 70.3",
  "5K / 10K",
  "1.5 km swim, 40 km bike, 10 km run",
  "-5 km",
  "0 km",
  "999999999 km",
  "1.2.3 km",
  "10 minutes",
  "\u0000",
  "k".repeat(10_000),
])("GAP-08 reads no length in %j", (text) => {
  expect(toMeters(text)).toBeNull();
});

test("distances are shown in the visitor's unit, as close to their text as possible", () => {
  const shown = (text: string) => {
    const distance = { text, meters: toMeters(text) };
    return [formatDistance(distance, "km"), formatDistance(distance, "mi")];
  };
  expect(shown("10K")).toEqual(["10K", "6.2 mi"]);
  expect(shown("42.195 km")).toEqual(["42.195 km", "26.2 mi"]);
  expect(shown("50 miles")).toEqual(["80.5 km", "50 miles"]);
  expect(shown("13.1 mi")).toEqual(["21.1 km", "13.1 mi"]);
  expect(shown("Marathon")).toEqual(["Marathon", "Marathon"]);
  expect(shown("Half Marathon")).toEqual(["Half Marathon", "Half Marathon"]);
  expect(shown("10")).toEqual(["10 km", "6.2 mi"]);
  expect(shown("Kids Fun Run")).toEqual(["Kids Fun Run", "Kids Fun Run"]);
});

test("ADM-RACE-04 distances are sorted by the number in their text, the others follow from A to Z", () => {
  const texts = ["Marathon", "42K", "5K", "10K", "Half Marathon", "21.1 km", "5K Kids"];
  const sorted = texts.map((text) => ({ text })).sort(byLength);
  expect(sorted.map(({ text }) => text)).toEqual([
    "5K",
    "5K Kids",
    "10K",
    "21.1 km",
    "42K",
    "Half Marathon",
    "Marathon",
  ]);
});
