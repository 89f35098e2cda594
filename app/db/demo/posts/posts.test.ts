import { expect, test } from "vitest";
import { demoPostRows, demoPosts } from "./posts.ts";

const now = new Date("2026-11-20T12:00:00Z");
const { posts, references, versions } = demoPostRows(now);
const ofReaders = posts.filter(
  ({ status, publishedAt }) => status === "published" && publishedAt && publishedAt <= now,
);

test("the demo has eight posts for readers, one that waits for its day, and a draft", () => {
  const english = posts.filter(({ lang }) => lang === "en");
  expect([english.length, ofReaders.filter(({ lang }) => lang === "en").length]).toEqual([10, 8]);
  expect(posts.filter(({ status }) => status === "draft")).toHaveLength(1);
  expect(posts.filter(({ publishedAt }) => publishedAt && publishedAt > now)).toHaveLength(1);
  expect(versions).toHaveLength(posts.length);
  expect(new Set(posts.map(({ id }) => id)).size).toBe(posts.length);
  expect(references.length).toBeGreaterThan(25);
  for (const { createdAt } of posts) expect(createdAt && createdAt < now).toBe(true);
});

test("each post for readers is long enough to be worth reading, and short enough to be read", () => {
  for (const { title, content } of ofReaders) {
    const words = content.split(/\s+/).length;
    expect(words, title).toBeGreaterThan(500);
    expect(words, title).toBeLessThan(1300);
  }
});

test("each post for readers has headings, a list and a table; most name their sources in footnotes", () => {
  for (const { title, content } of ofReaders) {
    for (const part of [/^## /m, /^(?:- |\d\. )/m, /^\|(?: ?-+ ?\|)+$/m]) {
      expect(content, title).toMatch(part);
    }
    const marks = new Set(content.match(/\[\^\d\](?!:)/g));
    const notes = new Set(content.match(/^\[\^\d\](?=:)/gm));
    expect(marks, title).toEqual(notes);
  }
  expect(ofReaders.filter(({ content }) => content.includes("[^1]:")).length).toBeGreaterThan(6);
  expect(ofReaders.some(({ content }) => /^> /m.test(content))).toBe(true);
});

test("posts link to pages of the demo's races alone, and name no address outside", () => {
  for (const { title, content } of posts) {
    expect(content, title).not.toMatch(/https?:|www\./);
    for (const [, address] of content.matchAll(/\]\(([^)]+)\)/g)) {
      expect(address, title).toMatch(/^\/races\/[0-9a-f-]{36}$/);
    }
    expect(content, title).not.toMatch(/undefined|\[object/);
  }
});

test("what search engines show of a post fits its place", () => {
  for (const { seoTitle, seoDescription, title } of ofReaders) {
    expect(seoTitle?.length, title).toBeGreaterThanOrEqual(40);
    expect(seoTitle?.length, title).toBeLessThanOrEqual(60);
    expect(seoDescription?.length, seoDescription ?? "").toBeGreaterThanOrEqual(140);
    expect(seoDescription?.length, seoDescription ?? "").toBeLessThanOrEqual(160);
  }
});

test("every post has tags, from which its drawing follows", () => {
  for (const { title, tags } of demoPosts) expect(tags.length, title).toBeGreaterThan(0);
});

test("five posts for readers are in Spanish too, with the same races, sources and parts", () => {
  const translated = demoPosts.filter(({ lang }) => lang === "es");
  expect(translated).toHaveLength(5);
  const count = (text: string, mark: RegExp) => text.match(mark)?.length ?? 0;
  for (const { title, races, translates } of translated) {
    const [own, original] = [title, translates?.title].map((name) =>
      ofReaders.find((post) => post.title === name),
    );
    expect(own, title).toMatchObject({ lang: "es", translationOf: original?.id });
    expect(races).toEqual(translates?.races);
    for (const mark of [/^## /gm, /^\|/gm, /^\[\^/gm, /^> /gm, /^(?:- |\d\. )/gm]) {
      const of = (post: typeof own) => count(post?.content ?? "", mark);
      expect(of(own), `${title} ${mark}`).toBe(of(original));
    }
  }
});
