import { expect, test } from "vitest";
import { activeFilters } from "../search/active-filters.ts";
import { distanceLabel, filterLabel } from "./filter-labels.ts";
import {
  noFilters,
  type RaceFilters,
  racesAddress,
  withoutFilter,
  withoutFilters,
} from "./filters.ts";

const everything: RaceFilters = {
  q: "maratón & trail",
  isLiteral: false,
  types: ["Road", "Trail"],
  countries: ["Peru"],
  city: "São Paulo",
  near: { place: "Cusco, Peru", km: 100 },
  distance: { from: 5, to: 21 },
  when: "next-month",
  dates: { from: null, to: null },
  weekends: false,
  rating: 4,
  price: { minor: 5050, currency: "PEN" },
  isOpen: true,
  sort: "date",
  view: "week",
  date: "2026-12-06",
  area: null,
  page: 1,
};

test("GAP-07 the address holds every filter that is set, always in the same order", () => {
  expect(racesAddress(everything)).toBe(
    "/races?q=marat%C3%B3n+%26+trail&type=Road&type=Trail&country=Peru&city=S%C3%A3o+Paulo" +
      "&near=Cusco%2C+Peru&within=100&distance=5-21&when=next-month&rating=4&price=50.5+PEN&open=1&view=week&date=2026-12-06",
  );
});

test("an address omits filters that are not set", () => {
  expect(racesAddress(noFilters)).toBe("/races");
  expect(racesAddress({ ...noFilters, page: 3 })).toBe("/races?page=3");
  expect(racesAddress({ ...noFilters, distance: { from: 42, to: 100 } })).toBe(
    "/races?distance=42-100",
  );
});

test("only the grid has pages and only the calendars have a date", () => {
  expect(racesAddress({ ...noFilters, date: "2026-12-06" })).toBe("/races");
  expect(racesAddress({ ...noFilters, view: "month", page: 3 })).toBe("/races?view=month");
});

test("the map has an area, a zoom and pages, which the other views do not show", () => {
  const box = { left: -310.04, top: 180, right: -20.5, bottom: 420 };
  const map = { ...noFilters, view: "map" as const, area: { box, zoom: 3 }, page: 2 };
  expect(racesAddress(map)).toBe("/races?view=map&box=-310%2C180%2C-20.5%2C420&zoom=3&page=2");
  expect(racesAddress({ ...map, area: { box, zoom: null }, page: 1 })).toBe(
    "/races?view=map&box=-310%2C180%2C-20.5%2C420",
  );
  expect(racesAddress({ ...map, view: "week", page: 1 })).toBe("/races?view=week");
  expect(withoutFilters({ ...map, q: "lima" })).toEqual({ ...map, page: 1 });
});

test("literal words are marked in the address and in a chip, if there are words", () => {
  const literal = { ...noFilters, q: "december", isLiteral: true };
  expect(racesAddress(literal)).toBe("/races?q=december&words=literal");
  expect(activeFilters(literal, "km", undefined, "en").map(({ label }) => label)).toEqual([
    "“december”",
    "Words taken literally",
  ]);
  expect(racesAddress(withoutFilter(literal, "isLiteral"))).toBe("/races?q=december");
  expect(racesAddress(withoutFilter(literal, "q"))).toBe("/races");
});

test("removing a filter returns to the first page and keeps the others", () => {
  const filters = { ...everything, view: "grid" as const, page: 7 };
  expect(withoutFilter(filters, "city")).toEqual({ ...filters, city: "", page: 1 });
  expect(withoutFilter(filters, "types")).toEqual({ ...filters, types: [], page: 1 });
  expect(withoutFilter(filters, "types", "Road")).toEqual({
    ...filters,
    types: ["Trail"],
    page: 1,
  });
  expect(withoutFilter(filters, "distance").distance).toEqual({ from: 0, to: 100 });
});

test("clearing all filters keeps the view", () => {
  expect(withoutFilters(everything)).toEqual({
    ...noFilters,
    view: "week",
    date: "2026-12-06",
  });
});

test("RACE-LIST-04 every set filter has a chip, and each chosen type its own", () => {
  const chips = activeFilters(everything, "km", undefined, "en");
  expect(chips.map((chip) => chip.label)).toEqual([
    "“maratón & trail”",
    "Road",
    "Trail",
    "Peru",
    "São Paulo",
    "Within 100 km of Cusco, Peru",
    "5–21 km",
    "Next Month",
    "4+ stars",
    "Up to 50.5 PEN",
    "Open for registration",
  ]);
  expect(chips[1]?.without).toEqual({ ...everything, types: ["Trail"] });
  expect(activeFilters(noFilters, "km", undefined, "en")).toEqual([]);
});

test("RACE-LIST-12 the distance has a chip only when it is not 0-100", () => {
  const names = (from: number, to: number) =>
    activeFilters({ ...noFilters, distance: { from, to } }, "km", undefined, "en").map(
      (chip) => chip.name,
    );
  expect(names(0, 100)).toEqual([]);
  expect(names(0, 99)).toEqual(["distance"]);
  expect(names(1, 100)).toEqual(["distance"]);
});

test("GAP-08 the slider's upper end has no limit and is named in the visitor's unit", () => {
  expect(distanceLabel({ from: 10, to: 65 }, "km", "en")).toBe("10–65 km");
  expect(distanceLabel({ from: 10, to: 65 }, "mi", "en")).toBe("6.2–40.4 mi");
  expect(distanceLabel({ from: 42, to: 100 }, "km", "en")).toBe("42 km and more");
  expect(distanceLabel({ from: 0, to: 10 }, "km", "en")).toBe("Up to 10 km");
  expect(distanceLabel({ from: 0, to: 100 }, "km", "en")).toBe("Any distance");
});

test("days are a separate filter, named as people write them", () => {
  const dates = { from: "2027-03-06", to: "2027-03-08" };
  const filters = { ...noFilters, dates };
  expect(racesAddress(filters)).toBe("/races?from=2027-03-06&to=2027-03-08");
  expect(activeFilters(filters, "km", undefined, "en")).toEqual([
    { name: "dates", label: "March 6 – 8, 2027", without: noFilters },
  ]);
  const labelOf = (some: Partial<typeof dates>) =>
    filterLabel({ ...noFilters, dates: { from: null, to: null, ...some } }, "dates", "km", "en");
  expect(labelOf({ from: "2027-03-06" })).toBe("From March 6, 2027");
  expect(labelOf({ to: "2027-03-08" })).toBe("Until March 8, 2027");
  expect(labelOf({ from: "2027-03-06", to: "2027-03-06" })).toBe("March 6, 2027");
});
