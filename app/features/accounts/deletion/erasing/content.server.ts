import { eq, or, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { blogPosts, blogPostVersions } from "#db/schema.ts";

/** Posts stay, without the address and the name of who saved them; unsaved work goes with the account. */
export async function leavePosts(tx: Database, userId: string, email: string) {
  await tx
    .update(blogPosts)
    .set({ createdBy: "admin" })
    .where(
      or(eq(blogPosts.authorId, userId), sql`lower(${blogPosts.createdBy}) = lower(${email})`),
    );
  await tx
    .update(blogPostVersions)
    .set({ savedByName: "a former administrator" })
    .where(eq(blogPostVersions.savedBy, userId));
}
