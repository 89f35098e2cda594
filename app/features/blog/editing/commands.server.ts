import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { someValuesOf, valuesOf } from "#db/columns.ts";
import type { Database } from "#db/database.ts";
import { violatedConstraint } from "#db/failures/problem.ts";
import { withRetry } from "#db/failures/retry.ts";
import { blogPosts, blogRaceReferences } from "#db/schema.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { difference, publicationAction, recorded, withoutEmpty } from "#features/audit/change.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import { pickedRaces } from "#features/races/picking/queries.server.ts";
import type { Services } from "#services/services.ts";
import { type Contested, conflictOf, threeWay, withChanged } from "#values/form/three-way.ts";
import { rememberFacts } from "../facts/facts.server.ts";
import { subjectType } from "../reading/post.ts";
import {
  type EditedPost,
  type PostDetails,
  type Publication,
  postColumnsOf,
  postTexts,
  publicationOf,
  publishedAtAfter,
  versionTexts,
} from "./details.ts";
import type { PostRefusal } from "./messages.ts";
import { findEditedPost } from "./queries.server.ts";
import { detailsOf, type PostForm } from "./schema.ts";
import { withOriginal } from "./translations.server.ts";
import { findVersion, keepVersion } from "./versions.server.ts";

type Needs = Pick<Services, "db" | "now" | "log">;

/**
 * Stores a new post. If its races cannot be stored, the post stays without them. A form whose post is
 * stored already, because a reader of the list went back to it, changes that post.
 */
export async function createPost(
  { db, now, log }: Needs,
  admin: Admin,
  form: PostForm,
): Promise<CreatedPost | PostRefusal> {
  const { status } = form;
  const id = form.draft_id ?? randomUUID();
  const chosen = form.publishedAt;
  const publishedAt = publishedAtAfter(null, status, { chosen, now: now() });
  const publication = publicationOf({ status, publishedAt }, now());
  try {
    const details = await withOriginal(db, { id, before: null }, detailsOf(form));
    if (!details) return { problem: "no-original" };
    const races = await pickedRaces({ db }, form.race_ids);
    const post: EditedPost = { id, details, status, publishedAt, revision: 1, races };
    const isNew = await withRetry(db, async (tx) => {
      // Trigger: search words; see app/db/functions/blog.sql
      const made = await tx
        .insert(blogPosts)
        .values({
          ...valuesOf(blogPosts, { id, ...details, status }),
          publishedAt,
          createdBy: admin.email || "admin",
          authorId: admin.userId,
          createdAt: now(),
          updatedAt: now(),
        })
        .onConflictDoNothing({ target: blogPosts.id })
        .returning({ id: blogPosts.id });
      if (made.length === 0) return false;
      await keepVersion({ db: tx, now }, post, admin);
      await recordChange({ db: tx, now }, admin, {
        action: publication === "draft" ? "created" : publication,
        subjectType,
        subjectId: id,
        subjectName: details.title,
        after: recorded(withoutEmpty(postColumnsOf(post))),
      });
      return true;
    });
    if (!isNew) return await saveAgain({ db, now, log }, admin, id, form);
    const hasRaces = await referTo({ db, log }, id, races);
    return { problem: null, id, publication, hasRaces };
  } catch (error) {
    if (isTranslatedMeanwhile(error)) return { problem: "no-original" };
    log.error({ error }, "post not created");
    return { problem: "not-created" };
  }
}

/** Whether another post became the translation of the same original at the same moment. */
function isTranslatedMeanwhile(error: unknown): boolean {
  return violatedConstraint(error) === "blog_posts_one_translation";
}

/** The form of a new post, sent once more: it was opened empty, and has stored the first version. */
async function saveAgain(
  services: Needs,
  admin: Admin,
  id: string,
  form: PostForm,
): Promise<CreatedPost | PostRefusal> {
  const { db } = services;
  const stored = await findEditedPost({ db }, id);
  if (!stored) return { problem: "no-post" };
  const first = await findVersion({ db }, id, 1);
  const opened = form.opened ?? {
    ...postTexts(stored),
    ...(first && versionTexts(first)),
    ...(!form.publishedAt && { published_at: "" }),
  };
  const inherited = form.translation_of === null ? form : withInherited(form, stored.details);
  const saved = await savePost(services, admin, id, { ...inherited, opened });
  if (saved.problem !== null) return saved;
  return { problem: null, id, publication: saved.publication, hasRaces: true };
}

/** A new translation with the picture and the tags that it took from its original, where it has none. */
function withInherited(form: PostForm, stored: PostDetails): PostForm {
  const { featured_image, image_source, tags } = stored;
  return {
    ...form,
    ...(form.featured_image === null && { featured_image, image_source }),
    ...(form.tags.length === 0 && { tags }),
  };
}

/** @returns false if the races could not be stored: the post stays without them (ADM-BLOG-36) */
async function referTo(
  { db, log }: Pick<Needs, "db" | "log">,
  id: string,
  races: readonly { id: string }[],
): Promise<boolean> {
  try {
    await withRetry(db, (tx) => replaceReferences(tx, id, races));
    return true;
  } catch (error) {
    log.error({ error, id }, "races of a new post not stored");
    return false;
  }
}

export type CreatedPost = {
  problem: null;
  id: string;
  publication: Publication;
  /** The chosen races are stored too. */
  hasRaces: boolean;
};

export type SavedPost = { problem: null; publication: Publication; theirs: string[] };

/**
 * Stores what was changed in the form of a post, unless another administrator has changed the same
 * since it was loaded. Every save is a version.
 */
export async function savePost(
  { db, now, log }: Needs,
  admin: Admin,
  id: string,
  form: PostForm,
): Promise<SavedPost | PostRefusal> {
  try {
    return await withRetry(db, (tx) => updatePost({ db: tx, now }, admin, id, form));
  } catch (error) {
    if (isTranslatedMeanwhile(error)) return { problem: "no-original" };
    log.error({ error, id }, "post not saved");
    return { problem: "not-updated" };
  }
}

async function updatePost(
  { db, now }: Pick<Needs, "db" | "now">,
  admin: Admin,
  id: string,
  form: PostForm,
): Promise<SavedPost | PostRefusal> {
  const before = await findEditedPost({ db }, id, { isLocked: true });
  if (!before) return { problem: "no-post" };
  const stored = postTexts(before);
  const opened = form.opened ?? stored;
  const asked = await pickedRaces({ db }, form.race_ids);
  const sent = postTexts({ details: detailsOf(form), publishedAt: form.publishedAt, races: asked });
  const { changed, theirs, contested } = threeWay({ opened, stored, sent });
  if (contested.length > 0) {
    const meanwhile = conflictOf(contested, stored, { sent, changed });
    const races = [...before.races, ...asked];
    return {
      problem: "changed-meanwhile",
      meanwhile: { ...meanwhile, contested: inPostWords(contested, races) },
    };
  }
  const chosen = changed.has("published_at") ? form.publishedAt : undefined;
  const details = await withOriginal(
    db,
    { id, before: before.details },
    withChanged(before.details, detailsOf(form), changed),
  );
  if (!details) return { problem: "no-original" };
  const after: EditedPost = {
    ...before,
    details,
    status: form.status,
    publishedAt: publishedAtAfter(before, form.status, { chosen, now: now() }),
    races: changed.has("race_ids") ? asked : before.races,
    revision: before.revision + 1,
  };
  const publication = publicationOf(after, now());
  const stays = { problem: null, publication, theirs } as const;
  const change = difference(postColumnsOf(before), postColumnsOf(after));
  if (!change) return stays;
  await storePost({ db, now }, admin, { before, after, names: Object.keys(details) });
  await recordChange({ db, now }, admin, {
    action: publicationAction(publicationOf(before, now()), publication),
    subjectType,
    subjectId: id,
    subjectName: after.details.title,
    before: recorded(change.before ?? {}),
    after: recorded(change.after ?? {}),
  });
  return stays;
}

/** Writes the next revision of a post, with its races and its version. */
export async function storePost(
  { db, now }: Pick<Needs, "db" | "now">,
  admin: Admin,
  { before, after, names }: { before: EditedPost; after: EditedPost; names: readonly string[] },
): Promise<void> {
  // A post from the demo data has no stored version yet.
  await keepVersion({ db, now }, before, null);
  // Trigger: search words; see app/db/functions/blog.sql
  await db
    .update(blogPosts)
    .set({
      ...someValuesOf(blogPosts, after.details, names),
      status: after.status,
      publishedAt: after.publishedAt,
      revision: after.revision,
      updatedAt: now(),
    })
    .where(eq(blogPosts.id, before.id));
  await replaceReferences(db, before.id, after.races);
  await keepVersion({ db, now }, after, admin);
}

/** The same conflict in words: races by their names, and dates as people read them. */
function inPostWords(
  contested: readonly Contested[],
  races: readonly { id: string; race_name: string }[],
): Contested[] {
  const named = (ids: string) =>
    ids
      .split(",")
      .map((id) => races.find((race) => race.id === id)?.race_name ?? id)
      .join(", ");
  const words = (name: string, text: string) => {
    if (name === "race_ids") return named(text);
    return name === "published_at" ? text.replace("T", " ").replace("Z", " UTC") : text;
  };
  return contested.map(({ name, theirs, yours }) => ({
    name: name === "race_ids" ? "referenced_races" : name,
    theirs: words(name, theirs),
    yours: words(name, yours),
  }));
}

/** Deletes the references of a post and inserts one for each race. What stays keeps its facts; what is new is compared from now on. */
async function replaceReferences(
  db: Database,
  postId: string,
  races: readonly { id: string }[],
): Promise<void> {
  const gone = await db
    .delete(blogRaceReferences)
    .where(eq(blogRaceReferences.blogId, postId))
    .returning({ id: blogRaceReferences.raceId, facts: blogRaceReferences.facts });
  const facts = new Map(gone.map((reference) => [reference.id, reference.facts]));
  if (races.length === 0) return;
  await db.insert(blogRaceReferences).values(
    races.map(({ id }, position) => ({
      blogId: postId,
      raceId: id,
      position,
      facts: facts.get(id) ?? null,
    })),
  );
  await rememberFacts(db, postId);
}

/** Deletes a post with its versions and the work on it. @returns its title */
export async function deletePost(
  { db, now, log }: Pick<Services, "db" | "now" | "log">,
  admin: Admin,
  id: string,
): Promise<{ problem: null; title: string } | PostRefusal> {
  try {
    return await withRetry(db, async (tx) => {
      const post = await findEditedPost({ db: tx }, id, { isLocked: true });
      if (!post) return { problem: "no-post" };
      await tx.delete(blogPosts).where(eq(blogPosts.id, id));
      const { title } = post.details;
      await recordChange({ db: tx, now }, admin, {
        action: "deleted",
        subjectType,
        subjectId: id,
        subjectName: title,
        before: recorded(withoutEmpty(postColumnsOf(post))),
      });
      return { problem: null, title };
    });
  } catch (error) {
    log.error({ error, id }, "post not deleted");
    return { problem: "not-deleted" };
  }
}

/**
 * Gives a post the texts, picture, tags and races of an earlier version, as a new version. Whether it
 * is published, and since when, stays.
 */
export async function restoreVersion(
  { db, now, log }: Pick<Services, "db" | "now" | "log">,
  admin: Admin,
  { postId, revision }: { postId: string; revision: number },
): Promise<{ problem: null } | PostRefusal> {
  try {
    return await withRetry(db, async (tx) => {
      const before = await findEditedPost({ db: tx }, postId, { isLocked: true });
      if (!before) return { problem: "no-post" };
      const version = await findVersion({ db: tx }, postId, revision);
      if (!version) return { problem: "no-version" };
      const { raceIds, revision: _revision, ...texts } = version;
      const isSamePicture = texts.featured_image === before.details.featured_image;
      const after: EditedPost = {
        ...before,
        details: {
          ...before.details,
          ...texts,
          image_source: isSamePicture ? before.details.image_source : null,
        },
        races: await pickedRaces({ db: tx }, raceIds),
        revision: before.revision + 1,
      };
      const change = difference(postColumnsOf(before), postColumnsOf(after));
      if (!change) return { problem: null };
      await storePost({ db: tx, now }, admin, { before, after, names: Object.keys(after.details) });
      await recordChange({ db: tx, now }, admin, {
        action: "took back",
        subjectType,
        subjectId: postId,
        subjectName: after.details.title,
        before: recorded(change.before ?? {}),
        after: recorded({ ...change.after, version: revision }),
      });
      return { problem: null };
    });
  } catch (error) {
    log.error({ error, id: postId }, "version of a post not taken back");
    return { problem: "not-updated" };
  }
}
