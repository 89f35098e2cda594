import { and, count, desc, eq, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { reviews, userProfiles } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import type { Review, ReviewSubject } from "./review.ts";

export const reviewsPerPage = 10;

/** One page of a subject's visible reviews, newest first, and how many there are on all pages. */
export async function reviewsOf(
  { db }: Pick<Services, "db">,
  subject: ReviewSubject,
  id: string,
  { page }: { page: number },
): Promise<{ reviews: Review[]; total: number }> {
  const isShown = and(
    eq(reviews.entityType, subject),
    eq(reviews.entityId, id),
    eq(reviews.isHidden, false),
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        id: reviews.id,
        rating: reviews.rating,
        comment: reviews.comment,
        experienceDate: reviews.experienceDate,
        createdAt: reviews.createdAt,
        firstName: firstOf(reviews.authorFirstName, userProfiles.firstName),
        lastName: firstOf(reviews.authorLastName, userProfiles.lastName),
        authorImage: userProfiles.profileImage,
        isGuest: reviews.isAnonymous,
      })
      .from(reviews)
      .leftJoin(userProfiles, eq(userProfiles.userId, reviews.userId))
      .where(isShown)
      .orderBy(desc(reviews.createdAt), reviews.id)
      .limit(reviewsPerPage)
      .offset((Math.max(page, 1) - 1) * reviewsPerPage),
    db.select({ total: count() }).from(reviews).where(isShown),
  ]);
  return {
    reviews: rows.map(({ firstName, lastName, ...review }) => ({
      ...review,
      authorName: shortName(firstName, lastName),
    })),
    total: counted?.total ?? 0,
  };
}

/** The name a guest gave with the review, else that of the author's profile. */
function firstOf(given: AnyPgColumn, profile: AnyPgColumn): SQL<string | null> {
  return sql<string | null>`coalesce(${given}, ${profile})`;
}

/** `Lucía M.`: enough to tell authors apart, not enough to find them. */
function shortName(firstName: string | null, lastName: string | null): string | null {
  const first = firstName?.trim();
  if (!first) return null;
  const [initial] = lastName?.trim() ?? "";
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}
