import { sql } from "drizzle-orm";
import type { Services } from "#services/services.ts";
import type { Review, ReviewSubject } from "./review.ts";

export const reviewsPerPage = 10;

/** Pages by offset end here. */
const pageLimit = 1_000;

/**
 * One page of a subject's visible reviews, newest first, and how many there are on all pages; the
 * last page when a later one is asked for.
 * A guest's name is the one given with the review, everybody else's that of the profile.
 */
export async function reviewsOf(
  { db }: Pick<Services, "db">,
  subject: ReviewSubject,
  id: string,
  { page }: { page: number },
): Promise<{ reviews: Review[]; total: number; page: number; pages: number }> {
  // Pages come from addresses: what is not a number counts as the first one.
  const asked = Math.trunc(Math.min(Math.max(page || 1, 1), pageLimit));
  const isShown = sql`
    r.entity_type = ${subject} and r.entity_id = ${id}::uuid and not r.is_hidden`;
  const [row] = await db.execute<{ total: number; reviews: ReviewRow[] }>(sql`
    select (select count(*) from reviews r where ${isShown})::int as total, coalesce(json_agg(page), '[]') as reviews
    from (
      select ${reviewColumns}
      from reviews r left join user_profiles p on p.user_id = r.user_id
      where ${isShown}
      order by r.created_at desc, r.id
      limit ${reviewsPerPage} offset ${(asked - 1) * reviewsPerPage}
    ) page`);
  const total = row?.total ?? 0;
  const pages = Math.min(Math.max(Math.ceil(total / reviewsPerPage), 1), pageLimit);
  if (asked > pages) return reviewsOf({ db }, subject, id, { page: pages });
  return { reviews: row?.reviews.map(toReview) ?? [], total, page: asked, pages };
}

/**
 * Mean and number of the visible reviews of each subject; one without any is left out. The mean has
 * one decimal.
 */
export async function ratingsOf(
  { db }: Pick<Services, "db">,
  subject: ReviewSubject,
  ids: string[],
): Promise<Map<string, { average: number; count: number }>> {
  const rows = await db.execute<{ id: string; tenths: number; count: number }>(sql`
    select entity_id as id, round(avg(rating) * 10)::int as tenths, count(*)::int as count
    from reviews
    where entity_type = ${subject} and not is_hidden
      and entity_id = any (${sql.param(ids)}::uuid[])
    group by entity_id`);
  return new Map(rows.map(({ id, tenths, count }) => [id, { average: tenths / 10, count }]));
}

/** Of review `r` and its author's profile `p`. */
export const reviewColumns = sql`r.id, r.rating, r.comment,
  r.experience_date::text as "experienceDate",
  r.created_at as "createdAt", r.is_anonymous as "isGuest",
  coalesce(r.author_first_name, p.first_name) as first_name,
  coalesce(r.author_last_name, p.last_name) as last_name,
  p.profile_image as "authorImage"`;

export type ReviewRow = Omit<Review, "createdAt" | "authorName"> & {
  createdAt: string | Date;
  first_name: string | null;
  last_name: string | null;
};

export function toReview({ createdAt, first_name, last_name, ...review }: ReviewRow): Review {
  return {
    ...review,
    createdAt: new Date(createdAt),
    authorName: shortName(first_name, last_name),
  };
}

/** `Lucía M.`: enough to tell authors apart, not enough to find them. */
function shortName(firstName: string | null, lastName: string | null): string | null {
  const first = firstName?.trim();
  if (!first) return null;
  const [initial] = lastName?.trim() ?? "";
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}
