import { and, eq, sql } from "drizzle-orm";
import { orNull, text } from "#db/kinds.ts";
import { readPage } from "#db/page.ts";
import { type RowOf, readRow } from "#db/rows.ts";
import { reviews } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import type { Page } from "#values/form/paging.ts";
import type { MyReview, OwnReview, Subject } from "./review.ts";

export const ownReviewsPerPage = 20;

const ownColumns = {
  id: reviews.id,
  rating: reviews.rating,
  comment: reviews.comment,
  experienceDate: reviews.experienceDate,
  createdAt: reviews.createdAt,
  isHidden: reviews.isHidden,
};

/** The viewer's review of a subject, hidden or not; `null` when there is no such review. */
export async function findOwnReview(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "userId">,
  subject: Subject,
): Promise<OwnReview | null> {
  const [found] = await db
    .select(ownColumns)
    .from(reviews)
    .where(
      and(
        eq(reviews.userId, viewer.userId),
        eq(reviews.entityType, subject.kind),
        eq(reviews.entityId, subject.id),
      ),
    );
  return found ?? null;
}

/** A review of the viewer's own with its subject; `null` for the review of somebody else. */
export async function findMyReview(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "userId">,
  reviewId: string,
): Promise<MyReview | null> {
  const row = await readRow(
    db,
    myReviewLine,
    sql`
    ${myReviews} where r.user_id = ${viewer.userId}::uuid and r.id = ${reviewId}::uuid`,
  );
  return row ? toMyReview(row) : null;
}

/** One page of the viewer's reviews, newest first, each with the name and picture of its subject. */
export async function reviewsBy(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "userId">,
  pageNumber = 1,
): Promise<Page<MyReview>> {
  const count = sql`
    select count(*)::int as count from reviews where user_id = ${viewer.userId}::uuid`;
  const rows = sql`
    ${myReviews} where r.user_id = ${viewer.userId}::uuid
    order by r.created_at desc, r.id`;
  const page = await readPage(
    db,
    myReviewLine,
    { count, rows, perPage: ownReviewsPerPage },
    pageNumber,
  );
  return { ...page, rows: page.rows.map(toMyReview) };
}

const myReviewLine = {
  ...ownColumns,
  hiddenReason: reviews.hiddenReason,
  kind: reviews.entityType,
  subjectId: reviews.entityId,
  name: text,
  image: orNull(text),
};

const myReviews = sql`
  select r.id, r.rating, r.comment, r.experience_date as "experienceDate",
    r.created_at as "createdAt", r.is_hidden as "isHidden", r.hidden_reason as "hiddenReason",
    r.entity_type as kind, r.entity_id as "subjectId",
    coalesce(race.race_name, concat_ws(' ', expert.first_name, expert.last_name)) as name,
    coalesce(race.race_photo, race.external_image_url, expert.profile_picture) as image
  from reviews r
  left join races race on r.entity_type = 'race' and race.id = r.entity_id
  left join experts expert on r.entity_type = 'expert' and expert.id = r.entity_id`;

function toMyReview(row: RowOf<typeof myReviewLine>): MyReview {
  const { kind, subjectId, name, image, ...review } = row;
  return { ...review, subject: { kind, id: subjectId, name, image } };
}
