import { diffLines, diffWordsWithSpace } from "diff";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { blogPosts, blogPostVersions } from "#db/schema.ts";
import { type Admin, viewerName } from "#features/accounts/viewer.ts";
import { pickedRaces } from "#features/races/picking/queries.server.ts";
import type { Services } from "#services/services.ts";
import { isId } from "#values/id.ts";
import type { EditedPost, FieldChange, KeptVersion, TextChange, VersionLine } from "./details.ts";

type Reads = Pick<Services, "db">;

/** The latest versions that are listed; earlier ones stay in the database. */
const mostVersions = 100;

/** Keeps what was saved, with who saved it. */
export async function keepVersion(
  { db, now }: Pick<Services, "db" | "now">,
  post: EditedPost,
  by: Admin | null,
): Promise<void> {
  const { details } = post;
  await db
    .insert(blogPostVersions)
    .values({
      postId: post.id,
      revision: post.revision,
      title: details.title,
      content: details.content,
      featuredImage: details.featured_image,
      featuredImageAlt: details.featured_image_alt,
      seoTitle: details.seo_title,
      seoDescription: details.seo_description,
      seoKeywords: details.seo_keywords,
      tags: details.tags,
      raceIds: post.races.map(({ id }) => id),
      savedBy: by?.userId ?? null,
      savedByName: by ? viewerName(by) : details.author_name,
      savedAt: by ? now() : await changedAt(db, post.id),
    })
    .onConflictDoNothing();
}

/** A version that came with the database was saved when the post was. */
async function changedAt(db: Database, id: string) {
  const [post] = await db
    .select({ updatedAt: blogPosts.updatedAt })
    .from(blogPosts)
    .where(eq(blogPosts.id, id));
  return post?.updatedAt;
}

/** The versions of a post, the latest first; `null` when the post does not exist. */
export async function versionsOf(
  { db }: Reads,
  postId: string,
): Promise<{ title: string; revision: number; versions: VersionLine[] } | null> {
  if (!isId(postId)) return null;
  const [post] = await db
    .select({ title: blogPosts.title, revision: blogPosts.revision })
    .from(blogPosts)
    .where(eq(blogPosts.id, postId));
  if (!post) return null;
  const versions = await db
    .select({
      revision: blogPostVersions.revision,
      title: blogPostVersions.title,
      letters: sql`char_length(${blogPostVersions.content})`.mapWith(Number),
      savedByName: blogPostVersions.savedByName,
      savedAt: blogPostVersions.savedAt,
    })
    .from(blogPostVersions)
    .where(eq(blogPostVersions.postId, postId))
    .orderBy(desc(blogPostVersions.revision))
    .limit(mostVersions);
  return { ...post, versions };
}

/** One version with everything that it keeps. */
export async function findVersion(
  { db }: Reads,
  postId: string,
  revision: number,
): Promise<KeptVersion | null> {
  if (!isId(postId) || !isRevision(revision)) return null;
  const [version] = await db
    .select({
      revision: blogPostVersions.revision,
      title: blogPostVersions.title,
      content: blogPostVersions.content,
      featured_image: blogPostVersions.featuredImage,
      featured_image_alt: blogPostVersions.featuredImageAlt,
      seo_title: blogPostVersions.seoTitle,
      seo_description: blogPostVersions.seoDescription,
      seo_keywords: blogPostVersions.seoKeywords,
      tags: blogPostVersions.tags,
      raceIds: blogPostVersions.raceIds,
    })
    .from(blogPostVersions)
    .where(and(eq(blogPostVersions.postId, postId), eq(blogPostVersions.revision, revision)));
  return version ?? null;
}

const largestInteger = 2_147_483_647;

function isRevision(revision: number): boolean {
  return Number.isInteger(revision) && revision >= 0 && revision <= largestInteger;
}

/** Longer texts are compared line by line: the time grows with the words that differ. */
const wordsUntil = 20_000;

/** A comparison that takes longer is made coarser. */
const patienceMs = 80;

/** Unchanged text around a change; what lies further away is left out. */
const linesAround = 3;

/** What differs between two versions, field by field. */
export async function changesBetween(
  { db }: Pick<Services, "db">,
  before: KeptVersion,
  after: KeptVersion,
): Promise<FieldChange[]> {
  const races = await pickedRaces({ db }, [...before.raceIds, ...after.raceIds]);
  const named = ({ raceIds }: KeptVersion) =>
    raceIds.map((id) => races.find((race) => race.id === id)?.race_name ?? "a deleted race");
  const texts = (version: KeptVersion): Record<string, string> => ({
    title: version.title,
    content: version.content,
    featured_image: version.featured_image ?? "",
    featured_image_alt: version.featured_image_alt ?? "",
    seo_title: version.seo_title ?? "",
    seo_description: version.seo_description ?? "",
    seo_keywords: version.seo_keywords ?? "",
    tags: version.tags.join(", "),
    races: named(version).join(", "),
  });
  const old = texts(before);
  return Object.entries(texts(after))
    .filter(([name, text]) => text !== old[name])
    .map(([name, text]) => ({ name, changes: textChanges(old[name] ?? "", text) }));
}

/** How a text became another one, in pieces. */
export function textChanges(before: string, after: string): TextChange[] {
  return shortenSame(piecesOf(before, after));
}

function piecesOf(before: string, after: string): TextChange[] {
  const isShort = before.length + after.length <= wordsUntil;
  const byWords = isShort ? diffWordsWithSpace(before, after, { timeout: patienceMs }) : undefined;
  const found = byWords ?? diffLines(before, after, { timeout: patienceMs });
  if (!found) {
    return [
      { kind: "removed", text: before },
      { kind: "added", text: after },
    ];
  }
  return found.map(({ value, added, removed }) => ({
    kind: added ? "added" : removed ? "removed" : "same",
    text: value,
  }));
}

function shortenSame(pieces: TextChange[]): TextChange[] {
  return pieces.map((piece, place) => {
    if (piece.kind !== "same") return piece;
    const lines = piece.text.split("\n");
    const isFirst = place === 0;
    const isLast = place === pieces.length - 1;
    const most = isFirst || isLast ? linesAround : 2 * linesAround;
    if (lines.length <= most + 1) return piece;
    const head = isFirst ? [] : lines.slice(0, linesAround);
    const tail = isLast ? [] : lines.slice(-linesAround);
    return { kind: "same", text: [...head, "…", ...tail].join("\n") };
  });
}
