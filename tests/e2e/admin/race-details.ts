import { uniqueName } from "../../support/unique-names.ts";

/** A name that no other race has. */
export const newRaceName = () => uniqueName("Office");

/** What a race needs besides its name. */
export const raceDetails = {
  start_date: "2031-05-04",
  race_type_category: "external",
  race_type: "Trail",
  country: "Peru",
  city: "Cusco",
};
