import type { ClockTime, Day } from "#values/day.ts";
import type { RaceStatus } from "../race.ts";
import type { RaceCategory } from "./listing.ts";

/** What a new race may be. A stored type of another name is offered as well. */
export const raceTypeOptions = ["Road", "Trail", "Ultra", "Triathlon", "MTB"] as const;

export const registrationStatusOptions = ["open", "closed"] as const;

export const usualStartTime = "08:00";

/** Everything about a race that its form holds, by the names of its columns. */
export type RaceDetails = {
  event: string;
  race_name: string;
  start_date: Day;
  start_time: ClockTime | null;
  registration_deadline: Day | null;
  race_type_category: RaceCategory;
  race_type: string;
  race_status: RaceStatus;
  registration_status: string;
  organizer: string | null;
  description: string | null;
  country: string;
  city: string;
  state_province: string | null;
  address: string | null;
  google_maps_link: string | null;
  is_premium: boolean;
  registration_link: string | null;
  external_image_url: string | null;
  map_url: string | null;
  elevation_profile_url: string | null;
  gpx_url: string | null;
  rules_url: string | null;
  elevation_gain: string | null;
  elevation_loss: string | null;
};

/** Everything about a distance that its form holds, by the names of its columns. */
export type DistanceDetails = {
  distance: string;
  title: string;
  description: string | null;
  price: string | null;
  discounted_price: string | null;
  price_currency: "USD" | "MXN" | "PEN" | "CAD";
  price_includes: string | null;
  start_time: ClockTime | null;
  time_limit: string | null;
  elevation_gain: string | null;
  elevation_loss: string | null;
  profile_information: string | null;
  additional_information: string | null;
  registration_link: string | null;
  capacity: number | null;
};

/** The pictures of a distance, by the names of their columns and of their fields. */
export const distancePictures = ["image", "profile_image", "map_image"] as const;
export type DistancePicture = (typeof distancePictures)[number];

/** A distance as its tab shows it. */
export type EditedDistance = {
  id: string;
  details: DistanceDetails;
  pictures: Record<DistancePicture, string | null>;
  taken: number;
};

/** A race with everything its editor shows. */
export type EditedRace = {
  id: string;
  details: RaceDetails;
  photo: string | null;
  /** Runners who have entered here and not cancelled. */
  runners: number;
  /** In the order in which they are shown. */
  distances: EditedDistance[];
};
