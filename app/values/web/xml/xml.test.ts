import { expect, test } from "vitest";
import { escapeXml, sitemap, sitemapIndex } from "./xml.ts";

test("marks of XML are escaped, and letters that it cannot carry are left out", () => {
  expect(escapeXml(`a&b <c> "d" 'e' ]]>`)).toBe(
    "a&#38;b &#60;c&#62; &#34;d&#34; &#39;e&#39; ]]&#62;",
  );
  expect(escapeXml("one\u0000\u0008\u000b\ud800\uffff two\n🏃")).toBe("one\ufffd two\n🏃");
});

test("a sitemap lists addresses with the moment of their last change where it is known", () => {
  const changed = new Date("2026-10-01T08:00:00Z");
  expect(
    sitemap([{ url: "https://run.test/races/1", changed }, { url: "https://run.test/" }]),
  ).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://run.test/races/1</loc><lastmod>2026-10-01T08:00:00.000Z</lastmod></url>
<url><loc>https://run.test/</loc></url>
</urlset>
`);
});

test("an index lists sitemaps, and special characters of XML are escaped", () => {
  expect(sitemapIndex([{ url: "https://run.test/a?b=1&c=<2>" }])).toContain(
    "<sitemap><loc>https://run.test/a?b=1&#38;c=&#60;2&#62;</loc></sitemap>",
  );
});
