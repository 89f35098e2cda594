import { desc, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries, blogPosts, blogPostVersions, blogRaceReferences } from "#db/schema.ts";
import {
  anEditor,
  aPost,
  openedPostForm,
  postFormOf,
  postServices,
} from "../../../../tests/support/blog/post-editing.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import { createPost, deletePost, restoreVersion, savePost } from "./commands.server.ts";
import { postProblems } from "./messages.ts";
import { findEditedPost } from "./queries.server.ts";
import { originalsFor } from "./translations.server.ts";

const { db } = await openTestDatabase();

test("ADM-BLOG-22 ADM-BLOG-30 ADM-BLOG-31 ADM-BLOG-34 DATA-21 CALL-21 a new post keeps who created it, and its date only when it is published", () =>
  rolledBack(db, async (tx) => {
    const admin = await anEditor(tx);
    const draft = await aPost(tx, admin, { tags: "Trail, trail, Lima", seo_keywords: "a, b" });
    const published = await aPost(tx, admin, { status: "published" });
    const rows = await tx.select().from(blogPosts);
    const of = (id: string) => rows.find((row) => row.id === id);
    expect(of(draft)).toMatchObject({
      status: "draft",
      publishedAt: null,
      createdBy: admin.email,
      authorId: admin.userId,
      authorName: "Dorsal editors",
      tags: ["Trail", "Lima"],
      seoKeywords: "a, b",
      revision: 1,
    });
    expect(of(published)).toMatchObject({ status: "published", publishedAt: now() });
  }));

test("a post whose form arrives twice is stored once", () =>
  rolledBack(db, async (tx) => {
    const admin = await anEditor(tx);
    const draft_id = crypto.randomUUID();
    const ids = [await aPost(tx, admin, { draft_id }), await aPost(tx, admin, { draft_id })];
    expect(ids).toEqual([draft_id, draft_id]);
    expect(await tx.$count(auditEntries, eq(auditEntries.subjectId, draft_id))).toBe(1);
  }));

test("a new post whose form is sent again with another text keeps that text, and overwrites nobody else's", () =>
  rolledBack(db, async (tx) => {
    const [ana, luis] = [await anEditor(tx), await anEditor(tx, "Luis")];
    const draft_id = crypto.randomUUID();
    const { all } = postServices(tx);
    const send = (fields: Record<string, string>) =>
      createPost(all, ana, postFormOf({ draft_id, ...fields }));
    await send({});
    expect(await send({ content: "Run far." })).toMatchObject({ problem: null, id: draft_id });
    const opened = await openedPostForm(tx, draft_id, { title: "Eleven runs" });
    await savePost(all, luis, draft_id, postFormOf(opened));
    expect(await send({ content: "Run far.", status: "published" })).toMatchObject({
      problem: null,
      publication: "published",
    });
    const against = await send({ title: "Twelve runs" });
    expect(against).toMatchObject({
      problem: "changed-meanwhile",
      meanwhile: { contested: [{ name: "title", theirs: "Eleven runs" }] },
    });
    const post = await findEditedPost({ db: tx }, draft_id);
    expect(post?.details).toMatchObject({ title: "Eleven runs", content: "Run far." });
    expect(post).toMatchObject({ status: "published", publishedAt: now(), revision: 4 });
  }));

test("ADM-BLOG-35 DATA-22 CALL-22 saving replaces the races of a post, in their order, and keeps a version", () =>
  rolledBack(db, async (tx) => {
    const admin = await anEditor(tx);
    const [lima, cusco] = [await aRace(tx, { raceName: "Lima" }), await aRace(tx, {})];
    const id = await aPost(tx, admin, { race_ids: `${lima},${crypto.randomUUID()}` });
    const form = postFormOf(await openedPostForm(tx, id, { race_ids: `${cusco},${lima}` }));
    expect(await savePost(postServices(tx).all, admin, id, form)).toMatchObject({ problem: null });
    const rows = await tx
      .select({ raceId: blogRaceReferences.raceId })
      .from(blogRaceReferences)
      .where(eq(blogRaceReferences.blogId, id))
      .orderBy(blogRaceReferences.position);
    expect(rows.map(({ raceId }) => raceId)).toEqual([cusco, lima]);
    const versions = await tx
      .select({ races: blogPostVersions.raceIds, by: blogPostVersions.savedByName })
      .from(blogPostVersions)
      .orderBy(desc(blogPostVersions.revision));
    expect(versions).toEqual([
      { races: [cusco, lima], by: "Ana Torres" },
      { races: [lima], by: "Ana Torres" },
    ]);
  }));

test("ADM-BLOG-36 ERR-101 races that cannot be stored leave a stored post as it is, and a new one without races", () =>
  rolledBack(db, async (tx) => {
    const admin = await anEditor(tx);
    const race = await aRace(tx, {});
    const id = await aPost(tx, admin, { race_ids: race });
    const form = postFormOf(await openedPostForm(tx, id, { title: "Other" }));
    await tx.execute(
      sql`alter table blog_race_references add constraint refuse check (position < 0) not valid`,
    );
    const { all, logged } = postServices(tx);
    const made = await createPost(all, admin, postFormOf({ title: "New", race_ids: race }));
    expect(made).toMatchObject({ problem: null, hasRaces: false });
    expect(await tx.$count(blogPosts, eq(blogPosts.title, "New"))).toBe(1);
    const saved = await savePost(all, admin, id, form);
    expect(saved.problem && postProblems[saved.problem]).toBe(
      "Failed to update blog post. Please try again.",
    );
    expect(await tx.$count(blogPosts, eq(blogPosts.title, "Other"))).toBe(0);
    expect(logged).toEqual(["races of a new post not stored", "post not saved"]);
  }));

test("what two administrators change in different fields is brought together, and in the same field it is a conflict", () =>
  rolledBack(db, async (tx) => {
    const [ana, luis] = [await anEditor(tx), await anEditor(tx, "Luis")];
    const id = await aPost(tx, ana, { title: "Ten runs", content: "Run." });
    const { all } = postServices(tx);
    const opened = await openedPostForm(tx, id);
    await savePost(all, luis, id, postFormOf({ ...opened, content: "Run far." }));
    const beside = await savePost(all, ana, id, postFormOf({ ...opened, title: "Eleven runs" }));
    expect(beside).toMatchObject({ problem: null, theirs: ["content"] });
    const against = await savePost(all, ana, id, postFormOf({ ...opened, content: "Run fast." }));
    expect(against).toMatchObject({
      problem: "changed-meanwhile",
      meanwhile: { contested: [{ name: "content", theirs: "Run far.", yours: "Run fast." }] },
    });
    const post = await findEditedPost({ db: tx }, id);
    expect(post?.details).toMatchObject({ title: "Eleven runs", content: "Run far." });
    expect(post?.revision).toBe(3);
  }));

test("ADM-BLOG-32 the audit log names what was scheduled, published, unpublished, taken back and deleted", () =>
  rolledBack(db, async (tx) => {
    const admin = await anEditor(tx);
    const id = await aPost(tx, admin, { title: "First" });
    const { all } = postServices(tx);
    const save = async (fields: Record<string, string>) =>
      savePost(all, admin, id, postFormOf(await openedPostForm(tx, id, fields)));
    await save({ status: "published", published_at: "2099-01-01T00:00" });
    await save({ published_at: "", title: "Second" });
    const published = await findEditedPost({ db: tx }, id);
    expect(published?.publishedAt).toEqual(now());
    await save({});
    await save({ status: "draft" });
    expect(await restoreVersion(all, admin, { postId: id, revision: 1 })).toEqual({
      problem: null,
    });
    const back = await findEditedPost({ db: tx }, id);
    expect(back).toMatchObject({ revision: 5, status: "draft", details: { title: "First" } });
    expect(await restoreVersion(all, admin, { postId: id, revision: 99 })).toEqual({
      problem: "no-version",
    });
    expect(await deletePost(all, admin, id)).toEqual({ problem: null, title: "First" });
    expect(await deletePost(all, admin, id)).toEqual({ problem: "no-post" });
    const entries = await tx
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, id));
    expect(entries.map(({ action }) => action).sort()).toEqual(
      ["created", "deleted", "published", "scheduled", "took back", "unpublished"].sort(),
    );
  }));

test("ADM-BLOG-37 ERR-95 ERR-100 ERR-101 a database that does not write is told for what was asked, and logged", () =>
  rolledBack(db, async (tx) => {
    const admin = await anEditor(tx);
    const id = await aPost(tx, admin);
    const form = postFormOf(await openedPostForm(tx, id, { title: "Other" }));
    const { all, logged } = postServices(tx);
    await tx.execute(sql`set transaction read only`);
    const refusals = [
      await createPost(all, admin, postFormOf({})),
      await savePost(all, admin, id, form),
      await deletePost(all, admin, id),
    ];
    expect(refusals.map(({ problem }) => problem && postProblems[problem])).toEqual([
      "Failed to create blog post. Please try again.",
      "Failed to update blog post. Please try again.",
      "Failed to delete blog post. Please try again.",
    ]);
    expect(logged).toEqual(["post not created", "post not saved", "post not deleted"]);
  }));

test("a text that takes seconds to lay out is refused, and says why", () => {
  const refused = {
    "A post has at most 1,000 headings": "# a\n".repeat(1001),
    "The tables of a post have at most 3,000 cells together": `a|b|c\n-|-|-\n${"a\n".repeat(1000)}`,
    "A post has at most 6,000 lines": "a\n\n".repeat(6001),
    "Please use at most 100,000 letters": "a".repeat(100_001),
  };
  for (const [reason, content] of Object.entries(refused)) {
    expect(() => postFormOf({ content })).toThrow(reason);
  }
  expect(postFormOf({ content: "# a\n".repeat(1000) })).toMatchObject({ status: "draft" });
});

test("a translation names an original in the other language, and takes its picture and tags", () =>
  rolledBack(db, async (tx) => {
    const admin = await anEditor(tx);
    const { all } = postServices(tx);
    const picture = { featured_image: "/media/blog/a.webp", image_source: "drawn" };
    const heat = await aPost(tx, admin, { title: "Heat", tags: "heat", ...picture });
    const calor = await aPost(tx, admin, { title: "Calor", lang: "es", translation_of: heat });
    const [stored] = await tx.select().from(blogPosts).where(eq(blogPosts.id, calor));
    expect(stored).toMatchObject({
      lang: "es",
      translationOf: heat,
      featuredImage: "/media/blog/a.webp",
      imageSource: "drawn",
      tags: ["heat"],
    });
    const again = { title: "Calor", lang: "es", translation_of: heat, draft_id: calor };
    expect(await aPost(tx, admin, again)).toBe(calor);
    const [resent] = await tx.select().from(blogPosts).where(eq(blogPosts.id, calor));
    expect(resent).toMatchObject({ featuredImage: "/media/blog/a.webp", tags: ["heat"] });
    const refused = { problem: "no-original" };
    const made = (fields: Record<string, string>) => createPost(all, admin, postFormOf(fields));
    expect(await made({ lang: "es", translation_of: heat })).toEqual(refused);
    expect(await made({ lang: "en", translation_of: calor })).toEqual(refused);
    expect(await made({ lang: "es", translation_of: crypto.randomUUID() })).toEqual(refused);
    const saved = async (id: string, fields: Record<string, string>) =>
      savePost(all, admin, id, postFormOf(await openedPostForm(tx, id, fields)));
    expect(await saved(heat, { lang: "es" })).toEqual(refused);
    expect(await saved(calor, { lang: "en" })).toEqual(refused);
    expect(await saved(calor, { tags: "calor" })).toMatchObject({ problem: null });
    expect((await originalsFor({ db: tx }, calor)).map(({ id }) => id)).toEqual([heat]);
    expect(await originalsFor({ db: tx }, null)).toEqual([]);
    expect(await saved(calor, { translation_of: "" })).toMatchObject({ problem: null });
    expect(await originalsFor({ db: tx }, null)).toHaveLength(2);
  }));
