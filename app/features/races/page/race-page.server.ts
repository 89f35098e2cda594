import { type SQL, sql } from "drizzle-orm";
import { pickColumns, selectList } from "#db/columns.ts";
import { integer, listOf, object, orNull, positionKind, text } from "#db/kinds.ts";
import { keptPlan, type RowOf, readRow, readRows } from "#db/rows.ts";
import type { Services } from "#services/services.ts";
import { isId, readId } from "#values/id.ts";
import type { Lang } from "#values/say.ts";
import { isWebAddress } from "#values/web/addresses/web-address.ts";
import { shownPicture } from "#values/web/shown-picture.ts";
import { photo, position, projectedRating, ratingKinds, ratingsOf } from "../card/cards.server.ts";
import { toMeters } from "../distance.ts";
import { wholePrice, wholePriceKind } from "../price.server.ts";
import { costInWords, distancePrice, type StoredPrice, startingPrice } from "../price.ts";
import type { RaceDistance, RacePage, RaceToEnter, Rating } from "../race.ts";
import { distanceColumns, priceColumns, raceColumns } from "../race-columns.server.ts";
import type { Price } from "../shown-price.ts";

/** Distances that the page of one race shows. */
const distancesLimit = 100;

/**
 * A race with all of its distances; `null` where no race has this id.
 * @param lang - of the words among its costs
 */
export async function findRace(
  { db }: Pick<Services, "db">,
  id: string,
  lang: Lang,
): Promise<RacePage | null> {
  const [race] = await findRaces({ db }, [id], lang);
  return race ?? null;
}

/** The races that have these ids, in any order. */
export async function findRaces(
  { db }: Pick<Services, "db">,
  ids: readonly string[],
  lang: Lang,
): Promise<RacePage[]> {
  const raceIds = ids.filter(isId);
  if (raceIds.length === 0) return [];
  const rows = await readRows(
    db,
    raceRow,
    sql`
      select ${keptPlan} ${raceList}, ${photo} as photo, ${position} as position, ${projectedRating},
        (select count(*)::int from user_favorites where race_id = r.id) as favorites,
        ${wholePrice} as whole,
        (${distancesOf(sql`r.id`, distanceList)}) as distances
      from races r left join race_search s on s.race_id = r.id
      where r.id = any (${`{${raceIds.join()}}`}::uuid[])`,
  );
  const ratings = await ratingsOf({ db }, rows);
  return rows.map((row) => toRacePage(row, ratings.get(row.id) ?? null, lang));
}

/** What registering for a race needs, without its texts. `null` where no race has this id. */
export async function findRaceToEnter(
  { db }: Pick<Services, "db">,
  id: string,
): Promise<RaceToEnter | null> {
  const raceId = readId(id);
  if (raceId === null) return null;
  const row = await readRow(
    db,
    raceToEnterRow,
    sql`
      select ${entryList}, ${position} as position, ${wholePrice} as whole,
        (${distancesOf(sql`r.id`, entryDistanceList)}) as distances
      from races r where r.id = ${raceId}::uuid`,
  );
  if (!row) return null;
  const { whole, ...race } = row;
  return {
    ...race,
    price: startingPrice(row.distances, whole),
    distances: row.distances.map(withPrice),
  };
}

const raceRow = {
  ...raceColumns,
  ...ratingKinds,
  photo: orNull(text),
  position: positionKind,
  favorites: integer,
  whole: wholePriceKind,
  distances: listOf(object(distanceColumns)),
};

const raceList = selectList("r", raceColumns);
const distanceList = selectList("race_distances", distanceColumns);

const entryColumns = pickColumns(raceColumns, [
  "id",
  "name",
  "type",
  "category",
  "status",
  "startDate",
  "startTime",
  "city",
  "stateProvince",
  "country",
  "registrationStatus",
  "registrationDeadline",
  "timeZone",
  "registrationLink",
  "minimumAge",
]);

const entryDistanceColumns = pickColumns(distanceColumns, [
  "id",
  "text",
  "meters",
  "startTime",
  "capacity",
  "taken",
  "registrationLink",
  ...priceColumns,
]);

const raceToEnterRow = {
  ...entryColumns,
  position: positionKind,
  whole: wholePriceKind,
  distances: listOf(object(entryDistanceColumns)),
};

const entryList = selectList("r", entryColumns);
const entryDistanceList = selectList("race_distances", entryDistanceColumns);

/** @param list - what it selects of each distance */
function distancesOf(raceId: SQL, list: SQL): SQL {
  return sql`
    select coalesce(json_agg(d), '[]') from (
      select ${list} from race_distances
      where race_id = ${raceId} order by sort_order, id limit ${distancesLimit}
    ) d`;
}

function toRacePage(row: RowOf<typeof raceRow>, rating: Rating | null, lang: Lang): RacePage {
  const { rating10: _, reviewCount: __, distances, whole, ...race } = row;
  // The costs of a race have no currency: they are in that of its distances.
  const currency = (distances.find(({ price }) => price) ?? distances[0])?.priceCurrency ?? "USD";
  return {
    ...race,
    distance:
      race.distance === null ? null : { text: race.distance, meters: toMeters(race.distance) },
    earlyCost: costInWords(race.earlyCost, currency, lang),
    finalCost: costInWords(race.finalCost, currency, lang),
    photo: shownPicture(race.photo),
    registrationLink: toLink(race.registrationLink),
    mapUrl: toLink(race.mapUrl),
    elevationProfileUrl: toLink(race.elevationProfileUrl),
    gpxUrl: toLink(race.gpxUrl),
    rulesUrl: toLink(race.rulesUrl),
    googleMapsLink: toLink(race.googleMapsLink),
    rating,
    price: startingPrice(distances, whole),
    isSold: whole !== null || distances.some(({ soldMinor }) => soldMinor !== null),
    distances: distances.map(toDistance),
  };
}

function toDistance(row: RowOf<typeof distanceColumns>): RaceDistance {
  const distance = withPrice(row);
  return {
    ...distance,
    registrationLink: toLink(distance.registrationLink),
    profileImage: shownPicture(distance.profileImage),
    mapImage: shownPicture(distance.mapImage),
    image: shownPicture(distance.image),
  };
}

/** A distance with its price instead of the columns that the price is made of. */
function withPrice<Distance extends StoredPrice>(
  distance: Distance,
): Omit<Distance, keyof StoredPrice> & { price: Price } {
  const {
    price: _price,
    discountedPrice: _discountedPrice,
    priceMinor: _priceMinor,
    discountedPriceMinor: _discountedPriceMinor,
    priceCurrency: _priceCurrency,
    soldMinor: _soldMinor,
    soldCurrency: _soldCurrency,
    ...rest
  } = distance;
  return { ...rest, price: distancePrice(distance) };
}

/** A stored link, if it leads to the web or to a file of this site. */
function toLink(stored: string | null): string | null {
  const text = stored?.trim() ?? "";
  return isWebAddress(text) || /^\/(?!\/)/.test(text) ? text : null;
}
