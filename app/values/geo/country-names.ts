import { getCountries } from "libphonenumber-js";
import { countryOfCode } from "../countries.ts";

/** The English names of the countries and territories that have a code of ISO 3166-1, in their order. */
export const countryNames: readonly string[] = getCountries()
  .map((code) => countryOfCode(code, "en") ?? code)
  .sort((one, other) => one.localeCompare(other, "en"));
