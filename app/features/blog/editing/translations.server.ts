import { and, desc, eq, isNull, ne, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#db/database.ts";
import { blogPosts } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import type { Lang } from "#values/say.ts";
import type { PostDetails } from "./details.ts";

/** The most originals that the editor offers, besides the one that is chosen. */
const mostOffered = 200;

const translations = alias(blogPosts, "translations");

/**
 * The posts that a post may be the translation of, the newest first: those that are no translations
 * themselves, and that no other post translates.
 * @param postId - `null` for a new post
 */
export function originalsFor(
  { db }: Pick<Services, "db">,
  postId: string | null,
): Promise<OriginalPost[]> {
  const byOthers = db
    .select({ id: translations.id })
    .from(translations)
    .where(
      and(
        eq(translations.translationOf, blogPosts.id),
        postId === null ? undefined : ne(translations.id, postId),
      ),
    );
  return db
    .select({ id: blogPosts.id, title: blogPosts.title, lang: blogPosts.lang })
    .from(blogPosts)
    .where(
      and(
        isNull(blogPosts.translationOf),
        postId === null ? undefined : ne(blogPosts.id, postId),
        notExists(byOthers),
      ),
    )
    .orderBy(
      desc(
        sql`${blogPosts.id} = (select p.translation_of from blog_posts p where p.id = ${postId}::uuid)`,
      ),
      desc(blogPosts.createdAt),
    )
    .limit(mostOffered);
}

/**
 * The details of a post once it may be stored as what its form says: an original, or the translation of a
 * post in another language, whose picture and tags it takes where it has none.
 * @returns `null` where the original is not one for this post
 */
export async function withOriginal(
  db: Database,
  { id, before }: { id: string; before: PostDetails | null },
  details: PostDetails,
): Promise<PostDetails | null> {
  const { lang, translation_of } = details;
  const isSame = before?.lang === lang && before.translation_of === translation_of;
  if (isSame || (before === null && translation_of === null)) return details;
  const [own] = await db
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .where(
      and(
        eq(blogPosts.translationOf, id),
        // A translation has no translations, and none is in the language of its original.
        translation_of === null ? eq(blogPosts.lang, lang) : undefined,
      ),
    )
    .limit(1);
  if (own) return null;
  if (translation_of === null) return details;
  const [original] = await db
    .select({
      lang: blogPosts.lang,
      translation_of: blogPosts.translationOf,
      featured_image: blogPosts.featuredImage,
      image_source: blogPosts.imageSource,
      tags: blogPosts.tags,
    })
    .from(blogPosts)
    .where(eq(blogPosts.id, translation_of));
  if (!original || original.translation_of !== null || original.lang === lang) return null;
  const [other] = await db
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .where(and(eq(blogPosts.translationOf, translation_of), ne(blogPosts.id, id)));
  if (other || translation_of === id) return null;
  const { featured_image, image_source, tags } = original;
  return {
    ...details,
    ...(details.featured_image === null && { featured_image, image_source }),
    ...(details.tags.length === 0 && { tags }),
  };
}

/** A post that another one may translate. */
export type OriginalPost = { id: string; title: string; lang: Lang };
