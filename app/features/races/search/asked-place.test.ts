import { expect, test } from "vitest";
import { noFilters } from "../filters/filters.ts";
import { offeredPlaces, withAskedPlace } from "./asked-place.server.ts";

function asked(place: string) {
  const { filters, asked: told } = withAskedPlace({ ...noFilters, near: { place, km: 50 } });
  return { place: filters.near?.place, told };
}

test("a place is searched by its full name, and nothing is said where it is clear", () => {
  expect(asked("cusco")).toEqual({ place: "Cusco, Peru", told: null });
  expect(asked("-13.52,-71.97")).toEqual({ place: "-13.52,-71.97", told: null });
});

test("a misspelt place is corrected, and the list says so", () => {
  const boston = "Boston, Massachusetts, United States";
  expect(asked("Bostn").place).toBe(boston);
  expect(asked("Bostn").told).toMatchObject({ typed: "Bostn", label: boston, isCorrected: true });
});

test("a name of several places offers the others, and one of no place stays as it is", () => {
  const { told } = asked("Springfield");
  expect(told).toMatchObject({ isCorrected: false });
  expect(told?.others.length).toBeGreaterThan(2);
  expect(asked("Xyzzyville")).toEqual({
    place: "Xyzzyville",
    told: { typed: "Xyzzyville", label: null, isCorrected: false, others: [] },
  });
});

test("while a name is typed, places spelled like it are offered where none begins so", () => {
  const labels = (typed: string) => offeredPlaces(typed).map(({ label }) => label);
  expect(labels("bosto")[0]).toMatch(/^Boston/);
  expect(labels("bostn")[0]).toMatch(/^Boston/);
  expect(labels("xyzzyv")).toEqual([]);
});
