import { expect, test } from "vitest";
import { pageMeta, pathIn } from "./page-meta.ts";

const english = { lang: "en", languages: ["en"] } as const;
const page = { title: "About", description: "Who we are.", url: "https://run.test/about" };

test("a page names its title, description, canonical address and the Open Graph fields", () => {
  const meta = pageMeta(english, page);
  expect(meta).toContainEqual({ title: "About · Dorsal" });
  expect(meta).toContainEqual({ name: "description", content: "Who we are." });
  expect(meta).toContainEqual({ tagName: "link", rel: "canonical", href: page.url });
  expect(meta).toContainEqual({ property: "og:title", content: "About" });
  expect(meta).toContainEqual({ property: "og:url", content: page.url });
  expect(meta).toContainEqual({ property: "og:type", content: "website" });
  expect(meta).toContainEqual({ name: "twitter:card", content: "summary" });
  expect(meta).not.toContainEqual({ name: "robots", content: "noindex" });
});

test("a page with a picture has a large preview and the picture's size", () => {
  const image = { url: "https://run.test/a.jpg", alt: "A bib", width: 1200, height: 630 };
  const meta = pageMeta(english, { ...page, image });
  expect(meta).toContainEqual({ property: "og:image", content: image.url });
  expect(meta).toContainEqual({ property: "og:image:width", content: "1200" });
  expect(meta).toContainEqual({ property: "og:image:height", content: "630" });
  expect(meta).toContainEqual({ property: "og:image:alt", content: "A bib" });
  expect(meta).toContainEqual({ name: "twitter:card", content: "summary_large_image" });
});

test("a page with the product's name as its title has it once", () => {
  expect(pageMeta(english, { ...page, title: "Dorsal" })).toContainEqual({ title: "Dorsal" });
});

test("a page that is not indexed says so", () => {
  const meta = pageMeta(english, { ...page, indexed: false });
  expect(meta).toContainEqual({ name: "robots", content: "noindex" });
});

test("a page of a site in two languages names itself in both, and its own address is the canonical one", () => {
  const languages = ["en", "es"] as const;
  const meta = pageMeta({ lang: "es", languages }, page);
  const link = (rel: string, href: string) => ({ tagName: "link", rel, href });
  const spanish = "https://run.test/es/about";
  expect(meta).toContainEqual(link("canonical", spanish));
  expect(meta).toContainEqual({ property: "og:url", content: spanish });
  expect(meta).toContainEqual({ property: "og:locale", content: "es_419" });
  for (const [hrefLang, href] of [
    ["en", page.url],
    ["es", spanish],
    ["x-default", page.url],
  ] as const) {
    expect(meta).toContainEqual({ ...link("alternate", href), hrefLang });
  }
  const hidden = pageMeta({ lang: "en", languages }, { ...page, indexed: false });
  expect(JSON.stringify(hidden)).not.toContain("alternate");
});

test("a text in one language has its address there, and names its translation alone", () => {
  const site = { lang: "en", languages: ["en", "es"] } as const;
  const link = (rel: string, href: string) => ({ tagName: "link", rel, href });
  const spanish = "https://run.test/es/about";
  const alone = pageMeta(site, { ...page, written: { lang: "es", translation: null } });
  expect(alone).toContainEqual(link("canonical", spanish));
  expect(alone).toContainEqual({ property: "og:locale", content: "es_419" });
  expect(JSON.stringify(alone)).not.toContain("alternate");
  const translation = { lang: "en", to: "/about-us" } as const;
  const both = pageMeta(site, { ...page, written: { lang: "es", translation } });
  expect(both).toContainEqual(link("canonical", spanish));
  for (const [hrefLang, href] of [
    ["es", spanish],
    ["en", "https://run.test/about-us"],
    ["x-default", "https://run.test/about-us"],
  ] as const) {
    expect(both).toContainEqual({ ...link("alternate", href), hrefLang });
  }
});

test("the link to another language leads to the translation, and to no page without one", () => {
  expect(pathIn("es", "/races?city=Lima", undefined)).toBe("/races?city=Lima");
  const alone = { lang: "en", translation: null } as const;
  expect([pathIn("en", "/blog/1", alone), pathIn("es", "/blog/1", alone)]).toEqual([
    "/blog/1",
    null,
  ]);
  const translated = { lang: "en", translation: { lang: "es", to: "/blog/2" } } as const;
  expect(pathIn("es", "/blog/1", translated)).toBe("/blog/2");
});

test("a page whose data are on their way has the languages of its path", () => {
  const languages = ["en", "es"] as const;
  expect(pageMeta({ lang: "en", languages }, { ...page, url: "/podcasts" })).toContainEqual({
    tagName: "link",
    rel: "alternate",
    hrefLang: "es",
    href: "/es/podcasts",
  });
});
