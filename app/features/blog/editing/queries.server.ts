import { and, asc, count, desc, eq, gt, type SQL, sql } from "drizzle-orm";
import { columnsByName, pickColumns } from "#db/columns.ts";
import { boolean, integer } from "#db/kinds.ts";
import { blogDrafts, blogPosts, blogRaceReferences } from "#db/schema.ts";
import { wordsAmong } from "#db/search/words.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { pickedRaces } from "#features/races/picking/queries.server.ts";
import type { Services } from "#services/services.ts";
import { pageWindow } from "#values/form/paging.ts";
import { isId } from "#values/id.ts";
import { countOutdated } from "../facts/facts.server.ts";
import { isPublished } from "../reading/search.server.ts";
import {
  type EditedPost,
  type OfficePostFilters,
  type PostListing,
  publicationOf,
} from "./details.ts";

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

const postsPerPage = 20;

/** One page of the posts that match the filters, the latest first. */
export async function listPosts(
  { db, now }: Pick<Services, "db" | "now">,
  admin: Pick<Admin, "userId">,
  filters: OfficePostFilters,
  page: number,
): Promise<PostListing> {
  const isAsked = asked(filters, now());
  const [counted] = await db.select({ total: count() }).from(blogPosts).where(isAsked);
  const { offset, limit, ...where } = pageWindow(page, postsPerPage, counted?.total ?? 0);
  const rows = await db
    .select({
      id: blogPosts.id,
      title: blogPosts.title,
      status: blogPosts.status,
      publishedAt: blogPosts.publishedAt,
      createdAt: blogPosts.createdAt,
      authorName: blogPosts.authorName,
      tags: blogPosts.tags,
      races: sql`(select count(*)::int from ${blogRaceReferences}
        where ${blogRaceReferences.blogId} = ${blogPosts.id})`.mapWith(integer),
      hasWork: sql`exists (select from ${blogDrafts}
        where ${blogDrafts.postId} = ${blogPosts.id} and ${blogDrafts.userId} = ${admin.userId}::uuid)`.mapWith(
        boolean,
      ),
    })
    .from(blogPosts)
    .where(isAsked)
    .orderBy(desc(blogPosts.createdAt), blogPosts.id)
    .limit(limit)
    .offset(offset);
  const moment = now();
  const outdated = await countOutdated(
    { db },
    rows.map(({ id }) => id),
  );
  return {
    ...where,
    rows: rows.map(({ status, ...row }) => ({
      ...row,
      changedRaces: outdated.get(row.id) ?? 0,
      publication: publicationOf({ status, publishedAt: row.publishedAt }, moment),
    })),
  };
}

const searched = sql`(' ' || norm(concat_ws(' ', ${blogPosts.title}, ${blogPosts.authorName},
  ${blogPosts.seoKeywords}, array_to_string(${blogPosts.tags}, ' '))))`;

function asked({ q, state }: OfficePostFilters, now: Date): SQL | undefined {
  const states = {
    all: undefined,
    draft: eq(blogPosts.status, "draft"),
    scheduled: and(eq(blogPosts.status, "published"), gt(blogPosts.publishedAt, now)),
    published: isPublished(now),
  };
  return and(...wordsAmong(q, searched), states[state]);
}
