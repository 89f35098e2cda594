import type { BookedPlace } from "../place-book.ts";
import { phrasebook } from "../words/phrasebook.ts";

/** Always recognised, also while no race is there. */
export const specifiedPlaces: readonly BookedPlace[] = [
  ...["Peru", "Mexico", "Canada", "United States"].map((name) => country(name)),
  ...["Lima", "Cusco", "Arequipa"].map(
    (name): BookedPlace => ({
      kind: "city",
      name,
      folded: name.toLowerCase(),
      country: "Peru",
      races: 0,
    }),
  ),
];

/** People and races of a country, and names of it that the race search does not read. */
export const countryWords = phrasebook([
  ["peruvian|peruvians, peruana|peruanas|peruano|peruanos", "Peru"],
  ["mexican|mexicans, mexicana|mexicanas|mexicano|mexicanos, mejico", "Mexico"],
  ["canadian|canadians, canadiense|canadienses", "Canada"],
  [
    `american|americans, the states, the us, the usa, estadounidense|estadounidenses,
      estados unidos, eeuu, ee uu, eua, united states [of] [america], usa, unites states`,
    "United States",
  ],
  ["chile, chilean|chileans, chilena|chilenas", "Chile"],
  ["argentina, argentinian, argentinas", "Argentina"],
  ["colombia, colombian, colombiana|colombianas", "Colombia"],
  ["brazil, brasil, brazilian", "Brazil"],
  ["ecuador", "Ecuador"],
  ["bolivia", "Bolivia"],
  ["spain, espana", "Spain"],
  ["japan, japon", "Japan"],
  ["england, inglaterra, scotland, escocia, uk, united kingdom, reino unido", "United Kingdom"],
  ["france, francia", "France"],
  ["germany, alemania", "Germany"],
  ["italy, italia", "Italy"],
  ["portugal", "Portugal"],
  ["costa rica", "Costa Rica"],
  ["guatemala", "Guatemala"],
  ["uruguay", "Uruguay"],
  ["paraguay", "Paraguay"],
  ["venezuela", "Venezuela"],
  ["australia", "Australia"],
  ["kenya, kenia", "Kenya"],
]);

/** Short names that runners give cities. */
export const nicknames: Readonly<Record<string, string>> = {
  aqp: "arequipa",
  df: "mexico city",
  gdl: "guadalajara",
  mty: "monterrey",
  philly: "philadelphia",
  sf: "san francisco",
  vegas: "las vegas",
};

export function country(name: string): BookedPlace {
  return { kind: "country", name, folded: name.toLowerCase(), country: null, races: 0 };
}
