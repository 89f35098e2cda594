import { expect, test } from "vitest";
import { type Asked, paceAddress, readAsked, shownFields } from "./asked.ts";

test("an address leads back to what it asks for", () => {
  const asked: Asked = {
    distance: "half marathon",
    time: "1:45:00",
    pace: "",
    faster: 2,
    every: 5,
    unit: "mi",
    race: "r",
    course: "c",
    find: "lima",
  };
  const { searchParams } = new URL(paceAddress(asked), "https://dorsal.example");
  expect(readAsked(searchParams, "km")).toEqual(asked);
  expect(paceAddress(readAsked(new URLSearchParams(), "km"))).toBe("/tools/pace");
});

test("what no menu offers counts for nothing", () => {
  const asked = readAsked(new URLSearchParams("faster=99&every=3&unit=yards"), "mi");
  expect(asked).toMatchObject({ faster: 0, every: null, unit: "mi" });
  const long = readAsked(new URLSearchParams({ time: "9".repeat(5000) }), "km");
  expect(long.time).toHaveLength(60);
});

test("numbers keep the unit that they were typed in", () => {
  const params = new URLSearchParams("distance=10&pace=5:00&unit=km");
  const asked = readAsked(params, "mi");
  expect(shownFields(asked, "km")).toEqual({ distance: "10", time: "", pace: "5:00" });
  expect(shownFields(asked, "mi")).toEqual({ distance: "10 km", time: "", pace: "5:00 /km" });
  const named = readAsked(new URLSearchParams("distance=10K&pace=8:00 /mi&unit=km"), "mi");
  expect(shownFields(named, "mi")).toEqual({ distance: "10K", time: "", pace: "8:00 /mi" });
});

test("the space at the end of a word stays: another one may follow", () => {
  expect(readAsked(new URLSearchParams("distance=half "), "km").distance).toBe("half ");
});
