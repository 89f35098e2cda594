import { expect, test } from "vitest";
import { countryIn, placeIn } from "./countries.ts";

test("countries have a name in each language, and others stay as they are", () => {
  const names = ["Peru", "United States", "Germany", "Atlantis"];
  expect(names.map((name) => countryIn(name, "en"))).toEqual(names);
  expect(names.map((name) => countryIn(name, "es"))).toEqual([
    "Perú",
    "Estados Unidos",
    "Alemania",
    "Atlantis",
  ]);
});

test("a full place name has its country in the language", () => {
  expect(placeIn("Cusco, Cusco, Peru", "es")).toBe("Cusco, Cusco, Perú");
  expect(placeIn("Cusco, Cusco, Peru", "en")).toBe("Cusco, Cusco, Peru");
  expect(placeIn("cusco", "es")).toBe("cusco");
});
