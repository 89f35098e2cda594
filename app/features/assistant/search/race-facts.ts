import type { DistanceText } from "#features/races/distance-columns.ts";
import type { RaceDistance, Rating } from "#features/races/race.ts";
import type { Price } from "#features/races/shown-price.ts";
import type { ClockTime, Day } from "#values/day.ts";
import type { Position } from "#values/geo/position.ts";

/** Whether and why a race takes registrations. */
export type RegistrationState =
  | "open"
  | "full"
  | "closed"
  | "deadline-passed"
  | "over"
  | "cancelled";

/** One distance of a race. Texts are `null` where nothing is stored, and as the organizer wrote them. */
export type DistanceFacts = Pick<
  RaceDistance,
  | "meters"
  | "startTime"
  | "timeLimit"
  | "price"
  | "elevationGain"
  | "elevationLoss"
  | "capacity"
  | DistanceText
> & {
  name: string;
  /** `null` without a capacity. */
  placesLeft: number | null;
};

/** What answers about one race are made of. */
export type RaceFacts = {
  id: string;
  name: string;
  event: string;
  /** The badge: `Road`, `Trail`. */
  type: string;
  status: "upcoming" | "active" | "completed" | "cancelled";
  isPast: boolean;
  startDate: Day;
  /** Days until the race; negative when it is over. */
  daysAhead: number;
  startTime: ClockTime | null;
  city: string;
  stateProvince: string | null;
  country: string;
  position: Position | null;
  address: string | null;
  distances: DistanceFacts[];
  /** The price of the cheapest distance. */
  price: Price;
  earlyCost: string | null;
  finalCost: string | null;
  elevationGain: string | null;
  elevationLoss: string | null;
  registration: {
    state: RegistrationState;
    deadline: Day | null;
    /** Runners register on this site. */
    isHere: boolean;
    /** The organizer's page. */
    link: string | null;
  };
  organizer: string | null;
  /** The addresses of the rules, the map and the course. */
  rulesUrl: string | null;
  mapUrl: string | null;
  gpxUrl: string | null;
  rating: Rating | null;
  /** Cut to a length. */
  description: string | null;
};
