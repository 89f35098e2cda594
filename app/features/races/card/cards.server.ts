import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import type { Day } from "#values/day.ts";
import { shownPicture } from "../picture.ts";
import { type PricedRow, startingPrice } from "../price.ts";
import { mayRegister, type RaceCard, type RaceStatus, type Rating } from "../race.ts";

/**
 * The cards of the races that `picked` selects as `race_id`, in the order of its columns that
 * `order` names (`picked.start_date`). Everything else is read for those rows only.
 */
export async function raceCards(
  db: Database,
  today: Day,
  picked: SQL,
  order: SQL,
): Promise<RaceCard[]> {
  const rows = await db.execute<CardRow>(sql`
    with picked as materialized (${picked})
    select r.id, r.race_name, r.race_type, r.race_status, r.is_premium, r.start_date::text,
      r.city, r.state_province, r.country, coalesce(r.race_photo, r.external_image_url) as photo,
      r.registration_status, r.registration_deadline::text,
      ${ratingColumns.rating10} as rating10, ${ratingColumns.reviewCount} as review_count,
      d.distances
    from picked
    join races r on r.id = picked.race_id
    left join race_search s on s.race_id = r.id
    cross join lateral (
      select coalesce(json_agg(json_build_object(
          'text', distance, 'meters', distance_m,
          'price', price, 'price_minor', price_minor, 'price_currency', price_currency,
          'discounted_price', discounted_price, 'discounted_price_minor', discounted_price_minor
        ) order by sort_order, id), '[]') as distances
      from race_distances where race_id = r.id
    ) d
    order by ${order}`);
  return rows.map((row) => toCard(row, today));
}

const visibleReviews = sql`from reviews
  where entity_type = 'race' and entity_id = r.id and not is_hidden`;

/**
 * The rating of race `r` in tenths of a star and the number of its reviews: from its projection
 * `s`, or counted where a race is past and has none any more.
 */
export const ratingColumns = {
  rating10: sql<number | null>`case when s.race_id is null
    then (select round(avg(rating) * 10) ${visibleReviews}) else s.rating10 end::int`,
  reviewCount: sql<number>`coalesce(s.review_count, (select count(*) ${visibleReviews}))::int`,
};

export function toRating(rating10: number | null, count: number): Rating | null {
  return rating10 === null ? null : { average: rating10 / 10, count };
}

type CardRow = {
  id: string;
  race_name: string;
  race_type: string;
  race_status: RaceStatus;
  is_premium: boolean;
  start_date: Day;
  city: string;
  state_province: string | null;
  country: string;
  photo: string | null;
  registration_status: string;
  registration_deadline: Day | null;
  rating10: number | null;
  review_count: number;
  distances: (PricedRow & { text: string; meters: number | null })[];
};

function toCard(row: CardRow, today: Day): RaceCard {
  const dated = {
    status: row.race_status,
    startDate: row.start_date,
    registrationStatus: row.registration_status,
    registrationDeadline: row.registration_deadline,
  };
  return {
    id: row.id,
    name: row.race_name,
    type: row.race_type,
    status: row.race_status,
    isPremium: row.is_premium,
    startDate: row.start_date,
    city: row.city,
    stateProvince: row.state_province,
    country: row.country,
    photo: shownPicture(row.photo),
    isClosed: !mayRegister(dated, today),
    distances: row.distances.map(({ text, meters }) => ({ text, meters })),
    price: startingPrice(row.distances),
    rating: toRating(row.rating10, row.review_count),
  };
}
