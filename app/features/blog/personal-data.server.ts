import { eq, or, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { blogPosts, blogPostVersions } from "#db/schema.ts";
import type { PersonalData } from "#features/accounts/personal-data.server.ts";

/** Posts of the blog. */
export const blogData: PersonalData = {
  lists: {
    "blog-posts": {
      tables: ["blog_posts", "blog_race_references"],
      rows: ({ userId, email }) => sql`
        select p.id, p.title, p.content, p.status, p.author_name, p.created_by, p.tags, p.lang, p.translation_of,
          p.created_at, p.updated_at, p.published_at,
          (select coalesce(json_agg(race_id order by position), '[]') from blog_race_references
            where blog_id = p.id) as races
        from blog_posts p
        where p.author_id = ${userId}::uuid or lower(p.created_by) = lower(${email})
        order by p.created_at`,
    },
    "blog-versions": {
      tables: ["blog_post_versions"],
      rows: ({ userId }) => sql`
        select post_id, revision, title, content, saved_by_name, saved_at from blog_post_versions
        where saved_by = ${userId}::uuid order by saved_at`,
    },
    "blog-work": {
      tables: ["blog_drafts", "blog_editors"],
      rows: ({ userId }) => sql`
        select post_id, fields, saved_at as at, null as open_as from blog_drafts
        where user_id = ${userId}::uuid
        union all
        select post_id, null, seen_at, user_name from blog_editors
        where user_id = ${userId}::uuid order by at`,
    },
  },
  async erase(tx, { userId, email }) {
    await leavePosts(tx, userId, email);
    return [];
  },
};

/** Posts stay, without the address and the name of who saved them; unsaved work goes with the account. */
async function leavePosts(tx: Database, userId: string, email: string) {
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
