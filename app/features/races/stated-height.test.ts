import { expect, test } from "vitest";
import { statedHeight, statedHeightWords } from "./stated-height.ts";

test("climbs are read as organizers write them, in meters and feet", () => {
  for (const text of [
    "about 3,000 m",
    "unos 3,000 m",
    "aprox. 3000 m",
    "3000",
    "3.000 mts",
    "~3000m",
    "D+ 3000 m",
    "3000 m D+",
  ]) {
    expect(statedHeight(text), text).toBe(3000);
  }
  expect(statedHeight("1,000 ft")).toBeCloseTo(304.8);
  expect(statedHeight("62.5 m")).toBe(62.5);
  for (const text of [null, "", "hilly", "300 to 400 m", "9999999"]) {
    expect(statedHeight(text), String(text)).toBeNull();
  }
});

test("a stated climb is shown in the visitor's unit, and words stay words", () => {
  expect(statedHeightWords("1.190 m", "km", "en"), "thousands as in Spanish").toBe("1,190 m");
  expect(statedHeightWords("850", "km", "en")).toBe("850 m");
  expect(statedHeightWords("~3000m", "km", "en")).toBe("about 3,000 m");
  expect(statedHeightWords("unos 3,000 m", "mi", "en")).toBe("about 9,840 ft");
  expect(statedHeightWords("aprox. 3,000 m", "km", "es")).toBe("unos 3,000 m");
  expect(statedHeightWords("1,000 m", "mi", "en")).toBe("3,280 ft");
  expect(statedHeightWords("4,100 ft", "km", "en")).toBe("1,250 m");
  for (const text of ["hilly", "0 m", "300 to 400 m"]) {
    expect(statedHeightWords(text, "mi", "en")).toBe(text);
  }
});
