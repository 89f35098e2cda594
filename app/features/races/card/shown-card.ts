import type { Day } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import { coverAddress } from "../cover.ts";
import { formatDistance } from "../distance.ts";
import { smallPicture } from "../picture.ts";
import { showPrice } from "../price.ts";
import { placeOf, type RaceCard } from "../race.ts";

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
  /** Takes no more registrations; of a race that is called off this is not said. */
  isClosed: boolean;
  /** Whether the price is an amount, which stands as the lowest of the race. */
  isFrom: boolean;
  /** `null` where nothing is known of it. */
  price: string | null;
  original: string | null;
  /** The mean of the reviews and how many they are; `null` while there are none. */
  rating: number | null;
  reviews: number;
};

export function shownCard(race: RaceCard, unit: LengthUnit): ShownCard {
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
    isClosed: race.isClosed && !isCancelled,
    isFrom: isAmount,
    price: price.kind === "unknown" ? null : showPrice(price),
    original: isAmount ? price.original : null,
    rating: rating?.average ?? null,
    reviews: rating?.count ?? 0,
  };
}
