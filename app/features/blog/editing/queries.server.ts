import { asc, eq } from "drizzle-orm";
import { columnsByName, pickColumns } from "#db/column-map.ts";
import { blogPosts, blogRaceReferences } from "#db/schema.ts";
import { pickedRaces } from "#features/races/picking/queries.server.ts";
import type { Services } from "#services/services.ts";
import { isId } from "#values/id.ts";
import type { EditedPost } from "./details.ts";

type Reads = Pick<Services, "db">;

const detailColumns = pickColumns(columnsByName(blogPosts), [
  "title",
  "content",
  "featured_image",
  "featured_image_alt",
  "image_source",
  "seo_title",
  "seo_description",
  "seo_keywords",
  "author_name",
  "tags",
  "written_by",
  "lang",
  "translation_of",
]);

/** A post with everything that its form holds; `null` when it does not exist. */
export async function findEditedPost(
  { db }: Reads,
  id: string,
  { isLocked = false } = {},
): Promise<EditedPost | null> {
  if (!isId(id)) return null;
  const asked = db
    .select({
      id: blogPosts.id,
      details: detailColumns,
      status: blogPosts.status,
      publishedAt: blogPosts.publishedAt,
      revision: blogPosts.revision,
    })
    .from(blogPosts)
    .where(eq(blogPosts.id, id));
  const [post] = await (isLocked ? asked.for("no key update") : asked);
  if (!post) return null;
  const references = await db
    .select({ id: blogRaceReferences.raceId })
    .from(blogRaceReferences)
    .where(eq(blogRaceReferences.blogId, id))
    .orderBy(asc(blogRaceReferences.position), asc(blogRaceReferences.raceId));
  const ids = references.map((reference) => reference.id);
  return { ...post, races: await pickedRaces({ db }, ids) };
}
