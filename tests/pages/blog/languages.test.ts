import { demoId } from "#db/demo/people/people.ts";
import { episodes } from "../../e2e/podcasts/episodes.ts";
import { expect, test } from "../support/test.ts";

const english = demoId("post", "Racing at altitude when you live by the sea");
const spanish = demoId("post", "Correr en la altura cuando vives junto al mar");
const alone = demoId("post", "The taper: why less is the last hard part of training");

test("the blog in Spanish has its own posts, and marks those that nobody has translated", async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.visit("/es/blog?q=altura");
  const own = page.getByRole("link", { name: "Correr en la altura cuando vives junto al mar" });
  expect(own).toHaveCount(1);
  expect(page.getByRole("link", { name: /Racing at altitude/ })).toHaveCount(0);
  await own.first().click();
  expect(visitor.path).toBe(`/es/blog/${spanish}`);
  expect(page.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "es");

  const list = await (await visitor.fetch("/es/blog?q=taper")).text();
  expect(list).toMatch(/<span>En inglés<\/span><\/p><h2 lang="en"/);
  expect(await (await visitor.fetch("/blog?q=taper")).text()).not.toContain("In English");
});

test("a post has its address in its own language, and names its translation alone", async ({
  visitor,
}) => {
  const origin = new URL((await visitor.fetch("/blog")).url).origin;
  const html = await (await visitor.fetch(`/es/blog/${english}`)).text();
  expect(html).toContain(`<link rel="canonical" href="${origin}/blog/${english}"`);
  for (const [lang, href] of [
    ["en", `/blog/${english}`],
    ["es", `/es/blog/${spanish}`],
    ["x-default", `/blog/${english}`],
  ]) {
    expect(html).toContain(`hrefLang="${lang}" href="${origin}${href}"`);
  }
  expect(html).toMatch(
    new RegExp(`<a[^>]* href="/es/blog/${spanish}"[^>]*>Lee este artículo en español</a>`),
  );
  expect(html).toContain('"inLanguage":"en"');
  expect(html).toMatch(/<a href="\/es\/races\/[\w-]{36}">Andes Race<\/a>/);

  const untranslated = await (await visitor.fetch(`/es/blog/${alone}`)).text();
  expect(untranslated).toContain(`<link rel="canonical" href="${origin}/blog/${alone}"`);
  expect(untranslated).not.toContain(`rel="alternate" hrefLang`);
  expect(untranslated).not.toContain("Lee este artículo en español");
});

test("the language link of a post or an episode leads to its translation", async ({ visitor }) => {
  const { page } = visitor;
  const followed = async (from: string, name: string) => {
    await visitor.visit(from);
    await page.getByRole("contentinfo").last().getByRole("link", { name }).click();
    return visitor.path;
  };
  expect(await followed(`/blog/${english}`, "Español")).toBe(`/es/blog/${spanish}`);
  expect(await followed(`/es/blog/${spanish}`, "English")).toBe(`/blog/${english}`);
  expect(await followed(`/es/blog/${english}`, "English")).toBe(`/blog/${english}`);
  expect(await followed(`/blog/${alone}`, "Español")).toBe(`/es/blog/${alone}`);
  const episode = await followed(`/podcasts/${episodes.races}`, "Español");
  expect(episode).toMatch(/^\/es\/podcasts\/[\w-]{36}$/);
  expect(await followed(episode, "English")).toBe(`/podcasts/${episodes.races}`);
});

test("feeds and the sitemap have each language", async ({ visitor }) => {
  const feed = await (await visitor.fetch("/es/blog/feed.xml")).text();
  expect(feed).toContain("<language>es</language>");
  expect(feed).toContain(`/es/blog/${spanish}</link>`);
  expect(feed).not.toContain(english);
  expect(await (await visitor.fetch("/blog/feed.xml")).text()).not.toContain(spanish);
  const podcasts = await (await visitor.fetch("/es/podcasts/feed.xml")).text();
  expect(podcasts).toContain("<language>es-419</language>");
  expect(podcasts).toContain(episodes.races);
  const sitemap = await (await visitor.fetch("/sitemaps/posts-1.xml")).text();
  expect(sitemap).toContain(`/es/blog/${spanish}<`);
  expect(sitemap).not.toContain(`/es/blog/${english}<`);
  expect(sitemap.split(`/blog/${spanish}<`)).toHaveLength(2);
});
