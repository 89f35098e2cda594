import { expect, test } from "vitest";
import { toMeters } from "../distance.ts";
import { shortDistances } from "./short-distances.ts";

const row = (unit: "km" | "mi", ...texts: string[]) =>
  shortDistances(
    texts.map((text) => ({ text, meters: toMeters(text) })),
    unit,
    4,
  );

test("distances are named as runners call them, in one row", () => {
  expect(row("km", "Marathon", "Half Marathon", "8K")).toBe("42K · 21K · 8K");
  expect(row("km", "50 miles", "21.0975 km", "7.6 km", "800 m")).toBe("80K · 21K · 7.6K · 800M");
  expect(row("km", "10K", "5K Walk", "Kids Dash")).toBe("10K · 5K · Kids Dash");
});

test("in miles the unit is named once, after the last length", () => {
  expect(row("mi", "Marathon", "Half Marathon", "10K")).toBe("26.2 · 13.1 · 6.2 mi");
  expect(row("mi", "10K", "Kids Dash")).toBe("6.2 mi · Kids Dash");
  expect(row("mi", "Relay")).toBe("Relay");
  expect(row("mi", "21K", "10K", "10K walk")).toBe("13 · 6.2 mi");
});

test("the same length is named once, and those beyond the limit are counted", () => {
  expect(row("km", "10K", "10K walk", "5K")).toBe("10K · 5K");
  expect(row("km", "42K", "21K", "10K", "5K", "3K", "1K")).toBe("42K · 21K · 10K · 5K +2");
  expect(row("km")).toBe("");
});
