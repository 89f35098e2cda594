import { type SQL, sql } from "drizzle-orm";
import { isAway } from "#db/failures/away.ts";
import { integer } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { reviews } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import type { ExpertCard } from "../expert.ts";

export type ExpertRating = Pick<ExpertCard, "rating10" | "reviews">;

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
