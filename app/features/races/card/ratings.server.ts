import { sql } from "drizzle-orm";
import { isAway } from "#db/failures/away.ts";
import { integer } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { reviews } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import type { Rating } from "../race.ts";

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
