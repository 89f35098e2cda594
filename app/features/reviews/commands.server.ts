import { and, eq, type SQL, sql } from "drizzle-orm";
import { boolean, text } from "#db/kinds.ts";
import { readRow } from "#db/rows.ts";
import { experts, races, reviews, users } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import type { ReviewProblem, Subject } from "./review.ts";
import type { ReviewContent } from "./schema.ts";

/** The name of an expert; `null` parts are left out. */
export const expertName = sql`concat_ws(' ', ${experts.firstName}, ${experts.lastName})`.mapWith(
  text,
);

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

/**
 * The row of the reviewed subject, locked against deletion until the review is written. No expert
 * reviews the own page.
 */
export function lockedSubject({ kind, id }: Subject, authorId: string): SQL {
  return kind === "race"
    ? sql`select id from races where id = ${id}::uuid for key share`
    : sql`
      select id from experts
      where id = ${id}::uuid and is_active and user_id is distinct from ${authorId}::uuid
      for key share`;
}

/** The name of the race or expert; `null` when the subject does not exist. */
export async function subjectName(
  { db }: Pick<Services, "db">,
  { kind, id }: Subject,
): Promise<string | null> {
  const [found] =
    kind === "race"
      ? await db.select({ name: races.raceName }).from(races).where(eq(races.id, id))
      : await db
          .select({ name: expertName })
          .from(experts)
          .where(and(eq(experts.id, id), eq(experts.isActive, true)));
  return found?.name ?? null;
}

/**
 * Whether the subject is the page of an expert that this account keeps. A guest is known by the address
 * of that account, or the one on the page.
 */
export async function keepsPage(
  { db }: Pick<Services, "db">,
  author: { userId: string } | { email: string },
  { kind, id }: Subject,
): Promise<boolean> {
  if (kind === "race") return false;
  const isAuthor =
    "userId" in author
      ? eq(users.id, author.userId)
      : sql`lower(${author.email}) in (lower(${users.email}), lower(trim(${experts.email})))`;
  const [kept] = await db
    .select({ id: experts.id })
    .from(experts)
    .leftJoin(users, eq(users.id, experts.userId))
    .where(and(eq(experts.id, id), eq(experts.isActive, true), isAuthor));
  return kept !== undefined;
}
