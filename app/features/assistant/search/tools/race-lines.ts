import { distanceColumnUses, fieldsOf } from "#features/races/distance-columns.ts";
import { placeOf, type RaceCard } from "#features/races/race.ts";
import { raceType } from "#features/races/race-type.ts";
import { showPrice } from "#features/races/shown-price.ts";
import type { DistanceFacts, RaceFacts } from "../race-facts.ts";
import { shortened } from "../shortened.ts";

/** The longest name, and the longest text by an organizer. */
const nameLimit = 120;
const textLimit = 600;

/** The most distances of a race that a model reads about. */
const distancesLimit = 12;

/** A race of a result, in few words. `price` is that of the length that was asked for. */
export function raceLine(race: RaceCard, price = race.price): Record<string, unknown> {
  return {
    id: race.id,
    name: shortened(race.name, nameLimit),
    date: race.startDate,
    place: shortened(placeOf(race, "en"), nameLimit),
    type: shortened(raceType(race.type, "en").label, nameLimit),
    distances: race.distances
      .slice(0, distancesLimit)
      .map(({ text }) => shortened(text, nameLimit)),
    price_from: showPrice(race.price, "en"),
    ...(showPrice(price, "en") !== showPrice(race.price, "en") && {
      price_of_distance: showPrice(price, "en"),
    }),
    ...(race.rating && { rating: race.rating.average, reviews: race.rating.count }),
    ...(race.status === "cancelled" && { status: race.status }),
    takes_registrations: !race.isClosed,
  };
}

/** All that is known of a race; what an organizer has written freely is apart from the rest. */
export function raceDetails(race: RaceFacts): Record<string, unknown> {
  return withoutNulls({
    id: race.id,
    name: shortened(race.name, nameLimit),
    date: race.startDate,
    is_past: race.isPast,
    status: race.status,
    start_time: race.startTime,
    place: shortened([race.address, placeOf(race, "en")].filter(Boolean).join(", "), 2 * nameLimit),
    type: shortened(race.type, nameLimit),
    organizer: race.organizer && shortened(race.organizer, nameLimit),
    price_from: showPrice(race.price, "en"),
    registration: race.registration.state,
    registration_deadline: race.registration.deadline,
    registers_on_this_site: race.registration.isHere,
    rating: race.rating?.average ?? null,
    reviews: race.rating?.count ?? 0,
    has_rules_document: race.rulesUrl !== null,
    distances: race.distances.slice(0, distancesLimit).map(distanceDetails),
    untrusted_text: withoutNulls({
      description: race.description && shortened(race.description, textLimit),
      elevation: elevation(race),
    }),
  });
}

function distanceDetails(distance: DistanceFacts): Record<string, unknown> {
  return withoutNulls({
    distance: shortened(distance.name, nameLimit),
    meters: distance.meters,
    start_time: distance.startTime,
    price: showPrice(distance.price, "en"),
    capacity: distance.capacity,
    places_left: distance.placesLeft,
    untrusted_text: withoutNulls({
      time_limit: distance.timeLimit && shortened(distance.timeLimit, nameLimit),
      ...textsOf(distance),
      elevation: elevation(distance),
    }),
  });
}

/** What the organizer writes freely about a distance, by the names of its columns. */
function textsOf(distance: DistanceFacts): Record<string, string | null> {
  const texts = fieldsOf(["text"]).map((column) => {
    const text = distance[distanceColumnUses[column].page];
    return [column, text && shortened(text, textLimit)];
  });
  return Object.fromEntries(texts);
}

function elevation({
  elevationGain,
  elevationLoss,
}: Pick<RaceFacts, "elevationGain" | "elevationLoss">): string | null {
  const parts = [elevationGain && `up ${elevationGain}`, elevationLoss && `down ${elevationLoss}`];
  return shortened(parts.filter(Boolean).join(", "), nameLimit) || null;
}

function withoutNulls(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== ""),
  );
}
