import { expect, test } from "vitest";
import { countryIn, countryOfCode, placeIn, registrationCountries } from "./countries.ts";

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

test("the countries of most runners have the names that ICU has", () => {
  const codes = ["US", "CA", "MX", "PE", "CO", "CL", "AR", "BR"];
  expect([...codes.map((code) => countryOfCode(code, "en")), "Other"]).toEqual(
    registrationCountries,
  );
  for (const code of codes) {
    expect(countryIn(countryOfCode(code, "en") ?? "", "es")).toBe(countryOfCode(code, "es"));
  }
  expect(countryOfCode("XX", "en")).toBeUndefined();
});

test("a full place name has its country in the language", () => {
  expect(placeIn("Cusco, Cusco, Peru", "es")).toBe("Cusco, Cusco, Perú");
  expect(placeIn("Cusco, Cusco, Peru", "en")).toBe("Cusco, Cusco, Peru");
  expect(placeIn("cusco", "es")).toBe("cusco");
});
