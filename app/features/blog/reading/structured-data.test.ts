import { expect, test } from "vitest";
import { parseArticle } from "#ui/markdown/article-tree.ts";
import { coverKindOf, listPicture } from "./post.ts";
import { postShareImage } from "./share-image.server.ts";
import { postBreadcrumb, postStructuredData } from "./structured-data.ts";

const origin = "https://run.test";
const post = {
  id: "7d1f3b6e-6f8d-4f0e-9a57-0d5f0a3c2b11",
  title: "Hills",
  excerpt: "Up and down.",
  pageTitle: "Hills for runners",
  keywords: null,
  featuredImage: null,
  featuredImageAlt: "",
  imageSource: null,
  writtenBy: "person",
  authorName: "Ana Quispe",
  tags: ["trail"],
  publishedAt: new Date("2026-11-10T08:00:00Z"),
  updatedAt: new Date("2026-11-01T08:00:00Z"),
  lang: "en",
} as const;
const { nodes } = parseArticle("One two three.", { lang: "en" });
const read = (changes: object = {}) =>
  JSON.parse(
    JSON.stringify(postStructuredData({ ...post, tags: ["trail"], ...changes }, nodes, origin)),
  );

test("a post has every field that search engines ask for, with absolute addresses", () => {
  expect(read()).toMatchObject({
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: "Hills",
    description: "Up and down.",
    image: [`${origin}/blog/${post.id}/share.jpg`],
    mainEntityOfPage: `${origin}/blog/${post.id}`,
    // It was written before its date.
    datePublished: "2026-11-10T08:00:00.000Z",
    dateModified: "2026-11-10T08:00:00.000Z",
    author: { "@type": "Person", name: "Ana Quispe" },
    publisher: { "@type": "Organization", name: "Dorsal" },
    keywords: ["trail"],
    wordCount: 3,
  });
  expect(read({ authorName: "Dorsal editors" }).author["@type"]).toBe("Organization");
  expect(read({ tags: [] })).not.toHaveProperty("keywords");
});

test("the breadcrumb goes from home through the list to the post", () => {
  const { itemListElement } = JSON.parse(JSON.stringify(postBreadcrumb(post, origin)));
  expect(itemListElement.map((step: { item: string }) => step.item)).toEqual([
    `${origin}/`,
    `${origin}/blog`,
    `${origin}/blog/${post.id}`,
  ]);
});

test("a post without a picture has a drawing of the kind that its tags name", () => {
  expect(coverKindOf({ id: post.id, tags: ["food", "trail"] })).toBe("trail");
  expect(coverKindOf({ id: post.id, tags: [] })).toBe(coverKindOf({ id: post.id, tags: [] }));
  expect(listPicture({ ...post, tags: [] }).src).toMatch(/^\/covers\/\w+\/7d1f3b6e/);
  const hash = "0a".repeat(20);
  const featuredImage = `/media/blog/${hash}/1200x630.webp`;
  expect(listPicture({ ...post, tags: [], featuredImage })).toMatchObject({ width: 1200 });
});

test("no text of the share image crosses its edge", () => {
  const { drawings, texts } = postShareImage(post, "<svg/>");
  expect(texts.map(({ text }) => text)).toEqual([
    "Hills",
    "By Ana Quispe  ·  November 10, 2026",
    "Dorsal",
  ]);
  for (const box of [...drawings, ...texts]) {
    expect(box.left + box.width).toBeLessThanOrEqual(1200);
    expect(box.top + box.height).toBeLessThanOrEqual(630);
  }
});
