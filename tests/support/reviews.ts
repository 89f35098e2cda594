import { randomUUID } from "node:crypto";
import type { Database } from "#db/database.ts";
import { reviews, userProfiles, users } from "#db/schema.ts";

type ReviewColumns = Partial<typeof reviews.$inferInsert> & { entityId: string };
type ProfileColumns = Partial<typeof userProfiles.$inferInsert>;

/** Puts a review of a race by a new person into the database: five stars unless said otherwise. */
export async function aReview(
  db: Database,
  { author = {}, ...columns }: ReviewColumns & { author?: ProfileColumns },
): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  const [user] = await db.insert(users).values({ email }).returning({ id: users.id });
  if (!user) throw new Error("The user was not inserted.");
  await db.insert(userProfiles).values({ userId: user.id, email, firstName: "Ana", ...author });
  const [review] = await db
    .insert(reviews)
    .values({ userId: user.id, entityType: "race", rating: 5, ...columns })
    .returning({ id: reviews.id });
  if (!review) throw new Error("The review was not inserted.");
  return review.id;
}
