import { expect, test } from "vitest";
import { postLimits } from "../reading/post.ts";
import { searchTextsOf } from "./search-texts.ts";

const content = `Thin air takes endurance from everybody.[^1] Runners from the coast feel it in Cusco first, on the stairs of their hotel.

> A quotation of somebody else.

| Table | Row |
|---|---|
| Cusco | 3,400 m |

## Sleeping at altitude

- Altitude needs time.
- Cusco lies high.

Arrive two weeks before the race, or the evening before it. Then run by breathing. Altitude sickness is a reason to go down.

[^1]: Wehrlin and Hallén, 2006.`;

test("FN-15 the texts for search engines come from the post itself", () => {
  const texts = searchTextsOf({ topic: "Running at altitude in Cusco", content });
  expect(texts.seo_title).toBe("Running at altitude in Cusco | Dorsal blog for runners");
  expect(texts.seo_description).toBe(
    "Thin air takes endurance from everybody. Runners from the coast feel it in Cusco first, on the stairs of their hotel. Altitude sickness is a reason to go down.",
  );
  expect(texts.seo_keywords).toMatch(/^altitude, cusco/i);
});

test.each([
  ["Recovery", "Recovery | Dorsal blog for runners"],
  [
    "Tapering before your first marathon: what the studies say about rest",
    "Tapering before your first marathon | Dorsal running blog",
  ],
  [
    "Everything that a runner of seventy years wants to know about the altitude of Cusco",
    "Everything that a runner of seventy years wants to know",
  ],
  [
    "A title that has exactly as many letters as it should, here",
    "A title that has exactly as many letters as it should, here",
  ],
])("the title %j becomes %j", (topic, title) => {
  expect(searchTextsOf({ topic }).seo_title).toBe(title);
});

test("no text ends inside of a word, and none is longer than its place", () => {
  const letters = "abcdefghij klm nopq rstuvw xyz, ";
  for (let length = 1; length < 420; length += 7) {
    const text = `${letters.repeat(14).slice(0, length)}.`;
    const { seo_title, seo_description, seo_keywords } = searchTextsOf({
      topic: text,
      content: `${text} ${text}`,
    });
    expect(seo_title.length).toBeLessThanOrEqual(60);
    expect(seo_description.length).toBeLessThanOrEqual(160);
    expect(seo_keywords.length).toBeLessThanOrEqual(postLimits.seoKeywords);
    const words = new Set(text.toLowerCase().match(/[a-z]+/g));
    for (const word of seo_title
      .replace(/ \| Dorsal.*$/, "")
      .toLowerCase()
      .match(/[a-z]+/g) ?? []) {
      expect(words, seo_title).toContain(word);
    }
  }
});

test("without a text nothing is promised", () => {
  const { seo_description, seo_keywords } = searchTextsOf({ topic: "Knitting" });
  expect(seo_description).toMatch(/^“Knitting” on the blog of Dorsal/);
  expect(seo_keywords).toBe("knitting");
});
