import { expect, test } from "vitest";
import { filterOptions, optionLimit } from "./combobox-panel.tsx";

const cities = ["Bogotá", "Cancún", "Lima", "Mexico City", "San Limón", "Zürich"];

test("an empty text offers all options in order", () => {
  expect(filterOptions(cities, "  ")).toEqual(cities);
});

test("case and accents are ignored", () => {
  expect(filterOptions(cities, "cancun")).toEqual(["Cancún"]);
  expect(filterOptions(cities, "BOGOTÁ")).toEqual(["Bogotá"]);
});

test("options that begin with the typed text come first", () => {
  expect(filterOptions(["San Limón", "Lima"], "lim")).toEqual(["Lima", "San Limón"]);
});

test("a text that no option contains finds nothing", () => {
  expect(filterOptions(cities, "atlantis")).toEqual([]);
});

test("a long list is cut", () => {
  const many = Array.from({ length: 5000 }, (_, i) => `City ${i}`);
  expect(filterOptions(many, "city")).toHaveLength(optionLimit);
});
