import { and, eq, sql } from "drizzle-orm";
import { href } from "react-router";
import type { Database } from "#db/database.ts";
import { withRetry } from "#db/failures/retry.ts";
import { orNull, text } from "#db/kinds.ts";
import { experts, reviewAnswers, reviewGuests, reviews, users } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import { sendIfPossible } from "#services/mail/mail.ts";
import type { Services } from "#services/services.ts";
import { expertName } from "../commands.server.ts";
import { answeredLetter } from "./emails.tsx";
import type { ReviewAnswerProblem } from "./messages.ts";
import { findReviewToAnswer } from "./queries.server.ts";

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
