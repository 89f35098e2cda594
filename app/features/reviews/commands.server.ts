import { sql } from "drizzle-orm";
import { boolean } from "#db/kinds.ts";
import { readRow } from "#db/rows.ts";
import { reviews } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import type { ReviewProblem, Subject } from "./review.ts";
import type { ReviewContent } from "./schema.ts";
import { keepsPage, lockedSubject } from "./subject.server.ts";

/**
 * Writes the viewer's review of a subject, or replaces it: a viewer has one review of each subject. A
 * review that an administrator has hidden stays hidden.
 * @returns the review's id; `null` when there is no such subject
 */
export async function saveReview(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "userId">,
  subject: Subject,
  { rating, comment, experience_date }: ReviewContent,
): Promise<string | { problem: ReviewProblem } | null> {
  // Triggers: search words, rating in the search, event; see app/db/functions/reviews.sql
  const saved = await readRow(
    db,
    { id: reviews.id },
    sql`
    with subject as (${lockedSubject(subject, viewer.userId)})
    insert into reviews as r (user_id, entity_type, entity_id, rating, comment, experience_date)
    select ${viewer.userId}::uuid, ${subject.kind}, id, ${rating}::smallint, ${comment}::text,
      ${experience_date}::date
    from subject
    on conflict on constraint reviews_once do update set
      rating = excluded.rating,
      comment = excluded.comment,
      experience_date = excluded.experience_date
    returning r.id`,
  );
  if (saved) return saved.id;
  return (await keepsPage({ db }, viewer, subject)) ? { problem: "own page" } : null;
}

/**
 * Deletes a review of the viewer. A review that does not exist, because another tab has deleted
 * it, counts as deleted.
 * @returns `false` for another person's review
 */
export async function deleteReview(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "userId">,
  reviewId: string,
): Promise<boolean> {
  const found = await readRow(
    db,
    { isOwn: boolean },
    sql`
    with deleted as (
      delete from reviews
      where id = ${reviewId}::uuid and user_id = ${viewer.userId}::uuid
      returning id
    )
    select user_id = ${viewer.userId}::uuid as "isOwn"
    from reviews where id = ${reviewId}::uuid`,
  );
  return found?.isOwn ?? true;
}
