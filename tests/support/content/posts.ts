import type { Database } from "#db/database.ts";
import { blogPosts, blogRaceReferences } from "#db/schema.ts";

type PostColumns = Partial<typeof blogPosts.$inferInsert>;

/** Puts a published post into the database, of the day before the tests', unless said otherwise. */
export async function aPost(
  db: Database,
  { races = [], ...columns }: PostColumns & { races?: readonly string[] } = {},
): Promise<string> {
  const [post] = await db
    .insert(blogPosts)
    .values({
      title: "Run easy",
      content: "Most of your running is **easy**.",
      status: "published",
      publishedAt: new Date("2026-11-19T08:00:00Z"),
      ...columns,
    })
    .returning({ id: blogPosts.id });
  if (!post) throw new Error("The post was not inserted.");
  if (races.length > 0) {
    await db
      .insert(blogRaceReferences)
      .values(races.map((raceId, position) => ({ blogId: post.id, raceId, position })));
  }
  return post.id;
}
