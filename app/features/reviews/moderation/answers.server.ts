import { and, eq } from "drizzle-orm";
import { withRetry } from "#db/failures/retry.ts";
import { experts, reviewAnswers, reviews } from "#db/schema.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import type { Services } from "#services/services.ts";
import { answerSubject } from "../answers/commands.server.ts";
import { expertName } from "../subject.server.ts";
import type { ModerationResult } from "./commands.server.ts";

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
