let count = 0;

/** A name that no other race has. */
export function newRaceName(): string {
  count += 1;
  return `Office ${Date.now().toString(36)} ${process.pid} ${count}`;
}

/** What a race needs besides its name. */
export const raceDetails = {
  start_date: "2031-05-04",
  race_type_category: "external",
  race_type: "Trail",
  country: "Peru",
  city: "Cusco",
};
