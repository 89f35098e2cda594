import { expect, test } from "vitest";
import { pageMeta } from "./page-meta.ts";

const page = { title: "About", description: "Who we are.", url: "https://run.test/about" };

test("a page names its title, description, canonical address and the Open Graph fields", () => {
  const meta = pageMeta(page);
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
  const meta = pageMeta({ ...page, image });
  expect(meta).toContainEqual({ property: "og:image", content: image.url });
  expect(meta).toContainEqual({ property: "og:image:width", content: "1200" });
  expect(meta).toContainEqual({ property: "og:image:height", content: "630" });
  expect(meta).toContainEqual({ property: "og:image:alt", content: "A bib" });
  expect(meta).toContainEqual({ name: "twitter:card", content: "summary_large_image" });
});

test("a page with the product's name as its title has it once", () => {
  expect(pageMeta({ ...page, title: "Dorsal" })).toContainEqual({ title: "Dorsal" });
});

test("a page that is not indexed says so", () => {
  const meta = pageMeta({ ...page, indexed: false });
  expect(meta).toContainEqual({ name: "robots", content: "noindex" });
});
