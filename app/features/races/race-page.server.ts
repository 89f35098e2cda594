import { asc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#db/database.ts";
import { raceDistances, raceSearch, races } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { toDay } from "#values/day.ts";
import { raceCards, ratingColumns, toRating } from "./cards.server.ts";
import { distancePrice, startingPrice } from "./price.ts";
import type { RaceCard, RacePage } from "./race.ts";
import { readRaceId } from "./schema.ts";

/** Tabs on the page of one race. */
const distancesLimit = 100;

const similarLimit = 8;

/** A race with all of its distances; `null` when there is none, or when `id` cannot be an id. */
export async function findRace({ db }: Pick<Services, "db">, id: string): Promise<RacePage | null> {
  const raceId = readRaceId(id);
  if (raceId === null) return null;
  const [race, rows] = await Promise.all([findOverview(db, raceId), distancesOf(db, raceId)]);
  if (!race) return null;

  const { rating10, reviewCount, ...overview } = race;
  return {
    ...overview,
    rating: toRating(rating10, reviewCount),
    price: startingPrice(rows.map(({ priced }) => priced)),
    distances: rows.map(({ priced, ...distance }) => ({
      ...distance,
      price: distancePrice(priced),
    })),
  };
}

/** Races of the same type in the same city: those to come, soonest first, then the latest past. */
export function similarRaces(
  { db, now }: Pick<Services, "db" | "now">,
  race: Pick<RaceCard, "id" | "type" | "city">,
): Promise<RaceCard[]> {
  const today = sql`${toDay(now())}::date`;
  const isAlike = sql`race_type = ${race.type} and city = ${race.city}`;
  return raceCards(
    db,
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

async function findOverview(db: Database, id: string) {
  const r = alias(races, "r");
  const s = alias(raceSearch, "s");
  const [race] = await db
    .select({
      id: r.id,
      name: r.raceName,
      event: r.event,
      organizer: r.organizer,
      description: r.description,
      type: r.raceType,
      category: r.raceTypeCategory,
      status: r.raceStatus,
      isPremium: r.isPremium,
      startDate: r.startDate,
      startTime: r.startTime,
      address: r.address,
      city: r.city,
      stateProvince: r.stateProvince,
      country: r.country,
      photo: sql<string | null>`coalesce(${r.racePhoto}, ${r.externalImageUrl})`,
      registrationStatus: r.registrationStatus,
      registrationDeadline: r.registrationDeadline,
      registrationLink: r.registrationLink,
      elevationGain: r.elevationGain,
      elevationLoss: r.elevationLoss,
      mapUrl: r.mapUrl,
      elevationProfileUrl: r.elevationProfileUrl,
      gpxUrl: r.gpxUrl,
      rulesUrl: r.rulesUrl,
      googleMapsLink: r.googleMapsLink,
      updatedAt: r.updatedAt,
      ...ratingColumns,
    })
    .from(r)
    .leftJoin(s, eq(s.raceId, r.id))
    .where(eq(r.id, id));
  return race;
}

function distancesOf(db: Database, raceId: string) {
  const d = raceDistances;
  return db
    .select({
      id: d.id,
      text: d.distance,
      meters: d.distanceM,
      title: d.title,
      description: d.description,
      priced: {
        price: d.price,
        discounted_price: d.discountedPrice,
        price_currency: d.priceCurrency,
        price_minor: d.priceMinor,
        discounted_price_minor: d.discountedPriceMinor,
      },
      priceIncludes: d.priceIncludes,
      startTime: d.startTime,
      timeLimit: d.timeLimit,
      elevationGain: d.elevationGain,
      elevationLoss: d.elevationLoss,
      profileInformation: d.profileInformation,
      profileImage: d.profileImage,
      mapImage: d.mapImage,
      image: d.image,
      additionalInformation: d.additionalInformation,
      registrationLink: d.registrationLink,
      capacity: d.capacity,
    })
    .from(d)
    .where(eq(d.raceId, raceId))
    .orderBy(asc(d.sortOrder), asc(d.id))
    .limit(distancesLimit);
}
