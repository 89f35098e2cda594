import { expect, test } from "vitest";
import { statedHeight } from "./stated-height.ts";

test("climbs are read as organizers write them, in metres and feet", () => {
  for (const text of ["about 3,000 m", "3000", "3.000 mts", "~3000m", "D+ 3000 m", "3000 m D+"]) {
    expect(statedHeight(text), text).toBe(3000);
  }
  expect(statedHeight("1,000 ft")).toBeCloseTo(304.8);
  expect(statedHeight("62.5 m")).toBe(62.5);
  for (const text of [null, "", "hilly", "300 to 400 m", "9999999"]) {
    expect(statedHeight(text), String(text)).toBeNull();
  }
});
