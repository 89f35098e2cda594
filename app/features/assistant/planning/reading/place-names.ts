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

/** People and races of a country, and names of it that a search box does not read. */
export const countryWords = phrasebook([
  ["peruvian|peruvians, peruana|peruanas|peruano|peruanos", "Peru"],
  ["mexican|mexicans, mexicana|mexicanas|mexicano|mexicanos", "Mexico"],
  ["canadian|canadians, canadiense|canadienses", "Canada"],
  [
    `american|americans, the states, the us, the usa, estadounidense|estadounidenses,
      us only|based|races|marathons|trails|ultras|halves|events, only us races|ones, usa only,
      solo us|usa, eua, unites states`,
    "United States",
  ],
  ["chilean|chileans, chilena|chilenas", "Chile"],
  ["argentinian, argentinas", "Argentina"],
  ["colombian, colombiana|colombianas", "Colombia"],
  ["brazilian", "Brazil"],
]);

export function country(name: string): BookedPlace {
  return { kind: "country", name, folded: name.toLowerCase(), country: null, races: 0 };
}
