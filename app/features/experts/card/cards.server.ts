import { type SQL, sql } from "drizzle-orm";
import { columnsAs, pickColumns } from "#db/columns.ts";
import { isAway } from "#db/failures/away.ts";
import { integer } from "#db/kinds.ts";
import { type RowOf, readRows } from "#db/rows.ts";
import { experts, reviews } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { shownPicture } from "#values/web/shown-picture.ts";
import { type ExpertCard, locationOf } from "../expert.ts";
import { portraitAddress } from "../portrait.ts";

const ratingRow = { id: reviews.entityId, rating10: integer, reviews: integer };

/** The mean that ranks an expert without reviews. */
export const neutralMean = 3.5;

/**
 * One row for each expert with visible reviews. In `adjusted_mean`, five more reviews of `neutralMean` stars
 * count, so that a single good review does not outrank forty.
 */
export const expertRatings: SQL = sql`
  select entity_id as id, round(avg(rating) * 10)::int as rating10, count(*)::int as reviews,
    round((sum(rating) + 5 * ${neutralMean}::numeric) / (count(*) + 5), 2) as adjusted_mean
  from reviews where entity_type = 'expert' and not is_hidden group by entity_id`;

/** The columns of an expert as `Expert` names them. */
export const expertColumns = columnsAs(experts, {
  id: "id",
  profilePicture: "photo",
  firstName: "firstName",
  lastName: "lastName",
  title: "role",
  city: "city",
  province: "province",
  country: "country",
  yearsExperience: "experience",
  services: "specialties",
  hourlyRate: "price",
  hourlyRateCurrency: "currency",
  rateDescription: "rateDescription",
  phone: "phone",
  email: "email",
  bio: "bio",
  isActive: "isActive",
  createdAt: null,
  updatedAt: "updatedAt",
  userId: "userId",
  servicesText: null,
  searchText: null,
});

/** Those of a card. They do not say who is public: also ask for `isActive`. */
export const expertCardColumns = pickColumns(expertColumns, [
  "id",
  "photo",
  "firstName",
  "lastName",
  "role",
  "city",
  "province",
  "country",
  "experience",
  "specialties",
  "price",
  "currency",
  "rateDescription",
  "bio",
]);

/**
 * The card of a row: with the photo of the expert, or the address of the drawn portrait.
 * @param rating - from `ratingsOf`; `undefined` without reviews
 */
export function toExpertCard(
  row: RowOf<typeof expertCardColumns>,
  rating: ExpertRating | undefined,
): ExpertCard {
  const { photo, firstName, lastName, province, country, ...card } = row;
  return {
    ...card,
    rating10: rating?.rating10 ?? null,
    reviews: rating?.reviews ?? 0,
    name: `${firstName} ${lastName}`.trim(),
    location: locationOf({ city: row.city, province, country }),
    imageUrl: shownPicture(photo) ?? portraitAddress("expert", row.id),
  };
}

type ExpertRating = Pick<ExpertCard, "rating10" | "reviews">;

/**
 * The ratings of experts by their ids; an expert without visible reviews has none. Reviews that cannot be
 * read count as none, because an expert is shown without them.
 */
export async function ratingsOf(
  { db }: Pick<Services, "db">,
  expertIds: readonly string[],
): Promise<Map<string, ExpertRating>> {
  if (expertIds.length === 0) return new Map();
  try {
    const rated = sql`
      select id, rating10, reviews from (${expertRatings}) rating where id in ${expertIds}`;
    const rows = await readRows(db, ratingRow, rated);
    return new Map(rows.map(({ id, ...rating }) => [id, rating]));
  } catch (error) {
    if (isAway(error)) throw error;
    return new Map();
  }
}
