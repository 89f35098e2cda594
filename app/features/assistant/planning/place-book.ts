/** A place of our races, as they write it. `folded` has no accents and no capitals. */
export type BookedPlace = {
  kind: "city" | "state" | "country";
  name: string;
  folded: string;
  /** Of a city or a state. */
  country: string | null;
  /** Of a city, where it is known: what is near the city is looked for in its state. */
  state?: string | null;
  /** How many upcoming races are there: of two places of one name the larger counts. */
  races: number;
};

/** The places that sentences can name, by their folded names. */
export type PlaceBook = ReadonlyMap<string, readonly BookedPlace[]>;

/** A book of these places. */
export function placeBook(places: readonly BookedPlace[]): PlaceBook {
  return Map.groupBy(places, ({ folded }) => folded);
}
