import { and, eq } from "drizzle-orm";
import { raceRegistrations, reviews } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import type { RaceEvent } from "./race-event.ts";
import type { ToldRegistration, ToldReview } from "./schema.ts";

/**
 * What organizers are told about an event: the ids, and the present state of what it is about, without
 * personal data. `null` when the subject no longer exists or is hidden.
 */
export async function contentOf(
  { db }: Pick<Services, "db">,
  { kind, raceId, subjectId }: Pick<RaceEvent, "kind" | "raceId" | "subjectId">,
): Promise<ToldRegistration | ToldReview | null> {
  if (kind === "review.published") {
    const [review] = await db
      .select({
        review_id: reviews.id,
        rating: reviews.rating,
        comment: reviews.comment,
        created_at: reviews.createdAt,
        updated_at: reviews.updatedAt,
      })
      .from(reviews)
      .where(and(eq(reviews.id, subjectId), eq(reviews.isHidden, false)));
    return review ? { race_id: raceId, ...withTexts(review) } : null;
  }
  const [registration] = await db
    .select({
      registration_id: raceRegistrations.id,
      distance_id: raceRegistrations.distanceId,
      bib: raceRegistrations.bib,
      status: raceRegistrations.status,
      created_at: raceRegistrations.createdAt,
      updated_at: raceRegistrations.updatedAt,
    })
    .from(raceRegistrations)
    .where(eq(raceRegistrations.id, subjectId));
  return registration ? { race_id: raceId, ...withTexts(registration) } : null;
}

function withTexts<Row extends { created_at: Date; updated_at: Date }>(row: Row) {
  const { created_at, updated_at } = row;
  return {
    ...row,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}
