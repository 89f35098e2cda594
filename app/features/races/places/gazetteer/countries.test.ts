import { expect, test } from "vitest";
import { countryNames } from "#values/geo/country-names.ts";
import { storedCountry } from "./gazetteer.server.ts";

test.each([
  [
    "United States",
    "usa",
    "U.S.A.",
    "EE. UU.",
    "EE.UU.",
    "eeuu",
    "Estados Unidos",
    "US",
    "EUA",
    "États-Unis",
  ],
  ["Mexico", "México", "MEXICO", "Méjico", "MX", "mex"],
  ["Peru", "Perú", " peru ", "PE", "PER"],
  ["Canada", "Canadá", "CA", "CAN"],
  ["Germany", "Alemania", "de"],
])("%s is stored for its other names and its code", (name, ...others) => {
  expect(countryNames).toContain(name);
  for (const other of [name, ...others]) expect(storedCountry(other), other).toBe(name);
});

test("a text that names no country stays as it is", () => {
  for (const text of ["Wakanda", "XX", "", "Lima"]) expect(storedCountry(text)).toBe(text);
});
