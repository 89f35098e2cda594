import { sql } from "drizzle-orm";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import type { Subject } from "./review.ts";
import type { ReviewContent } from "./schema.ts";
import { lockedSubject } from "./subject.server.ts";

/**
 * Writes the viewer's review of a subject, or writes it anew: everybody has one of each. A review
 * that an administrator hid stays hidden.
 * @returns the review's id; `null` when there is no such subject
 */
export async function saveReview(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "userId">,
  subject: Subject,
  { rating, comment, experience_date }: ReviewContent,
): Promise<string | null> {
  const [saved] = await db.execute<{ id: string }>(sql`
    with subject as (${lockedSubject(subject)})
    insert into reviews as r (user_id, entity_type, entity_id, rating, comment, experience_date)
    select ${viewer.userId}::uuid, ${subject.kind}, id, ${rating}::smallint, ${comment}::text,
      ${experience_date}::date
    from subject
    on conflict on constraint reviews_once do update set
      rating = excluded.rating,
      comment = excluded.comment,
      experience_date = excluded.experience_date
    returning r.id`);
  return saved?.id ?? null;
}

/**
 * Deletes a review of the viewer's own. What is gone already, as in another tab, counts as deleted.
 * @returns `false` for the review of somebody else
 */
export async function deleteReview(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "userId">,
  reviewId: string,
): Promise<boolean> {
  const [found] = await db.execute<{ isOwn: boolean }>(sql`
    with deleted as (
      delete from reviews
      where id = ${reviewId}::uuid and user_id = ${viewer.userId}::uuid
      returning id
    )
    select user_id = ${viewer.userId}::uuid as "isOwn"
    from reviews where id = ${reviewId}::uuid`);
  return found?.isOwn ?? true;
}
