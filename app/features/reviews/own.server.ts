import { sql } from "drizzle-orm";
import { readPage } from "#db/page.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import type { Page } from "#values/form/paging.ts";
import { type HideReason, hideReasonWords } from "./moderation/moderation.ts";
import type { MyReview, OwnReview, ReviewSubject, Subject } from "./review.ts";

export const ownReviewsPerPage = 20;

/** What the viewer wrote about a subject, hidden or not; `null` when nothing. */
export async function findOwnReview(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "userId">,
  subject: Subject,
): Promise<OwnReview | null> {
  const [row] = await db.execute<OwnReview>(sql`
    select ${ownColumns} from reviews r
    where user_id = ${viewer.userId}::uuid
      and entity_type = ${subject.kind} and entity_id = ${subject.id}::uuid`);
  return row ?? null;
}

/** A review of the viewer's own, with what it is about; `null` for the review of somebody else. */
export async function findMyReview(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "userId">,
  reviewId: string,
): Promise<MyReview | null> {
  const [row] = await db.execute<MyRow>(sql`
    ${myReviews} where r.user_id = ${viewer.userId}::uuid and r.id = ${reviewId}::uuid`);
  return row ? toMyReview(row) : null;
}

/** One page of what somebody wrote, newest first, each with the name and picture of its subject. */
export async function reviewsBy(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "userId">,
  asked = 1,
): Promise<Page<MyReview>> {
  const count = sql`
    select count(*)::int as total from reviews where user_id = ${viewer.userId}::uuid`;
  const rows = sql`
    ${myReviews} where r.user_id = ${viewer.userId}::uuid
    order by r.created_at desc, r.id`;
  const page = await readPage<MyRow>(db, { count, rows, perPage: ownReviewsPerPage }, asked);
  return { ...page, rows: page.rows.map(toMyReview) };
}

const ownColumns = sql`r.id, r.rating, r.comment, r.experience_date::text as "experienceDate",
  r.created_at as "createdAt", r.is_hidden as "isHidden"`;

const myReviews = sql`
  select ${ownColumns}, r.hidden_reason as reason, r.entity_type as kind, r.entity_id as subject_id,
    coalesce(race.race_name, concat_ws(' ', expert.first_name, expert.last_name)) as name,
    coalesce(race.race_photo, race.external_image_url, expert.profile_picture) as image
  from reviews r
  left join races race on r.entity_type = 'race' and race.id = r.entity_id
  left join experts expert on r.entity_type = 'expert' and expert.id = r.entity_id`;

type MyRow = OwnReview & {
  kind: ReviewSubject;
  subject_id: string;
  name: string;
  image: string | null;
  reason: HideReason | null;
};

function toMyReview({ kind, subject_id, name, image, reason, ...review }: MyRow): MyReview {
  const hiddenReason = reason && hideReasonWords[reason];
  return { ...review, hiddenReason, subject: { kind, id: subject_id, name, image } };
}
