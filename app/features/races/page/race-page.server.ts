import { type SQL, sql } from "drizzle-orm";
import type { Services } from "#services/services.ts";
import { toDay } from "#values/day.ts";
import { isWebAddress } from "#values/web/web-address.ts";
import { raceCards, ratingColumns, toRating } from "../card/cards.server.ts";
import { toMeters } from "../distance.ts";
import { shownPicture } from "../picture.ts";
import { costInWords, distancePrice, type PricedRow, startingPrice } from "../price.ts";
import type { RaceCard, RaceDistance, RacePage } from "../race.ts";
import { readRaceId } from "../search/schema.ts";

/** Tabs on the page of one race. */
const distancesLimit = 100;

const similarLimit = 8;

/**
 * A race with all of its distances; `null` when there is none, or when `id` cannot be an id.
 * One statement of our own: put together by the query builder it costs three times as much.
 */
export async function findRace({ db }: Pick<Services, "db">, id: string): Promise<RacePage | null> {
  const raceId = readRaceId(id);
  if (raceId === null) return null;
  const [row] = await db.execute<RaceRow>(sql`
    select r.id, r.race_name as name, r.event, r.organizer, r.description, r.race_type as type,
      r.race_type_category as category, r.race_status as status, r.is_premium as "isPremium",
      r.start_date::text as "startDate", r.start_time as "startTime", r.address, r.city,
      r.state_province as "stateProvince", r.country,
      coalesce(r.race_photo, r.external_image_url) as photo,
      r.registration_status as "registrationStatus",
      r.registration_deadline::text as "registrationDeadline",
      r.registration_link as "registrationLink", r.distance,
      r.early_registration_cost::text as "earlyCost",
      r.final_registration_cost::text as "finalCost", r.elevation_gain as "elevationGain",
      r.elevation_loss as "elevationLoss", r.map_url as "mapUrl",
      r.elevation_profile_url as "elevationProfileUrl", r.gpx_url as "gpxUrl",
      r.rules_url as "rulesUrl", r.google_maps_link as "googleMapsLink",
      r.updated_at as "updatedAt",
      ${ratingColumns.rating10} as rating10, ${ratingColumns.reviewCount} as review_count,
      (select count(*)::int from user_favorites where race_id = r.id) as favorites,
      (select coalesce(json_agg(d), '[]') from (${distancesOf(raceId)}) d) as distances
    from races r left join race_search s on s.race_id = r.id
    where r.id = ${raceId}::uuid`);
  return row ? toRacePage(row) : null;
}

/** Races of the same type in the same city: those to come, soonest first, then the latest past. */
export function similarRaces(
  { db, now }: Pick<Services, "db" | "now">,
  race: Pick<RaceCard, "id" | "type" | "city">,
): Promise<RaceCard[]> {
  const day = toDay(now());
  const today = sql`${day}::date`;
  const isAlike = sql`race_type = ${race.type} and city = ${race.city}`;
  return raceCards(
    db,
    day,
    sql`(select race_id, false as is_past, start_date - ${today} as days_away
        from race_search join race_facets using (facet_id)
        where ${isAlike} and start_date >= ${today} and race_id <> ${race.id}::uuid
        order by start_date, race_id limit ${similarLimit})
      union all
      (select id, true, ${today} - start_date
        from races
        where ${isAlike} and start_date < ${today} and id <> ${race.id}::uuid
        order by start_date desc, id limit ${similarLimit})
      order by is_past, days_away, race_id limit ${similarLimit}`,
    sql`picked.is_past, picked.days_away, picked.race_id`,
  );
}

function distancesOf(raceId: string): SQL {
  return sql`
    select id, distance as text, distance_m as meters, title, description,
      price, discounted_price, price_currency, price_minor, discounted_price_minor,
      price_includes as "priceIncludes", start_time as "startTime", time_limit as "timeLimit",
      elevation_gain as "elevationGain", elevation_loss as "elevationLoss",
      profile_information as "profileInformation", profile_image as "profileImage",
      map_image as "mapImage", image, additional_information as "additionalInformation",
      registration_link as "registrationLink", capacity, taken
    from race_distances where race_id = ${raceId}::uuid
    order by sort_order, id limit ${distancesLimit}`;
}

type RaceRow = Omit<RacePage, "distances" | "distance" | "price" | "rating"> & {
  distance: string | null;
  rating10: number | null;
  review_count: number;
  distances: DistanceRow[];
};

type DistanceRow = Omit<RaceDistance, "price"> & PricedRow;

function toRacePage({ rating10, review_count, distances, ...race }: RaceRow): RacePage {
  // A cost of the race has no currency of its own: it is asked in that of its distances.
  const currency = (distances.find(({ price }) => price) ?? distances[0])?.price_currency ?? "USD";
  return {
    ...race,
    distance:
      race.distance === null ? null : { text: race.distance, meters: toMeters(race.distance) },
    earlyCost: costInWords(race.earlyCost, currency),
    finalCost: costInWords(race.finalCost, currency),
    photo: shownPicture(race.photo),
    registrationLink: toLink(race.registrationLink),
    mapUrl: toLink(race.mapUrl),
    elevationProfileUrl: toLink(race.elevationProfileUrl),
    gpxUrl: toLink(race.gpxUrl),
    rulesUrl: toLink(race.rulesUrl),
    googleMapsLink: toLink(race.googleMapsLink),
    rating: toRating(rating10, review_count),
    price: startingPrice(distances),
    distances: distances.map(toDistance),
  };
}

function toDistance(row: DistanceRow): RaceDistance {
  const { price, discounted_price, price_currency, price_minor, discounted_price_minor, ...rest } =
    row;
  const priced = { price, discounted_price, price_currency, price_minor, discounted_price_minor };
  return {
    ...rest,
    registrationLink: toLink(rest.registrationLink),
    profileImage: shownPicture(rest.profileImage),
    mapImage: shownPicture(rest.mapImage),
    image: shownPicture(rest.image),
    price: distancePrice(priced),
  };
}

/** What is stored as a link, when it leads to the web or to a file of ours. */
function toLink(stored: string | null): string | null {
  const text = stored?.trim() ?? "";
  return isWebAddress(text) || /^\/(?!\/)/.test(text) ? text : null;
}
