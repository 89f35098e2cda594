import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { withRetry } from "#db/failures/retry.ts";
import { text } from "#db/kinds.ts";
import { experts, races, reviewAnswers, reviews } from "#db/schema.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import type { Services } from "#services/services.ts";
import { answerSubject } from "../answers/answers.server.ts";
import { expertName } from "../commands.server.ts";
import { endEmptyGuest, lockGuestOf } from "../guests/guest-account.server.ts";
import type { HideForm } from "./schema.ts";

/** What became of the review; `gone` when it was deleted meanwhile. */
export type ModerationResult = "done" | "already" | "gone";

/**
 * Takes a review out of all lists and averages. Its author still sees it, with the reason. When two
 * administrators hide it, the reason of the first one stays.
 */
export async function hideReview(
  { db, now }: Pick<Services, "db" | "now">,
  admin: Admin,
  reviewId: string,
  { reason, note }: HideForm,
): Promise<ModerationResult> {
  return withRetry(db, async (tx) => {
    // Triggers: rating in the search; see app/db/functions/reviews.sql
    const [hidden] = await tx
      .update(reviews)
      .set({
        isHidden: true,
        hiddenReason: reason,
        hiddenNote: note,
        hiddenBy: admin.userId,
        hiddenAt: now(),
      })
      .where(and(eq(reviews.id, reviewId), eq(reviews.isHidden, false)))
      .returning({ id: reviews.id });
    if (!hidden) return unchanged(tx, reviewId);
    await record(tx, { now }, admin, {
      action: "hid",
      reviewId,
      reason: note,
      before: { is_hidden: false },
      after: { is_hidden: true, hidden_reason: reason },
    });
    return "done";
  });
}

/** Shows a hidden review again. */
export async function showReview(
  { db, now }: Pick<Services, "db" | "now">,
  admin: Admin,
  reviewId: string,
): Promise<ModerationResult> {
  return withRetry(db, async (tx) => {
    const [found] = await tx
      .select({ reason: reviews.hiddenReason })
      .from(reviews)
      .where(and(eq(reviews.id, reviewId), eq(reviews.isHidden, true)))
      .for("update");
    if (!found) return unchanged(tx, reviewId);
    // Triggers: rating in the search, event; see app/db/functions/reviews.sql
    await tx
      .update(reviews)
      .set({
        isHidden: false,
        hiddenReason: null,
        hiddenNote: null,
        hiddenBy: null,
        hiddenAt: null,
      })
      .where(eq(reviews.id, reviewId));
    const before = { is_hidden: true, hidden_reason: found.reason };
    const after = { is_hidden: false, hidden_reason: null };
    await record(tx, { now }, admin, { action: "showed", reviewId, before, after });
    return "done";
  });
}

/** Deletes a review for good; the temporary account of a guest is deleted with its last review. */
export async function removeReview(
  { db, now }: Pick<Services, "db" | "now">,
  admin: Admin,
  reviewId: string,
): Promise<ModerationResult> {
  return withRetry(db, async (tx) => {
    const guest = await lockGuestOf(tx, reviewId);
    const [found] = await tx
      .select({ rating: reviews.rating, is_hidden: reviews.isHidden })
      .from(reviews)
      .where(eq(reviews.id, reviewId))
      .for("update");
    if (!found) return "gone";
    await record(tx, { now }, admin, { action: "deleted", reviewId, before: found });
    // Triggers: rating in the search; see app/db/functions/reviews.sql
    await tx.delete(reviews).where(eq(reviews.id, reviewId));
    if (guest) await endEmptyGuest(tx, guest.id);
    return "done";
  });
}

async function unchanged(tx: Database, reviewId: string): Promise<ModerationResult> {
  const [found] = await tx.select({ id: reviews.id }).from(reviews).where(eq(reviews.id, reviewId));
  return found ? "already" : "gone";
}

type ModerationEntry = {
  action: string;
  reviewId: string;
  before: Record<string, unknown>;
  after?: Record<string, unknown>;
  reason?: string | null;
};

/** Records the change in the audit log, with the subject of the review but neither author nor comment. */
async function record(
  tx: Database,
  { now }: Pick<Services, "now">,
  admin: Admin,
  { reviewId, ...entry }: ModerationEntry,
): Promise<void> {
  const [subject] = await tx
    .select({ name: subjectName })
    .from(reviews)
    .leftJoin(races, and(eq(reviews.entityType, "race"), eq(races.id, reviews.entityId)))
    .leftJoin(experts, and(eq(reviews.entityType, "expert"), eq(experts.id, reviews.entityId)))
    .where(eq(reviews.id, reviewId));
  await recordChange({ db: tx, now }, admin, {
    ...entry,
    subjectType: "review",
    subjectId: reviewId,
    subjectName: `of ${subject?.name ?? ""}`,
  });
}

const subjectName = sql`coalesce(${races.raceName}, ${expertName})`.mapWith(text);

/** Hides the answer to a review from visitors, or shows it again. The expert still sees it. */
export async function markAnswer(
  { db, now }: Pick<Services, "db" | "now">,
  admin: Admin,
  reviewId: string,
  { isHidden }: { isHidden: boolean },
): Promise<ModerationResult> {
  return withRetry(db, async (tx) => {
    const [answer] = await tx
      .select({
        isHidden: reviewAnswers.isHidden,
        expert: expertName,
      })
      .from(reviewAnswers)
      .innerJoin(reviews, eq(reviews.id, reviewAnswers.reviewId))
      .innerJoin(experts, and(eq(reviews.entityType, "expert"), eq(experts.id, reviews.entityId)))
      .where(eq(reviewAnswers.reviewId, reviewId))
      .for("update", { of: reviewAnswers });
    if (!answer) return "gone";
    if (answer.isHidden === isHidden) return "already";
    await tx.update(reviewAnswers).set({ isHidden }).where(eq(reviewAnswers.reviewId, reviewId));
    await recordChange({ db: tx, now }, admin, {
      action: isHidden ? "hid" : "showed",
      subjectType: answerSubject,
      subjectId: reviewId,
      subjectName: `of ${answer.expert}`,
      before: { is_hidden: !isHidden },
      after: { is_hidden: isHidden },
    });
    return "done";
  });
}
