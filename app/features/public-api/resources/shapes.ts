import { href } from "react-router";
import type { CourseFigures } from "#features/courses/queries.server.ts";
import { distanceColumnUses } from "#features/races/distance-columns.ts";
import { type RaceCard, type RaceDistance, type RacePage, raceUrl } from "#features/races/race.ts";
import type { RaceFacets } from "#features/races/search/facets/facets.ts";
import { type Price, showPrice } from "#features/races/shown-price.ts";
import { mayRegister } from "#features/races/standing.ts";
import type { Day } from "#values/day.ts";
import { recordOf } from "#values/record.ts";
import {
  type ApiDistance,
  type ApiFacets,
  type ApiPrice,
  type ApiRace,
  distanceLinkFields,
  distanceTextFields,
  type RaceSummary,
} from "./schema.ts";

/** What an answer needs besides the race. */
type Told = {
  /** For absolute addresses. */
  origin: string;
};

function positionOf({ position }: Pick<RaceCard, "position">) {
  return position && { latitude: position.lat, longitude: position.lon };
}

/** A race of a list, as the API tells it. */
export function summaryOf(race: RaceCard, { origin }: Told): RaceSummary {
  return {
    id: race.id,
    race_name: race.name,
    race_type: race.type,
    race_status: race.status,
    is_premium: race.isPremium,
    start_date: race.startDate,
    city: race.city,
    state_province: race.stateProvince,
    country: race.country,
    position: positionOf(race),
    photo: absolute(race.photo, origin),
    takes_registrations: !race.isClosed,
    price: priceOf(race.price),
    rating: race.rating,
    distances: race.distances,
    url: raceUrl(race, origin),
  };
}

/** A race with everything, as the API tells it. */
export function raceOf(
  race: RacePage,
  courses: readonly CourseFigures[],
  { origin, today }: Told & { today: Day },
): ApiRace {
  return {
    id: race.id,
    event: race.event,
    race_name: race.name,
    race_type: race.type,
    race_type_category: race.category,
    race_status: race.status,
    is_premium: race.isPremium,
    start_date: race.startDate,
    start_time: race.startTime,
    organizer: race.organizer,
    description: race.description,
    address: race.address,
    city: race.city,
    state_province: race.stateProvince,
    country: race.country,
    position: positionOf(race),
    photo: absolute(race.photo, origin),
    takes_registrations: mayRegister(race, today),
    registration_status: race.registrationStatus,
    registration_deadline: race.registrationDeadline,
    minimum_age: race.minimumAge,
    registration_link: absolute(race.registrationLink, origin),
    elevation_gain: race.elevationGain,
    elevation_loss: race.elevationLoss,
    map_url: absolute(race.mapUrl, origin),
    elevation_profile_url: absolute(race.elevationProfileUrl, origin),
    gpx_url: absolute(race.gpxUrl, origin),
    rules_url: absolute(race.rulesUrl, origin),
    google_maps_link: absolute(race.googleMapsLink, origin),
    favorites: race.favorites,
    price: priceOf(race.price),
    rating: race.rating,
    distances: distancesOf(race, courses, origin),
    url: raceUrl(race, origin),
    calendar_url: origin + href("/races/:id/calendar.ics", { id: race.id }),
    updated_at: race.updatedAt.toISOString(),
  };
}

/** The distances of a race with everything, as the API tells it. */
export function distancesOf(
  race: Pick<RacePage, "id" | "distances">,
  courses: readonly CourseFigures[],
  origin: string,
): ApiDistance[] {
  return race.distances.map((distance) => ({
    ...distanceOf(distance, origin),
    course: courseOf(
      race.id,
      courses.find(({ distanceId }) => distanceId === distance.id),
      origin,
    ),
  }));
}

function courseOf(
  id: string,
  course: CourseFigures | undefined,
  origin: string,
): ApiDistance["course"] {
  if (!course) return null;
  const { distanceId, isDownloadable } = course;
  return {
    length_m: course.length,
    climb_m: course.climb,
    descent_m: course.descent,
    highest_m: course.highest,
    lowest_m: course.lowest,
    method: course.recipe,
    file_url: isDownloadable
      ? origin + href("/races/:id/courses/:distanceId", { id, distanceId })
      : null,
  };
}

function distanceOf(distance: RaceDistance, origin: string): Omit<ApiDistance, "course"> {
  return {
    id: distance.id,
    distance: distance.text,
    meters: distance.meters,
    title: distance.title,
    price: priceOf(distance.price),
    ...recordOf(distanceTextFields, (name) => distance[distanceColumnUses[name].page]),
    ...recordOf(distanceLinkFields, (name) =>
      absolute(distance[distanceColumnUses[name].page], origin),
    ),
    image: absolute(distance.image, origin),
    profile_image: absolute(distance.profileImage, origin),
    map_image: absolute(distance.mapImage, origin),
    capacity: distance.capacity,
    taken: distance.taken,
  };
}

/** The choices beside the filters, by the names that they have in the address. */
export function facetsOf({ types, countries, city, when, rating }: RaceFacets): ApiFacets {
  return {
    type: types,
    country: countries,
    city,
    when,
    rating: rating.map(({ value, count }) => ({ value: String(value), count })),
  };
}

function priceOf(price: Price): ApiPrice {
  const text = showPrice(price, "en");
  if (price.kind === "amount") return { text, minor: price.minor, currency: price.currency };
  return { text, minor: price.kind === "free" ? 0 : null, currency: null };
}

/** A stored address may be one of this site. */
function absolute(address: string | null, origin: string): string | null {
  return address?.startsWith("/") ? origin + address : address;
}
