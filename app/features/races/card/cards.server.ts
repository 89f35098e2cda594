import { type SQL, sql } from "drizzle-orm";
import { jsonObject, pickColumns, selectList } from "#db/columns.ts";
import type { Database } from "#db/database.ts";
import { isAway } from "#db/failures/away.ts";
import { integer, listOf, object, orNull, positionKind, positionOf, text } from "#db/kinds.ts";
import { type RowOf, readRows } from "#db/rows.ts";
import { races, reviews } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { shownPicture } from "#values/web/shown-picture.ts";
import { wholePrice, wholePriceKind } from "../price.server.ts";
import { startingPrice } from "../price.ts";
import type { RaceCard, Rating } from "../race.ts";
import { distanceColumns, priceColumns, raceColumns } from "../race-columns.server.ts";
import { mayRegister, todayAt } from "../standing.ts";

/**
 * The cards of the races that `picked` selects as `race_id`, in the order of its columns that
 * `order` names (`picked.start_date`). Everything else is read for those rows only.
 */
export async function raceCards(
  db: Database,
  now: Date,
  picked: SQL,
  order: SQL,
): Promise<RaceCard[]> {
  const rows = await readRows(
    db,
    cardRow,
    sql`
      with picked as materialized (${picked})
      select ${cardList}, ${photo} as photo, ${position} as position, ${projectedRating},
        ${wholePrice} as whole, d.distances, d.hairline
      from picked
      join races r on r.id = picked.race_id
      left join race_search s on s.race_id = r.id
      cross join lateral (
        select coalesce(json_agg(${cardDistance} order by sort_order, id), '[]') as distances,
          (array_agg(course.hairline order by course.length_m desc nulls last))[1] as hairline
        from race_distances left join race_courses course on course.distance_id = id
        where race_id = r.id
      ) d
      order by ${order}`,
  );
  const ratings = await ratingsOf({ db }, rows);
  return rows.map((row) => toCard(row, ratings.get(row.id) ?? null, now));
}

const cardColumns = pickColumns(raceColumns, [
  "id",
  "name",
  "type",
  "status",
  "isPremium",
  "startDate",
  "city",
  "stateProvince",
  "country",
  "placeId",
  "timeZone",
  "registrationStatus",
  "registrationDeadline",
]);

const cardDistanceColumns = pickColumns(distanceColumns, ["text", "meters", ...priceColumns]);

const cardList = selectList("r", cardColumns);
const cardDistance = jsonObject("race_distances", cardDistanceColumns);

/** The picture of race `r`. */
export const photo = sql`coalesce(r.race_photo, r.external_image_url)`;

/** The position of the place of race `r`. */
export const position = positionOf(sql`r.place_id`);

/** The same for the query builder. */
export const positionColumn = positionOf(sql`${races.placeId}`).mapWith(positionKind);

/** The rating of the projection `s`, in tenths of a star; a past race has no projection: see `ratingsOf`. */
export const projectedRating = sql`s.rating10, s.review_count as "reviewCount"`;

export const ratingKinds = { rating10: orNull(integer), reviewCount: orNull(integer) };

const cardRow = {
  ...cardColumns,
  ...ratingKinds,
  photo: orNull(text),
  position: positionKind,
  whole: wholePriceKind,
  distances: listOf(object(cardDistanceColumns)),
  hairline: orNull(text),
};

function toCard(row: RowOf<typeof cardRow>, rating: Rating | null, now: Date): RaceCard {
  const {
    registrationStatus,
    registrationDeadline,
    rating10: _,
    reviewCount: __,
    whole,
    ...race
  } = row;
  const closing = { registrationStatus, registrationDeadline };
  return {
    ...race,
    photo: shownPicture(row.photo),
    isClosed: !mayRegister({ ...race, ...closing }, todayAt(row, now)),
    distances: row.distances.map(({ text, meters }) => ({ text, meters })),
    price: startingPrice(row.distances, whole),
    rating,
  };
}

/** The rating of a race in its projection; past races have none. */
type Projected = { id: string; rating10: number | null; reviewCount: number | null };

/**
 * The ratings of races: those of the projection, and counted ones for past races. Reviews that cannot be
 * read count as none, because a race is shown without them.
 */
export async function ratingsOf(
  { db }: Pick<Services, "db">,
  races: readonly Projected[],
): Promise<Map<string, Rating>> {
  const past = races.filter(({ reviewCount }) => reviewCount === null).map(({ id }) => id);
  const counted = past.length > 0 ? await countedIn({ db }, past) : [];
  const ratings = new Map<string, Rating>();
  for (const race of [...races, ...counted]) {
    const rating = toRating(race);
    if (rating) ratings.set(race.id, rating);
  }
  return ratings;
}

export function toRating({
  rating10,
  reviewCount,
}: Pick<Projected, "rating10" | "reviewCount">): Rating | null {
  if (rating10 === null || reviewCount === null) return null;
  return { average: rating10 / 10, count: reviewCount };
}

async function countedIn(
  { db }: Pick<Services, "db">,
  raceIds: readonly string[],
): Promise<Projected[]> {
  try {
    return await readRows(
      db,
      { id: reviews.entityId, rating10: integer, reviewCount: integer },
      sql`
        select entity_id as id, round(avg(rating) * 10)::int as rating10,
          count(*)::int as "reviewCount"
        from reviews
        where entity_type = 'race' and entity_id in ${raceIds} and not is_hidden
        group by entity_id`,
    );
  } catch (error) {
    if (isAway(error)) throw error;
    return [];
  }
}
