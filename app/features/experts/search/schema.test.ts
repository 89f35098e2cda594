import { expect, test } from "vitest";
import { expertFiltersInUse, noServiceFilters, servicesAddress } from "./filters.ts";
import { readServiceFilters } from "./schema.ts";

const read = (query: string) => readServiceFilters(new URLSearchParams(query));

test("the filters are read from the address, and what makes no sense is not set", () => {
  expect(read("q=ana+&specialty=Trail+Running&city=S%C3%A3o+Paulo&page=3")).toEqual({
    q: "ana",
    specialty: "Trail Running",
    city: "São Paulo",
    tab: "human",
    page: 3,
  });
  expect(read("tab=virtual")).toEqual({ ...noServiceFilters, tab: "virtual" });
  expect(read("tab=people&page=-1&q=%00%0a&city=")).toEqual(noServiceFilters);
  expect(read("page=9999999").page).toBe(500);
});

test("an address holds the filters that are set, and what its tab knows", () => {
  expect(servicesAddress({})).toBe("/services");
  const filters = { q: "a & b", specialty: "Trail", city: "Lima", page: 2 };
  expect(servicesAddress(filters)).toBe("/services?q=a+%26+b&specialty=Trail&city=Lima&page=2");
  expect(servicesAddress({ ...filters, tab: "virtual" })).toBe(
    "/services?tab=virtual&q=a+%26+b&city=Lima",
  );
  expect(read(servicesAddress(filters).slice("/services?".length))).toEqual({
    ...noServiceFilters,
    ...filters,
  });
});

test("each filter that is set can be left out, which leads to the first page", () => {
  const filters = { ...noServiceFilters, q: "ana", city: "Lima", page: 2 };
  expect(expertFiltersInUse(filters, "en")).toEqual([
    { name: "q", label: "“ana”", without: { ...noServiceFilters, city: "Lima" } },
    { name: "city", label: "Lima", without: { ...noServiceFilters, q: "ana" } },
  ]);
});
