import { expect, test } from "vitest";
import { type PaceQuery, paceAddress, readPaceQuery, shownFields } from "./pace-query.ts";

test("an address and its query convert into each other", () => {
  const query: PaceQuery = {
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
  const { searchParams } = new URL(paceAddress(query), "https://dorsal.example");
  expect(readPaceQuery(searchParams, "km")).toEqual(query);
  expect(paceAddress(readPaceQuery(new URLSearchParams(), "km"))).toBe("/tools/pace");
});

test("a value that no menu offers is ignored", () => {
  const query = readPaceQuery(new URLSearchParams("faster=99&every=3&unit=yards"), "mi");
  expect(query).toMatchObject({ faster: 0, every: null, unit: "mi" });
  const long = readPaceQuery(new URLSearchParams({ time: "9".repeat(5000) }), "km");
  expect(long.time).toHaveLength(60);
});

test("numbers keep the unit in which they were typed", () => {
  const params = new URLSearchParams("distance=10&pace=5:00&unit=km");
  const query = readPaceQuery(params, "mi");
  expect(shownFields(query, "km")).toEqual({ distance: "10", time: "", pace: "5:00" });
  expect(shownFields(query, "mi")).toEqual({ distance: "10 km", time: "", pace: "5:00 /km" });
  const named = readPaceQuery(new URLSearchParams("distance=10K&pace=8:00 /mi&unit=km"), "mi");
  expect(shownFields(named, "mi")).toEqual({ distance: "10K", time: "", pace: "8:00 /mi" });
});

test("a space at the end is kept: another word may follow", () => {
  expect(readPaceQuery(new URLSearchParams("distance=half "), "km").distance).toBe("half ");
});
