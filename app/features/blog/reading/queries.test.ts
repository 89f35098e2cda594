import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { violatedConstraint } from "#db/failures/problem.ts";
import { blogPosts } from "#db/schema.ts";
import type { Lang } from "#values/say.ts";
import { aPost } from "../../../../tests/support/content/posts.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import { postsPerPage } from "./post.ts";
import {
  findPost,
  findPosts,
  neighborsOf,
  newestPosts,
  racesOfPost,
  tagsOfPosts,
  translationOf,
} from "./queries.server.ts";

const { db } = await openTestDatabase();

const noReadingFilters = { q: "", tag: "", page: 1 };

const at = (text: string) => new Date(text);

test("BLOG-01 BLOG-05 BLOG-07 readers see published posts from their date on, newest first", () =>
  rolledBack(db, async (tx) => {
    const older = await aPost(tx, { publishedAt: at("2026-11-01T08:00:00Z") });
    const draft = await aPost(tx, { status: "draft", publishedAt: null });
    const planned = await aPost(tx, { title: "Later", publishedAt: at("2026-11-20T12:00:01Z") });
    const newer = await aPost(tx, { publishedAt: at("2026-11-20T12:00:00Z") });

    const page = await findPosts({ db: tx, now }, noReadingFilters, "en");
    expect(page).toMatchObject({ total: 2, page: 1, pages: 1 });
    expect(page.rows.map(({ id }) => id)).toEqual([newer, older]);
    expect(
      (await newestPosts({ db: tx, now }, { tag: "", limit: 9, lang: "en" })).map(({ id }) => id),
    ).toEqual([newer, older]);
    for (const hidden of [draft, planned, "nonsense", "00000000-0000-4000-8000-000000000000"]) {
      expect(await findPost({ db: tx, now }, hidden)).toBeNull();
    }
    const later = () => at("2026-11-20T12:00:01Z");
    expect(await findPost({ db: tx, now: later }, planned)).toMatchObject({ title: "Later" });
    expect((await findPosts({ db: tx, now: later }, noReadingFilters, "en")).rows[0]?.id).toBe(
      planned,
    );
  }));

test("BLOG-02 a post in a list has its description or an excerpt, and never who wrote it in the office", () =>
  rolledBack(db, async (tx) => {
    const id = await aPost(tx, {
      createdBy: "admin@example.com",
      authorName: "Ana Quispe",
      tags: ["trail"],
      featuredImage: "/media/blog/a.webp",
      featuredImageAlt: "A hill",
    });
    const described = await aPost(tx, {
      seoDescription: "What to eat.",
      publishedAt: at("2026-11-18T08:00:00Z"),
    });
    const { rows } = await findPosts({ db: tx, now }, noReadingFilters, "en");
    expect(rows).toEqual([
      {
        id,
        title: "Run easy",
        excerpt: "Most of your running is easy.",
        featuredImage: "/media/blog/a.webp",
        featuredImageAlt: "A hill",
        authorName: "Ana Quispe",
        tags: ["trail"],
        publishedAt: at("2026-11-19T08:00:00Z"),
        lang: "en",
      },
      expect.objectContaining({ id: described, excerpt: "What to eat.", featuredImageAlt: "" }),
    ]);
  }));

test("posts are narrowed by a tag and by words with any endings and accents, also across pages", () =>
  rolledBack(db, async (tx) => {
    const trail = await aPost(tx, { title: "Árboles", tags: ["trail", "shoes"], content: "Hills" });
    await aPost(tx, { title: "Marathon training", tags: ["road"] });
    await aPost(tx, { status: "draft", publishedAt: null, tags: ["secret"] });
    const found = async (filters: object) =>
      (await findPosts({ db: tx, now }, { ...noReadingFilters, ...filters }, "en")).rows.map(
        ({ title }) => title,
      );
    expect(await found({ tag: "trail" })).toEqual(["Árboles"]);
    expect(await found({ tag: "tra" })).toEqual([]);
    expect(await found({ q: "arboles hill" })).toEqual(["Árboles"]);
    expect(await found({ q: "trained marathons" })).toEqual(["Marathon training"]);
    expect(await found({ q: "shoes", tag: "road" })).toEqual([]);
    for (const odd of ["the", "' or 1=1 --", "&|!()", '"unfinished', "%_\\", "-"]) {
      expect(await found({ q: odd })).toEqual([]);
    }
    expect(await tagsOfPosts({ db: tx, now }, "en")).toEqual(["road", "shoes", "trail"]);

    for (let count = 0; count < postsPerPage; count++) await aPost(tx, { tags: ["trail"] });
    const last = await findPosts({ db: tx, now }, { q: "", tag: "trail", page: 99 }, "en");
    expect(last).toMatchObject({ total: postsPerPage + 1, page: 2, pages: 2 });
    expect(last.rows).toHaveLength(1);
    expect((await tagsOfPosts({ db: tx, now }, "en"))[0]).toBe("trail");
    expect(trail).toBeTruthy();
  }));

test("a post has the ones beside it, also those of the same moment", () =>
  rolledBack(db, async (tx) => {
    const first = await aPost(tx, { title: "1", publishedAt: at("2026-11-01T08:00:00Z") });
    const same = [await aPost(tx, { title: "2" }), await aPost(tx, { title: "3" })].sort();
    await aPost(tx, { title: "Planned", publishedAt: at("2027-01-01T08:00:00Z") });
    const [second = "", third = ""] = same;
    expect((await neighborsOf({ db: tx, now }, { id: first }, "en")).older).toBeNull();
    expect((await neighborsOf({ db: tx, now }, { id: first }, "en")).newer?.id).toBe(second);
    expect(await neighborsOf({ db: tx, now }, { id: second }, "en")).toMatchObject({
      older: { id: first, title: "1" },
      newer: { id: third },
    });
    expect((await neighborsOf({ db: tx, now }, { id: third }, "en")).newer).toBeNull();
    const { rows } = await findPosts({ db: tx, now }, noReadingFilters, "en");
    expect(rows.map(({ id }) => id)).toEqual([third, second, first]);
  }));

test("BLOG-05 the races of a post come in its order, past ones too", () =>
  rolledBack(db, async (tx) => {
    const past = await aRace(tx, { raceName: "Past", startDate: "2026-01-10" });
    const next = await aRace(tx, { raceName: "Next" });
    const id = await aPost(tx, { races: [next, past] });
    const races = await racesOfPost({ db: tx, now }, { id });
    expect(races.map(({ name }) => name)).toEqual(["Next", "Past"]);
  }));

test("each language lists its posts, and those that nobody has translated into it", () =>
  rolledBack(db, async (tx) => {
    const heat = await aPost(tx, { title: "Heat", tags: ["heat"] });
    const calor = await aPost(tx, {
      title: "Calor",
      content: "Hidrátate al correr maratones.",
      tags: ["calor"],
      lang: "es",
      translationOf: heat,
      publishedAt: at("2026-11-18T08:00:00Z"),
    });
    await aPost(tx, { title: "Snow", publishedAt: at("2026-11-17T08:00:00Z") });
    await aPost(tx, { title: "Cuestas", lang: "es", publishedAt: at("2026-11-16T08:00:00Z") });
    const listed = async (lang: Lang, q = "") =>
      (await findPosts({ db: tx, now }, { q, tag: "", page: 1 }, lang)).rows.map(
        ({ title, lang }) => `${title} ${lang}`,
      );
    expect(await listed("en")).toEqual(["Heat en", "Snow en", "Cuestas es"]);
    expect(await listed("es")).toEqual(["Calor es", "Snow en", "Cuestas es"]);
    expect(await listed("es", "maratón corriendo")).toEqual(["Calor es"]);
    expect(await listed("en", "maratones")).toEqual([]);
    expect(await tagsOfPosts({ db: tx, now }, "es")).toEqual(["calor"]);
    expect(
      (await newestPosts({ db: tx, now }, { tag: "", limit: 9, lang: "es" })).map(({ id }) => id),
    ).toContain(calor);
    expect((await neighborsOf({ db: tx, now }, { id: calor }, "es")).newer).toBeNull();
    expect(await translationOf({ db: tx, now }, { id: heat })).toEqual({ id: calor, lang: "es" });
    expect(await translationOf({ db: tx, now }, { id: calor })).toEqual({ id: heat, lang: "en" });

    await tx.update(blogPosts).set({ status: "draft" }).where(eq(blogPosts.id, calor));
    expect(await listed("es")).toEqual(["Heat en", "Snow en", "Cuestas es"]);
    expect(await translationOf({ db: tx, now }, { id: heat })).toBeNull();
    await tx.delete(blogPosts).where(eq(blogPosts.id, heat));
    const [left] = await tx.select().from(blogPosts).where(eq(blogPosts.id, calor));
    expect(left).toMatchObject({ lang: "es", translationOf: null });
  }));

test("an original has one translation in each language", () =>
  rolledBack(db, async (tx) => {
    const heat = await aPost(tx);
    await aPost(tx, { lang: "es", translationOf: heat });
    const second = await aPost(tx, { lang: "es", translationOf: heat }).catch((error) => error);
    expect(violatedConstraint(second)).toBe("blog_posts_one_translation");
  }));
