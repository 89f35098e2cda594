import type { Database } from "#db/database.ts";
import { reviews, type userProfiles } from "#db/schema.ts";
import { aPerson } from "../people.ts";

type ReviewColumns = Partial<typeof reviews.$inferInsert> & { entityId: string };
type ProfileColumns = Partial<typeof userProfiles.$inferInsert>;

/** Puts a review of a race by a new person into the database: five stars unless said otherwise. */
export async function aReview(
  db: Database,
  { author = {}, ...columns }: ReviewColumns & { author?: ProfileColumns },
): Promise<string> {
  const userId = await aPerson(db, author);
  const [review] = await db
    .insert(reviews)
    .values({ userId, entityType: "race", rating: 5, ...columns })
    .returning({ id: reviews.id });
  if (!review) throw new Error("The review was not inserted.");
  return review.id;
}
