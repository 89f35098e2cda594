import { and, eq, sql } from "drizzle-orm";
import { href } from "react-router";
import type { Database } from "#db/database.ts";
import { withRetry } from "#db/failures/retry.ts";
import { object, orNull, text } from "#db/kinds.ts";
import { readPage } from "#db/page.ts";
import { type RowOf, readRow } from "#db/rows.ts";
import { experts, reviewAnswers, reviewGuests, reviews, users } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import { sendIfPossible } from "#services/mail/mail.ts";
import type { Services } from "#services/services.ts";
import type { Page } from "#values/form/paging.ts";
import { expertName } from "../commands.server.ts";
import { reviewColumns, reviewLine, toReview } from "../queries.server.ts";
import type { AnswerableReview, ReviewAnswerProblem } from "./answer.ts";
import { answeredLetter } from "./emails.tsx";

const answerablePerPage = 10;

/** The answer inside JSON, hidden or not. */
export const keptAnswer = orNull(
  object({
    body: reviewAnswers.body,
    createdAt: reviewAnswers.createdAt,
    isHidden: reviewAnswers.isHidden,
  }),
);

/** The `keptAnswer` to review `r`. */
export const answerColumn = sql`(
  select json_build_object('body', body, 'createdAt', created_at, 'isHidden', is_hidden)
  from review_answers where review_id = r.id
)`;

const answerableLine = { ...reviewLine, answer: keptAnswer };

type Expert = Pick<Viewer, "userId">;
type Outcome = { problem: ReviewAnswerProblem | null };

/** How an entry of the audit log names what is changed here. */
export const answerSubject = "answer to a review";

/**
 * Publishes the answer of the linked, active expert to a review of the own page, or replaces it. The
 * first answer is sent to the author of the review.
 * @param origin - of the link in the letter
 */
export async function answerReview(
  { db, now, mail, log, limits }: Pick<Services, "db" | "now" | "mail" | "log" | "limits">,
  viewer: Expert,
  reviewId: string,
  { answer, origin }: { answer: string; origin: string },
): Promise<Outcome> {
  if (!(await limits.allow("reviewAnswer", viewer.userId))) return { problem: "too-many" };
  const known = await findReviewToAnswer({ db }, viewer, reviewId);
  // An answer that is deleted and written again and again sends no more letters.
  const mayTell = known?.answer === null && (await limits.allow("reviewAnswerLetter", reviewId));
  return withRetry(db, async (tx) => {
    const review = await lockReviewOf(tx, viewer, reviewId);
    if (!review) return { problem: "not-yours" };
    if (review.isHidden) return { problem: "hidden-review" };
    const earlier = await findAnswer(tx, reviewId);
    if (earlier?.isHidden) return { problem: "hidden-answer" };
    if (earlier?.body === answer) return { problem: null };
    const at = now();
    await tx
      .insert(reviewAnswers)
      .values({ reviewId, userId: viewer.userId, body: answer, createdAt: at, updatedAt: at })
      .onConflictDoUpdate({
        target: reviewAnswers.reviewId,
        set: { userId: viewer.userId, body: answer },
      });
    await record(tx, { now }, viewer, { review, action: earlier ? "changed" : "created" });
    if (mayTell && !earlier && review.authorAddress) {
      const url = `${origin}${href("/experts/:id", { id: review.expertId })}#reviews`;
      const letter = answeredLetter({ expert: review.expertName, answer, url });
      const { authorAddress: address, authorLang: lang } = review;
      await sendIfPossible({ mail, log }, tx, { address, lang, letter });
    }
    return { problem: null };
  });
}

/** Deletes the answer of the linked, active expert. One that is gone counts as deleted. */
export async function deleteAnswer(
  { db, now }: Pick<Services, "db" | "now">,
  viewer: Expert,
  reviewId: string,
): Promise<Outcome> {
  return withRetry(db, async (tx) => {
    const review = await lockReviewOf(tx, viewer, reviewId);
    if (!review) return { problem: "not-yours" };
    const answer = await findAnswer(tx, reviewId);
    if (!answer) return { problem: null };
    // Written again, it would be shown again.
    if (answer.isHidden) return { problem: "hidden-answer" };
    await tx.delete(reviewAnswers).where(eq(reviewAnswers.reviewId, reviewId));
    await record(tx, { now }, viewer, { review, action: "deleted" });
    return { problem: null };
  });
}

const lockedColumns = {
  id: reviews.id,
  isHidden: reviews.isHidden,
  expertId: experts.id,
  expertName,
  /** A guest has no mailbox at the temporary account, and one that is not confirmed gets no letter. */
  authorAddress: sql`case
    when not ${users.isAnonymous} then ${users.email}
    when ${reviews.verifiedAt} is not null then ${reviewGuests.email}
  end`.mapWith(orNull(text)),
  authorLang: users.lang,
};

/** A review of the viewer's own page, locked; `null` for all other reviews. */
async function lockReviewOf(tx: Database, viewer: Expert, reviewId: string) {
  const [review] = await tx
    .select(lockedColumns)
    .from(reviews)
    .innerJoin(experts, and(eq(reviews.entityType, "expert"), eq(experts.id, reviews.entityId)))
    .innerJoin(users, eq(users.id, reviews.userId))
    .leftJoin(reviewGuests, eq(reviewGuests.userId, reviews.userId))
    .where(
      and(eq(reviews.id, reviewId), eq(experts.userId, viewer.userId), eq(experts.isActive, true)),
    )
    .for("update", { of: reviews });
  return review ?? null;
}

async function findAnswer(tx: Database, reviewId: string) {
  const [answer] = await tx
    .select({ body: reviewAnswers.body, isHidden: reviewAnswers.isHidden })
    .from(reviewAnswers)
    .where(eq(reviewAnswers.reviewId, reviewId));
  return answer ?? null;
}

/** Records what the expert did, without the words of the answer. */
async function record(
  tx: Database,
  { now }: Pick<Services, "now">,
  viewer: Expert,
  {
    review,
    action,
  }: { review: { id: string; expertName: string }; action: "created" | "changed" | "deleted" },
): Promise<void> {
  await recordChange({ db: tx, now }, viewer, {
    action,
    subjectType: answerSubject,
    subjectId: review.id,
    subjectName: `of ${review.expertName}`,
  });
}

/** One page of the visible reviews of the viewer's own page as an expert, newest first. */
export async function reviewsToAnswer(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "userId">,
  page: number,
): Promise<Page<AnswerableReview>> {
  const found = await readPage(
    db,
    answerableLine,
    {
      count: sql`select count(*)::int as count ${visibleTo(viewer)}`,
      rows: sql`
        select ${reviewColumns}, ${answerColumn} as answer ${visibleTo(viewer)}
        order by r.created_at desc, r.id`,
      perPage: answerablePerPage,
    },
    page,
  );
  return { ...found, rows: found.rows.map(toAnswerable) };
}

/** A visible review of the viewer's own page as an expert; `null` for all other reviews. */
export async function findReviewToAnswer(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "userId">,
  reviewId: string,
): Promise<AnswerableReview | null> {
  const row = await readRow(
    db,
    answerableLine,
    sql`
    select ${reviewColumns}, ${answerColumn} as answer ${visibleTo(viewer)}
      and r.id = ${reviewId}::uuid`,
  );
  return row ? toAnswerable(row) : null;
}

/** Inside JSON a moment is text. */
export function toKeptAnswer(
  answer: { body: string; createdAt: string; isHidden: boolean } | null,
) {
  return answer && { ...answer, createdAt: new Date(answer.createdAt) };
}

function visibleTo({ userId }: Pick<Viewer, "userId">) {
  return sql`
    from reviews r
    join experts e on r.entity_type = 'expert' and e.id = r.entity_id
    left join user_profiles p on p.user_id = r.user_id
    where e.user_id = ${userId}::uuid and e.is_active and not r.is_hidden`;
}

function toAnswerable({ answer, ...line }: RowOf<typeof answerableLine>): AnswerableReview {
  const { id, rating, comment, createdAt, authorName, isGuest } = toReview(line);
  return { id, rating, comment, createdAt, authorName, isGuest, answer: toKeptAnswer(answer) };
}
