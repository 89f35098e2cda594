import { testPosts, testTag, testWord } from "../../e2e/blog/test-posts.ts";
import { expect, test } from "../support/test.ts";

const tagged = `/blog?${new URLSearchParams({ tag: testTag })}`;
const post = `/blog/${testPosts.long}`;

/** What a browser would run. */
function scriptsIn(html: string): string[] {
  return (html.match(/<script[^>]*>|<link[^>]*modulepreload[^>]*>/g) ?? []).filter(
    (tag) => !tag.includes("application/ld+json"),
  );
}

test("BLOG-01 BLOG-02 BLOG-03 the list shows published posts, newest first, with what they are about, and no script", async ({
  visitor,
}) => {
  const response = await visitor.fetch(tagged);
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(scriptsIn(html)).toEqual([]);
  const cards = html.split("<article").slice(1);
  expect(cards.map((card) => /href="\/blog\/([\w-]{36})"/.exec(card)?.[1])).toEqual([
    testPosts.long,
    testPosts.short,
  ]);
  for (const card of cards) expect(card).toContain("5 min read");
  expect(cards[0]).toContain(`Every ${testWord} runner asks this, see the races`);
  expect(cards[0]).toContain('src="/covers/trail/test.svg');
  expect(cards[0]).toContain("March 1, 2020");
  expect(cards[1]).toContain("One mile, and no more.");
  expect(cards[1]).toContain('src="/covers/');
  expect(html).toContain(`Articles about ${testTag.replace("&", "&amp;")}</h1>`);
  expect(html).toContain(`rel="canonical"`);
  expect(html).toContain("/blog/feed.xml?tag=Tests+%26+trials");
  expect(html).not.toContain("hidden@example.com");
  expect(html).not.toMatch(/A draft|A plan/);
});

test("BLOG-04 a list without posts says so, and leads back to all of them", async ({ visitor }) => {
  for (const query of ["?tag=nothing-has-this", "?q=zzzzzzzz", `?q=${testWord}+zzzz`]) {
    const html = await (await visitor.fetch(`/blog${query}`)).text();
    expect(html, query).toContain("No Articles Found");
    expect(html, query).toMatch(/<a[^>]* href="\/blog"[^>]*>Show all articles/);
    expect(html, query).toContain('name="robots" content="noindex"');
  }
  const tidied = await visitor.fetch("/blog?q=&tag=a", { redirect: "manual" });
  expect(tidied.headers.get("location")).toBe("/blog?tag=a");
});

test("BLOG-05 FAKE-02 a post shows its text, its races and its dates, says what a machine made, and needs no script", async ({
  visitor,
}) => {
  const html = await (await visitor.fetch(post)).text();
  expect(scriptsIn(html)).toEqual([]);
  expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  expect(html).toContain("Ana &lt;Quispe&gt;");
  expect(html.replaceAll("<!-- -->", "")).toContain("1 min read");
  expect(html).not.toContain("5 min read");
  expect(html).toMatch(/Updated <time dateTime="2020-03-05"/i);
  expect(html).toContain("written by an AI language model");
  expect(html).toContain("made by an AI image model");
  expect(html).toContain("&lt;script&gt;alert(&quot;a text&quot;)&lt;/script&gt;");
  expect(html).not.toContain("pictures.example");
  expect(html).toContain('role="doc-endnotes"');
  expect(html).toContain("Races in this article");
  expect(html).toMatch(/<article class="race-card card[\s\S]*href="\/races\/[\w-]{36}"/);
  expect(html).toContain(`href="/blog/${testPosts.short}"`);
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  expect(blocks.map(([, text]) => JSON.parse(text ?? "")["@type"])).toEqual([
    "BlogPosting",
    "BreadcrumbList",
  ]);
  expect(html).toContain("<title>Testing shoes · Dorsal</title>");
  expect(html).toMatch(/property="og:image" content="[^"]*\/share\.jpg"/);
  expect(html).toContain('property="article:published_time" content="2020-03-01T08:00:00.000Z"');
  for (const type of ["rss+xml", "atom+xml", "feed+json"]) {
    expect(html).toContain(`type="application/${type}"`);
  }
  const picture = await visitor.fetch(`${post}/share.jpg`);
  expect(picture.headers.get("content-type")).toBe("image/jpeg");
  expect([...(await picture.bytes()).subarray(0, 2)]).toEqual([0xff, 0xd8]);
});

test("BLOG-07 a missing, a planned and an unpublished post are not found, and the page leads to all articles", async ({
  visitor,
}) => {
  const missing = "00000000-0000-4000-8000-000000000000";
  for (const id of [missing, "nonsense", testPosts.draft, testPosts.planned]) {
    const response = await visitor.fetch(`/blog/${id}`);
    expect(response.status, id).toBe(404);
    const html = await response.text();
    expect(html, id).toContain("Blog Post Not Found</h1>");
    expect(html, id).toMatch(/<a[^>]* href="\/blog"[^>]*>Browse All Articles/);
    expect((await visitor.fetch(`/blog/${id}/share.jpg`)).status, id).toBe(404);
  }
});

test("BLOG-06 GAP-40 a post is shared with three networks", async ({ visitor }) => {
  await visitor.visit(post);
  const main = visitor.page.getByRole("main");
  const facebook = main.getByRole("link", { name: "Facebook (opens in a new tab)" });
  expect(facebook).toHaveCount(0);
  await visitor.page.locator("summary").filter({ hasText: "Share" }).click();
  expect(facebook).toBeVisible();
  const address = encodeURIComponent(visitor.origin + post);
  const title = encodeURIComponent("How to test a shoe");
  for (const [name, host] of [
    ["Facebook", "www.facebook.com"],
    ["X", "x.com"],
    ["LinkedIn", "www.linkedin.com"],
  ]) {
    const link = main.getByRole("link", { name: `${name} (opens in a new tab)` });
    expect(link).toHaveAttribute("target", "_blank");
    const href = link.attribute("href");
    expect(href).toContain(`https://${host}/`);
    expect(href).toContain(address);
    expect(href).toContain(title);
  }
});

test("a search of races shows the articles with its words above the races", async ({ visitor }) => {
  const html = await (await visitor.fetch(`/races?q=${testWord}`)).text();
  expect(html).toContain("Articles and episodes");
  expect(html).toContain(`href="/blog/${testPosts.long}"`);
  expect(html).not.toContain(testPosts.draft);
  expect(await (await visitor.fetch("/races")).text()).not.toContain("Articles and episodes");
});

test("the feeds have the published posts with their texts, and answer 304 to readers that have them", async ({
  visitor,
}) => {
  for (const [file, type] of [
    ["feed.xml", "application/rss+xml"],
    ["atom.xml", "application/atom+xml"],
    ["feed.json", "application/feed+json"],
  ]) {
    const address = `/blog/${file}?${new URLSearchParams({ tag: testTag })}`;
    const response = await visitor.fetch(address);
    const { headers } = response;
    expect(headers.get("content-type"), file).toBe(`${type}; charset=utf-8`);
    expect(headers.get("last-modified")).toBe("Thu, 05 Mar 2020 08:00:00 GMT");
    expect(headers.get("cache-control")).toBe("public, max-age=300");
    const body = await response.text();
    expect(body).toContain(`urn:uuid:${testPosts.long}`);
    expect(body).toContain("On shoes.");
    expect(body).not.toMatch(new RegExp(`${testPosts.draft}|${testPosts.planned}|hidden@`));
    const ask = (known: Record<string, string>) => visitor.fetch(address, { headers: known });
    const etag = headers.get("etag") ?? "";
    expect((await ask({ "If-None-Match": etag })).status).toBe(304);
    expect((await ask({ "If-None-Match": '"other"' })).status).toBe(200);
    const since = (day: string) => ({ "If-Modified-Since": `${day} Mar 2020 08:00:00 GMT` });
    expect((await ask(since("Thu, 05"))).status).toBe(304);
    expect((await ask(since("Wed, 04"))).status).toBe(200);
  }
});

test("posts and their tags are in the sitemap, by their canonical addresses", async ({
  visitor,
}) => {
  const index = await (await visitor.fetch("/sitemap.xml")).text();
  expect(index).toContain(`${visitor.origin}/sitemaps/posts-1.xml`);
  const sitemap = await (await visitor.fetch("/sitemaps/posts-1.xml")).text();
  expect(sitemap).toContain(`<loc>${visitor.origin}${post}</loc><lastmod>2020-03-05T08:00:00.000Z`);
  expect(sitemap).not.toMatch(new RegExp(`${testPosts.draft}|${testPosts.planned}`));
  for (const [, address = ""] of sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)) {
    const html = await (await visitor.fetch(address)).text();
    expect(/<link[^>]* rel="canonical"[^>]*>/.exec(html)?.[0], address).toContain(
      `href="${address}"`,
    );
  }
});
