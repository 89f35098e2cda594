import type { Day } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import { coverAddress } from "./cover.ts";
import { formatDistance } from "./distance.ts";
import { smallPicture } from "./picture.ts";
import { showPrice } from "./price.ts";
import { placeOf, type RaceCard } from "./race.ts";

/** How many distances a card names before it counts the rest. */
const distanceLimit = 4;

/**
 * What the card of a race shows, in its reader's words. The server makes it, so that nothing
 * travels to the browser which no card shows.
 */
export type ShownCard = {
  id: string;
  name: string;
  /** As stored. */
  type: string;
  day: Day;
  place: string;
  picture: string;
  isCancelled: boolean;
  distances: string[];
  /** Distances that are not named. */
  more: number;
  /** Before the price: `from`. */
  note: string;
  /** `null` where nothing is known of it. */
  price: string | null;
  original: string | null;
  /** The mean of the reviews and how many they are; `null` while there are none. */
  rating: number | null;
  reviews: number;
};

/** @param showCurrency - names the currency beside the symbol, where a list mixes currencies */
export function shownCard(
  race: RaceCard,
  { unit, showCurrency = false }: { unit: LengthUnit; showCurrency?: boolean },
): ShownCard {
  const { price, distances, rating } = race;
  const isCancelled = race.status === "cancelled";
  const isAmount = price.kind === "amount";
  return {
    id: race.id,
    name: race.name,
    type: race.type,
    day: race.startDate,
    place: placeOf(race),
    picture: race.photo ? smallPicture(race.photo) : coverAddress(race, "card"),
    isCancelled,
    distances: distances.slice(0, distanceLimit).map((each) => formatDistance(each, unit)),
    more: Math.max(distances.length - distanceLimit, 0),
    note: race.isClosed && !isCancelled ? "Registration closed" : isAmount ? "from" : "",
    price: price.kind === "unknown" ? null : showPrice(price, { showCurrency }),
    original: isAmount ? price.original : null,
    rating: rating?.average ?? null,
    reviews: rating?.count ?? 0,
  };
}

/** The cards of a list. A dollar sign alone would be misread where pesos and dollars stand side by side. */
export function shownCards(races: RaceCard[], unit: LengthUnit): ShownCard[] {
  const currencies = races.flatMap(({ price }) => (price.kind === "amount" ? price.currency : []));
  const showCurrency = new Set(currencies).size > 1;
  return races.map((race) => shownCard(race, { unit, showCurrency }));
}
