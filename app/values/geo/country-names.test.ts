import { expect, test } from "vitest";
import { registrationCountries } from "../countries.ts";
import { countryNames } from "./country-names.ts";

test("the countries of the registration form are among the countries", () => {
  expect(countryNames.length).toBeGreaterThan(200);
  expect(new Set(countryNames).size).toBe(countryNames.length);
  const known = registrationCountries.filter((name) => name !== "Other");
  expect(known.filter((name) => !countryNames.includes(name))).toEqual([]);
  expect(countryNames).not.toContain("Wakanda");
});
