import { expect, test } from "vitest";
import { noFilters } from "../filters/filters.ts";
import { feedAddress, feedName } from "./calendar-feed.ts";

test("a calendar is named after its filters", () => {
  expect(feedName(noFilters, "en")).toBe("Dorsal races");
  expect(feedName({ ...noFilters, types: ["Road", "Trail"], city: "Lima", q: "wine" }, "en")).toBe(
    "Dorsal races: “wine”, Road, Trail, Lima",
  );
  expect(feedName({ ...noFilters, countries: ["Peru"] }, "es")).toBe("Carreras en Dorsal: Perú");
  expect(feedName({ ...noFilters, distance: { from: 5, to: 21 } }, "en")).toContain("21 km");
});

test("a calendar's address is the same for every view of the list", () => {
  const lima = { ...noFilters, city: "Lima & Callao", types: ["Trail"] };
  const address = "/races.ics?type=Trail&city=Lima+%26+Callao";
  expect(feedAddress(lima, "en")).toBe(address);
  expect(feedAddress({ ...lima, page: 7 }, "en")).toBe(address);
  expect(feedAddress({ ...lima, view: "month", date: "2027-01-01" }, "en")).toBe(address);
  expect(feedAddress(noFilters, "en")).toBe("/races.ics");
});
