import { expect, test } from "vitest";
import { noFilters } from "../filters/filters.ts";
import { feedAddress, feedName } from "./calendar-feed.ts";

test("a calendar is named after its filters", () => {
  expect(feedName(noFilters)).toBe("Dorsal races");
  expect(feedName({ ...noFilters, types: ["Road", "Trail"], city: "Lima", q: "wine" })).toBe(
    "Dorsal races: “wine”, Road, Trail, Lima",
  );
  expect(feedName({ ...noFilters, countries: ["Peru"] }, "es")).toBe("Carreras en Dorsal: Perú");
  expect(feedName({ ...noFilters, distance: { from: 5, to: 21 } })).toContain("21 km");
});

test("a calendar's address is the same for every view of the list", () => {
  const lima = { ...noFilters, city: "Lima & Callao", types: ["Trail"] };
  const address = "/races.ics?type=Trail&city=Lima+%26+Callao";
  expect(feedAddress(lima)).toBe(address);
  expect(feedAddress({ ...lima, page: 7 })).toBe(address);
  expect(feedAddress({ ...lima, view: "month", date: "2027-01-01" })).toBe(address);
  expect(feedAddress(noFilters)).toBe("/races.ics");
});
