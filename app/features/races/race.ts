import { href } from "react-router";
import type { RowOf } from "#db/rows.ts";
import type { Position } from "#values/geo/position.ts";
import type { Lang } from "#values/say.ts";
import { placeText } from "#values/text/place-text.ts";
import type { StoredPrice } from "./price.ts";
import type { distanceColumns, raceColumns } from "./race-columns.server.ts";
import type { Price } from "./shown-price.ts";

export const raceStatuses = ["upcoming", "active", "completed", "cancelled"] as const;
export type RaceStatus = (typeof raceStatuses)[number];

export type Rating = {
  /** The mean of the visible reviews with one decimal, from 1 to 5. */
  average: number;
  count: number;
};

/** A distance as cards show it. `meters` is `null` if the text names no length. */
export type DistanceLabel = { text: string; meters: number | null };

type StoredRace = RowOf<typeof raceColumns>;

/** What a card, a calendar cell and a list of similar races show of a race. */
export type RaceCard = Pick<
  StoredRace,
  | "id"
  | "name"
  /** As stored: `Road`, `Trail`, `mountain` … `raceType()` turns it into a badge. */
  | "type"
  | "status"
  | "isPremium"
  | "startDate"
  | "city"
  | "stateProvince"
  | "country"
  /** The place whose pin on the map is that of the race. */
  | "placeId"
  /** That of its place, as IANA names it. */
  | "timeZone"
> & {
  /** An address on this site or the web; `null` if the cover is drawn. */
  photo: string | null;
  /** Where its place is; `null` while that is unknown. Covers are drawn from it. */
  position: Position | null;
  /** Takes no registrations: the race is over, cancelled, or closed ahead of its day. */
  isClosed: boolean;
  distances: DistanceLabel[];
  /** The profile of the longest course as the path of a hairline; `null` where none is known. */
  hairline: string | null;
  /** The price of the cheapest distance. */
  price: Price;
  /** `null` while the race has no reviews. */
  rating: Rating | null;
};

/** One distance of a race with everything its tab shows. Texts are `null` where nothing is stored. */
export type RaceDistance = Omit<RowOf<typeof distanceColumns>, keyof StoredPrice> & {
  price: Price;
};

/** Everything the page of a race shows, except its reviews and the similar races. */
export type RacePage = Omit<StoredRace, "distance"> &
  Pick<RaceCard, "photo" | "position" | "price" | "rating"> & {
    /** The distance of the race as a whole; its distances name theirs. */
    distance: DistanceLabel | null;
    /** Whether its entries are sold here. */
    isSold: boolean;
    /** How many runners keep the race. */
    favorites: number;
    distances: RaceDistance[];
  };

/** What registering for a race needs to know of it. */
export type RaceToEnter = Pick<
  RacePage,
  | "id"
  | "name"
  | "type"
  | "category"
  | "status"
  | "startDate"
  | "startTime"
  | "city"
  | "stateProvince"
  | "country"
  | "registrationStatus"
  | "registrationDeadline"
  | "timeZone"
  | "registrationLink"
  | "minimumAge"
  | "price"
  | "position"
> & { distances: DistanceToEnter[] };

export type DistanceToEnter = Pick<
  RaceDistance,
  "id" | "text" | "meters" | "startTime" | "capacity" | "taken" | "price" | "registrationLink"
>;

/** `Lima, Peru`; with the state, if it is not the city itself: `Ollantaytambo, Cusco, Peru`. */
export function placeOf(
  race: Pick<RaceCard, "city" | "stateProvince" | "country">,
  lang: Lang,
): string {
  return placeText({ ...race, state: race.stateProvince }, lang);
}

/** The absolute, canonical address of a race's page. */
export function raceUrl(race: Pick<RaceCard, "id">, origin: string): string {
  return origin + href("/races/:id", { id: race.id });
}

/** Whether we know where to register: on this site, or on a page of the organizer. */
export function hasWayIn(race: {
  category: RacePage["category"];
  registrationLink: string | null;
  distances: readonly { registrationLink: string | null }[];
}): boolean {
  if (race.category === "internal" || race.registrationLink) return true;
  return race.distances.some(({ registrationLink }) => registrationLink);
}

/** Whether all places of a distance are taken; a distance without a capacity is never full. */
export function isFull({ capacity, taken }: Pick<RaceDistance, "capacity" | "taken">): boolean {
  return capacity !== null && taken >= capacity;
}
