import { getCountries } from "libphonenumber-js";

const english = new Intl.DisplayNames("en", { type: "region" });

/** The English names of the countries and territories that have a code of ISO 3166-1, in their order. */
export const countryNames: readonly string[] = getCountries()
  .map((code) => english.of(code) ?? code)
  .sort((one, other) => one.localeCompare(other, "en"));
