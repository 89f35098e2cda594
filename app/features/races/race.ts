import { href } from "react-router";
import type { Day } from "#values/day.ts";
import type { Price } from "./price.ts";

export const raceStatuses = ["upcoming", "active", "completed", "cancelled"] as const;
export type RaceStatus = (typeof raceStatuses)[number];

export type Rating = {
  /** Mean of the visible reviews, one decimal, 1 to 5. */
  average: number;
  count: number;
};

/** An offer of a race as cards show it. `meters` is `null` where the text names no length. */
export type DistanceLabel = { text: string; meters: number | null };

/** What a card, a calendar cell and a list of similar races show of a race. */
export type RaceCard = {
  id: string;
  name: string;
  /** As stored: `Road`, `Trail`, `mountain` … `raceType()` turns it into a badge. */
  type: string;
  status: RaceStatus;
  isPremium: boolean;
  startDate: Day;
  city: string;
  stateProvince: string | null;
  country: string;
  /** An address of ours or of the web; `null` means: draw the cover. */
  photo: string | null;
  /** Takes no registrations: it is over, called off, or closed although it lies ahead. */
  isClosed: boolean;
  distances: DistanceLabel[];
  /** That of the cheapest distance. */
  price: Price;
  /** `null` while nobody has reviewed the race. */
  rating: Rating | null;
};

/** One distance of a race with everything its tab shows. Texts are `null` where nothing is stored. */
export type RaceDistance = DistanceLabel & {
  id: string;
  title: string;
  description: string | null;
  price: Price;
  priceIncludes: string | null;
  startTime: string | null;
  timeLimit: string | null;
  elevationGain: string | null;
  elevationLoss: string | null;
  profileInformation: string | null;
  profileImage: string | null;
  mapImage: string | null;
  image: string | null;
  additionalInformation: string | null;
  registrationLink: string | null;
  /** How many may enter; `null` where nobody has said. */
  capacity: number | null;
  /** How many have entered here. */
  taken: number;
};

/** Everything the page of a race shows, besides its reviews and the similar races. */
export type RacePage = Omit<RaceCard, "distances" | "isClosed"> & {
  event: string;
  organizer: string | null;
  /** Markdown. */
  description: string | null;
  address: string | null;
  category: "internal" | "external";
  registrationStatus: string;
  registrationDeadline: Day | null;
  registrationLink: string | null;
  startTime: string | null;
  /** Of the race as a whole, as somebody wrote it; its distances name theirs. */
  distance: DistanceLabel | null;
  /** What the race as a whole costs early and at last, in words: `$40 USD`. */
  earlyCost: string | null;
  finalCost: string | null;
  elevationGain: string | null;
  elevationLoss: string | null;
  mapUrl: string | null;
  elevationProfileUrl: string | null;
  gpxUrl: string | null;
  rulesUrl: string | null;
  googleMapsLink: string | null;
  updatedAt: Date;
  /** How many runners keep it. */
  favorites: number;
  distances: RaceDistance[];
};

/** `Lima, Peru`, with the state where it says more: `Ollantaytambo, Cusco, Peru`. */
export function placeOf(race: Pick<RaceCard, "city" | "stateProvince" | "country">): string {
  const state = race.stateProvince === race.city ? null : race.stateProvince;
  return [race.city, state, race.country].filter(Boolean).join(", ");
}

/** The absolute and only address of a race's page. */
export function raceUrl(race: Pick<RaceCard, "id">, origin: string): string {
  return origin + href("/races/:id", { id: race.id });
}

/** Whether a race still takes runners: it lies ahead, is not called off and has not closed. */
export function mayRegister(
  race: Pick<RacePage, "status" | "startDate" | "registrationStatus" | "registrationDeadline">,
  today: Day,
): boolean {
  if (race.status === "cancelled" || race.status === "completed") return false;
  if (race.startDate < today) return false;
  if (race.registrationDeadline && race.registrationDeadline < today) return false;
  return race.registrationStatus === "open";
}

/** Whether all places of a distance are taken; without a stated number they never are. */
export function isFull({ capacity, taken }: Pick<RaceDistance, "capacity" | "taken">): boolean {
  return capacity !== null && taken >= capacity;
}
