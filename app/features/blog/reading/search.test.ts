/** @module-tag both-databases */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { aPost } from "../../../../tests/support/content/posts.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { now } from "../../../../tests/support/races/races.ts";
import { countPostSitemaps, postAddressesPage } from "./queries.server.ts";
import { postsAbout, selectPostsAbout } from "./search.server.ts";

const { db } = await openTestDatabase();

const at = (text: string) => new Date(text);

test("a search finds posts by title first, then by text, and only those that readers see", () =>
  rolledBack(db, async (tx) => {
    await aPost(tx, { title: "Food", content: "For the Lima marathon, eat." });
    await aPost(tx, { title: "Lima's marathons", publishedAt: at("2026-10-01T08:00:00Z") });
    await aPost(tx, {
      title: "Cusco",
      content: "Marathon",
      tags: ["lima"],
      publishedAt: at("2026-11-18T08:00:00Z"),
    });
    await aPost(tx, { title: "Lima marathon, soon", publishedAt: at("2027-01-01T08:00:00Z") });
    await aPost(tx, { title: "Lima marathon, a draft", status: "draft", publishedAt: null });
    const found = async (words: string, limit = 3) =>
      (await postsAbout({ db: tx, now }, words, limit, "en")).map(({ title }) => title);
    expect(await found("lima marathon")).toEqual(["Lima's marathons", "Food", "Cusco"]);
    expect(await found("LÍMA marathons", 1)).toEqual(["Lima's marathons"]);
    expect(await found("Lima ironman")).toEqual([]);
    expect(await found("the")).toEqual([]);
    expect(await found("'); drop table x; --")).toEqual([]);
  }));

test("marks divide the words of a text and of a search, and cost no time", () =>
  rolledBack(db, async (tx) => {
    const marks = ["a1@", "_a", "<!--", "./", "~/"].map((mark) => mark.repeat(5000)).join(" ");
    await aPost(tx, {
      title: "Half-marathons",
      content: `Run 10.5K in trail/road shoes. ${marks}`,
    });
    const found = (words: string) => postsAbout({ db: tx, now }, words, 3, "en");
    for (const words of ["half-marathon", "10.5K", "trail/road", '"road shoes"']) {
      expect(await found(words), words).toHaveLength(1);
    }
  }));

test("signs between the words of a search mean nothing", () =>
  rolledBack(db, async (tx) => {
    await aPost(tx, { title: "Marathon", content: "Lima in the night." });
    const found = await postsAbout({ db: tx, now }, '"night lima" -marathon', 3, "en");
    expect(found.map(({ title }) => title)).toEqual(["Marathon"]);
  }));

test("posts with rare words are found by an index, not by reading the texts of all", () =>
  rolledBack(db, async (tx) => {
    await tx.execute(sql`
      insert into blog_posts (title, content, status, published_at)
      select 'Run ' || n, 'Easy running.', 'published',
        '2026-11-19T08:00:00Z'::timestamptz - make_interval(hours => n)
      from generate_series(1, 1000) n`);
    await tx.execute(sql`analyze blog_posts`);
    // So few short texts may be cheaper to read than the index; going through the newest stays possible.
    await tx.execute(sql`set local enable_seqscan = off`);
    const statement = selectPostsAbout({ typed: "unheard", limit: 3, now: now(), lang: "en" });
    const plan = await tx.execute(sql`explain ${statement}`);
    expect(JSON.stringify(plan)).toContain("Bitmap Index Scan on blog_posts_words");
    expect(JSON.stringify(plan)).toContain("Bitmap Index Scan on blog_posts_title_words");
  }));

test("the sitemap has the posts that readers see and their tags", () =>
  rolledBack(db, async (tx) => {
    expect(await countPostSitemaps({ db: tx, now })).toBe(0);
    const id = await aPost(tx, {
      tags: ["trail"],
      publishedAt: at("2026-11-19T08:00:00Z"),
      updatedAt: at("2026-11-01T08:00:00Z"),
    });
    await aPost(tx, { status: "draft", publishedAt: null, tags: ["secret"] });
    await aPost(tx, { publishedAt: at("2027-01-01T08:00:00Z"), tags: ["later"] });
    expect(await countPostSitemaps({ db: tx, now })).toBe(1);
    expect(await postAddressesPage({ db: tx, now }, 1)).toEqual({
      posts: [{ id, lang: "en", changed: at("2026-11-19T08:00:00Z") }],
      tags: [
        { tag: "trail", lang: "en" },
        { tag: "trail", lang: "es" },
      ],
    });
    expect(await postAddressesPage({ db: tx, now }, 2)).toEqual({ posts: [], tags: [] });
  }));
