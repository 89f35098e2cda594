import { parseAtomFeed, parseJsonFeed, parseRssFeed } from "feedsmith";
import Parser from "rss-parser";
import { expect, test } from "vitest";
import { aPost } from "../../../../tests/support/content/posts.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { now } from "../../../../tests/support/races/races.ts";
import { blogAtom, blogJson, blogRss, changedAt, readFeed } from "./feed.server.ts";

const { db } = await openTestDatabase();
const origin = "https://run.test";
const at = (text: string) => new Date(text);

const title = "Hills & <hard> ]]> 🏃🏽‍♀️ \u0007\u0000ñ".replace("\u0000", "");
const content =
  "## Why\u0008\n\nRun [here](/races) ]]> &amp; \u001b there 🏔️\n\n<script>alert(1)</script>";

async function withFeed(
  tag: string,
  work: (feed: Awaited<ReturnType<typeof readFeed>>, id: string) => unknown,
) {
  await rolledBack(db, async (tx) => {
    const id = await aPost(tx, {
      title,
      content,
      tags: ["trail", "R&D"],
      authorName: "Ana <Quispe>",
      publishedAt: at("2026-11-10T08:00:00Z"),
      updatedAt: at("2026-11-12T09:30:00Z"),
    });
    await aPost(tx, { title: "Other", updatedAt: at("2026-11-01T00:00:00Z") });
    await aPost(tx, { title: "Draft", status: "draft", publishedAt: null, tags: ["trail"] });
    await aPost(tx, { title: "Planned", publishedAt: at("2027-01-01T00:00:00Z"), tags: ["trail"] });
    await work(await readFeed({ db: tx, now }, { tag, origin, lang: "en" }), id);
  });
}

const shownTitle = "Hills & <hard> ]]> 🏃🏽‍♀️ ñ";

test("two libraries read the RSS feed back, with odd letters and without drafts", () =>
  withFeed("", async (feed, id) => {
    const xml = await blogRss(feed);
    const mine = parseRssFeed(xml);
    expect(mine).toMatchObject({
      title: "Dorsal Blog",
      link: `${origin}/blog`,
      language: "en",
      atom: { links: [{ href: `${origin}/blog/feed.xml`, rel: "self" }] },
    });
    expect(mine.items?.map((item) => item.title)).toEqual(["Other", shownTitle]);
    expect(mine.items?.[1]).toMatchObject({
      link: `${origin}/blog/${id}`,
      guid: { value: `urn:uuid:${id}`, isPermaLink: false },
      categories: [{ name: "trail" }, { name: "R&D" }],
      dc: { creators: ["Ana <Quispe>"] },
    });
    const other = await new Parser().parseString(xml);
    // This library keeps the blanks around a CDATA section, which readers do not show.
    expect(other.items.map((item) => item.title?.trim())).toEqual(["Other", shownTitle]);
    expect(other.items[1]).toMatchObject({
      guid: `urn:uuid:${id}`,
      isoDate: "2026-11-10T08:00:00.000Z",
    });
    expect(other.items[1]?.creator?.trim()).toBe("Ana <Quispe>");
    expect(other.items[1]?.["content:encoded"].trim()).toBe(
      `<h2>Why</h2><p>Run <a href="${origin}/races">here</a> ]]&gt; &amp;  there 🏔️</p>` +
        "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>",
    );
    expect(other.lastBuildDate).toBe("Thu, 19 Nov 2026 08:00:00 GMT");
  }));

test("two libraries read the Atom feed of a tag back, with the date of the last change", () =>
  withFeed("trail", async (feed, id) => {
    const xml = await blogAtom(feed);
    const mine = parseAtomFeed(xml);
    expect(mine).toMatchObject({
      id: `${origin}/blog?tag=trail`,
      title: { value: "Dorsal Blog: trail" },
      updated: "2026-11-12T09:30:00.000Z",
    });
    expect(mine.links).toContainEqual(
      expect.objectContaining({ href: `${origin}/blog/atom.xml?tag=trail`, rel: "self" }),
    );
    expect(mine.entries).toHaveLength(1);
    expect(mine.entries?.[0]).toMatchObject({
      id: `urn:uuid:${id}`,
      title: { value: shownTitle },
      published: "2026-11-10T08:00:00.000Z",
      updated: "2026-11-12T09:30:00.000Z",
      authors: [{ name: "Ana <Quispe>" }],
      content: { type: "html" },
    });
    const other = await new Parser().parseString(xml);
    expect(other.items[0]?.title?.trim()).toBe(shownTitle);
    expect(other.items[0]).toMatchObject({
      link: `${origin}/blog/${id}`,
      isoDate: "2026-11-10T08:00:00.000Z",
    });
    expect(other.items[0]?.content).toContain(`<a href="${origin}/races">here</a>`);
  }));

test("the JSON feed is of version 1.1 and has the same posts", () =>
  withFeed("R&D", async (feed, id) => {
    const json: unknown = JSON.parse(await blogJson(feed));
    expect(json).toMatchObject({
      version: "https://jsonfeed.org/version/1.1",
      feed_url: `${origin}/blog/feed.json?tag=R%26D`,
      home_page_url: `${origin}/blog?tag=R%26D`,
      items: [
        {
          id: `urn:uuid:${id}`,
          url: `${origin}/blog/${id}`,
          title: shownTitle,
          image: `${origin}/blog/${id}/share.jpg`,
          date_published: "2026-11-10T08:00:00.000Z",
          date_modified: "2026-11-12T09:30:00.000Z",
          tags: ["trail", "R&D"],
        },
      ],
    });
    expect(parseJsonFeed(json).items).toHaveLength(1);
  }));

test("a feed without posts is a feed", () =>
  withFeed("nothing", async (feed) => {
    expect(changedAt(feed)).toBeNull();
    expect(parseRssFeed(await blogRss(feed)).items ?? []).toEqual([]);
    expect(parseAtomFeed(await blogAtom(feed)).entries ?? []).toEqual([]);
    expect(parseJsonFeed(JSON.parse(await blogJson(feed))).items ?? []).toEqual([]);
  }));

test("the feed in Spanish names its language, and that of a post that nobody has translated", () =>
  rolledBack(db, async (tx) => {
    const heat = await aPost(tx, { title: "Heat" });
    const calor = await aPost(tx, { title: "Calor", lang: "es", translationOf: heat });
    const snow = await aPost(tx, { title: "Snow", publishedAt: at("2026-11-01T08:00:00Z") });
    const feed = await readFeed({ db: tx, now }, { tag: "", origin, lang: "es" });
    const rss = parseRssFeed(await blogRss(feed));
    expect(rss).toMatchObject({
      link: `${origin}/es/blog`,
      language: "es",
      atom: { links: [{ href: `${origin}/es/blog/feed.xml` }] },
      items: [
        { title: "Calor", link: `${origin}/es/blog/${calor}` },
        { title: "Snow", link: `${origin}/blog/${snow}`, dc: { languages: ["en"] } },
      ],
    });
    expect(JSON.parse(await blogJson(feed))).toMatchObject({
      language: "es",
      items: [{ title: "Calor" }, { title: "Snow", language: "en" }],
    });
    expect(await blogAtom(feed)).toContain('hreflang="en"');
  }));
