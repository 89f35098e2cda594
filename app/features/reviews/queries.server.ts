import { and, eq, type SQL, sql } from "drizzle-orm";
import { boolean, integer, listOf, object, orNull, text } from "#db/kinds.ts";
import { readPage } from "#db/page.ts";
import { keptPlan, type RowOf, readRow, readRows } from "#db/rows.ts";
import { reviewAnswers, reviews, userProfiles } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import type { Page } from "#values/form/paging.ts";
import type {
  MyReview,
  OwnReview,
  PlainReview,
  Review,
  ReviewAnswer,
  ReviewSubject,
  Subject,
} from "./review.ts";

export const reviewsPerPage = 10;

/** Pages by offset end here. */
const pageLimit = 1_000;

/** A review as `reviewColumns` selects it. */
export const reviewLine = {
  id: reviews.id,
  rating: reviews.rating,
  comment: reviews.comment,
  experienceDate: reviews.experienceDate,
  createdAt: reviews.createdAt,
  isGuest: reviews.isAnonymous,
  firstName: orNull(userProfiles.firstName),
  lastName: orNull(userProfiles.lastName),
  authorImage: orNull(userProfiles.profileImage),
};

/** The columns of a `reviewLine`, of review `r` and its author's profile `p`. */
export const reviewColumns = sql`r.id, r.rating, r.comment,
  r.experience_date as "experienceDate",
  r.created_at as "createdAt", r.is_anonymous as "isGuest",
  coalesce(r.author_first_name, p.first_name) as "firstName",
  coalesce(r.author_last_name, p.last_name) as "lastName",
  p.profile_image as "authorImage"`;

const answeredLine = {
  ...reviewLine,
  isFinisher: boolean,
  answer: orNull(object({ body: reviewAnswers.body, createdAt: reviewAnswers.createdAt })),
};

const reviewsPage = { total: integer, reviews: listOf(object(answeredLine)) };

/** The answer to review `r` that all may read. Only experts answer. */
const answerTo: Record<ReviewSubject, SQL> = {
  race: sql`null::json`,
  expert: sql`(
    select json_build_object('body', body, 'createdAt', created_at)
    from review_answers where review_id = r.id and not is_hidden
  )`,
};

/** Whether the author of review `r` finished the race, by its published results, and is named there. */
const isFinisher: Record<ReviewSubject, SQL> = {
  race: sql`exists (
    select from result_runners w
    join race_results s on s.id = w.result_id and s.status = 'finished' and not s.is_name_hidden
    join race_result_imports i on i.id = s.import_id and i.state = 'published'
    where i.race_id = r.entity_id and w.user_id = r.user_id and w.companion_id is null)`,
  expert: sql`false`,
};

/**
 * One page of a subject's visible reviews, newest first, and how many there are on all pages; the last page
 * when a later one is requested. A guest's name is the one typed with the review, a person's name that of
 * the profile.
 */
export async function reviewsOf(
  { db }: Pick<Services, "db">,
  subject: ReviewSubject,
  id: string,
  { page }: { page: number },
): Promise<{ reviews: Review[]; total: number; page: number; pages: number }> {
  // Page numbers come from addresses: anything that is not a number counts as the first page.
  const number = Math.trunc(Math.min(Math.max(page || 1, 1), pageLimit));
  const isShown = sql`
    r.entity_type = ${subject} and r.entity_id = ${id}::uuid and not r.is_hidden`;
  const row = await readRow(
    db,
    reviewsPage,
    sql`
    select ${keptPlan} (select count(*) from reviews r where ${isShown})::int as total, coalesce(json_agg(page), '[]') as reviews
    from (
      select ${reviewColumns}, ${answerTo[subject]} as answer, ${isFinisher[subject]} as "isFinisher"
      from reviews r left join user_profiles p on p.user_id = r.user_id
      where ${isShown}
      order by r.created_at desc, r.id
      limit ${reviewsPerPage} offset ${(number - 1) * reviewsPerPage}
    ) page`,
  );
  const total = row?.total ?? 0;
  const pages = Math.min(Math.max(Math.ceil(total / reviewsPerPage), 1), pageLimit);
  if (number > pages) return reviewsOf({ db }, subject, id, { page: pages });
  return { reviews: row?.reviews.map(toAnswered) ?? [], total, page: number, pages };
}

type ReviewLine = Omit<RowOf<typeof reviewLine>, "createdAt"> & { createdAt: Date | string };
type AnsweredLine = ReviewLine & {
  answer: { body: string; createdAt: string } | null;
  isFinisher: boolean;
};

/** Inside JSON a timestamp is text. */
export function toReview({ createdAt, firstName, lastName, ...review }: ReviewLine): PlainReview {
  return {
    ...review,
    createdAt: new Date(createdAt),
    authorName: shortName(firstName, lastName),
  };
}

function toAnswered({ answer, isFinisher, ...line }: AnsweredLine): Review {
  return { ...toReview(line), isFinisher, answer: answer && toAnswer(answer) };
}

function toAnswer({ body, createdAt }: { body: string; createdAt: string }): ReviewAnswer {
  return { body, createdAt: new Date(createdAt) };
}

/** `Lucía M.`: enough to tell authors apart, not enough to find them. */
function shortName(firstName: string | null, lastName: string | null): string | null {
  const first = firstName?.trim();
  if (!first) return null;
  const [initial] = lastName?.trim() ?? "";
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}

/** A review in a list that is read in parts, with its timestamp in microseconds. */
type ListedReview = PlainReview & { micros: number };

/** The visible reviews of a subject that follow one of them, newest first. */
export async function reviewsAfter(
  { db }: Pick<Services, "db">,
  subject: ReviewSubject,
  id: string,
  { after, limit }: { after: { micros: number; id: string } | null; limit: number },
): Promise<ListedReview[]> {
  const at = sql`timestamptz 'epoch' + ${after?.micros ?? 0}::bigint * interval '1 microsecond'`;
  const follows = after
    ? sql`and (r.created_at < ${at} or (r.created_at = ${at} and r.id > ${after.id}::uuid))`
    : sql``;
  const rows = await readRows(
    db,
    { ...reviewLine, micros: integer },
    sql`
      select ${reviewColumns}, (extract(epoch from r.created_at) * 1000000)::bigint as micros
      from reviews r left join user_profiles p on p.user_id = r.user_id
      where r.entity_type = ${subject} and r.entity_id = ${id}::uuid and not r.is_hidden ${follows}
      order by r.created_at desc, r.id limit ${limit}`,
  );
  return rows.map(({ micros, ...line }) => ({ ...toReview(line), micros }));
}

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

/** A review by the viewer with its subject; `null` for the review of another person. */
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
