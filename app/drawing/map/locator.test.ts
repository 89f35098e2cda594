import { expect, test } from "vitest";
import { toPlane } from "#values/geo/plane.ts";
import { locate, locatorFrames, percentIn } from "./locator.ts";

test("a race is on the map of its country, even near a border", () => {
  expect(locate({ lat: -12.05, lon: -77.04 }, "Peru")).toMatchObject({ frame: "pe" });
  expect(locate({ lat: 32.72, lon: -117.16 }, "United States")).toMatchObject({ frame: "us" });
  expect(locate({ lat: 32.51, lon: -117.04 }, "Mexico")).toMatchObject({ frame: "mx" });
  const montreal = { lat: 45.5, lon: -73.57 };
  const found = locate(montreal, "Canada");
  const { left, top } = percentIn(toPlane(montreal), found?.box ?? locatorFrames.whole);
  expect([Math.round(left / 5) * 5, top > 50 && top < 100]).toEqual([50, true]);
});

test("Hawaii, Alaska and a country without a map of its own are on the map of all four", () => {
  expect(locate({ lat: 21.31, lon: -157.86 }, "United States")?.frame).toBe("whole");
  expect(locate({ lat: 61.22, lon: -149.9 }, "United States")?.frame).toBe("whole");
  expect(locate({ lat: 4.71, lon: -74.07 }, "Colombia")?.frame).toBe("whole");
});

test("a place on another continent is on no map", () => {
  expect(locate({ lat: 48.86, lon: 2.35 }, "France")).toBeNull();
  expect(locate({ lat: -33.87, lon: 151.21 }, "Australia")).toBeNull();
});
