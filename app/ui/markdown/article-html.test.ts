import { expect, test } from "vitest";
import { naughtyTexts } from "../../../tests/support/naughty-texts.ts";
import { articleHtml } from "./article-html.ts";
import { parseArticle } from "./article-tree.ts";

const url = "https://run.test/blog/1";
const html = (text: string) =>
  articleHtml(parseArticle(text, { lang: "en" }).nodes, { url, lang: "en" });
const picture = `/media/blog/${"0a".repeat(20)}/800x600.webp`;

test("a text for other sites has absolute addresses and no ids", () => {
  expect(
    html("## Plan\n\nSee [races](/races?q=a&b=1), [there](#s-plan) and [web](https://x.test)."),
  ).toBe(
    "<h2>Plan</h2><p>See " +
      '<a href="https://run.test/races?q=a&amp;b=1">races</a>, ' +
      '<a href="https://run.test/blog/1#s-plan">there</a> and <a href="https://x.test/">web</a>.</p>',
  );
  expect(html(`![The "start"](${picture} "Lima")`)).toBe(
    `<figure><img src="https://run.test${picture}" alt="The &quot;start&quot;" width="800" height="600">` +
      "<figcaption>Lima</figcaption></figure>",
  );
  expect(html("Run[^1]\\\nfar\n\n---\n\n[^1]: A study.")).toBe(
    '<p>Run<sup><a href="https://run.test/blog/1#fn-1">1</a></sup><br>far</p><hr>' +
      '<section><h2>Notes</h2><ol><li><p>A study. <a href="https://run.test/blog/1#fnref-1">↩\ufe0e</a></p></li></ol></section>',
  );
  expect(html("|a|\n|-:|\n|1|")).toBe(
    '<table><thead><tr><th style="text-align:right">a</th></tr></thead>' +
      '<tbody><tr><td style="text-align:right">1</td></tr></tbody></table>',
  );
});

test("no text becomes an element, an attribute or the end of a CDATA section", () => {
  for (const naughty of [...naughtyTexts, "]]>", "</p><script>"]) {
    const shown = html(naughty.slice(0, 1000));
    expect(shown).not.toMatch(/<(?:script|img|svg|iframe|textarea)|href="(?!https?:|mailto:)/i);
    expect(shown).not.toContain("]]>");
  }
});

test("links to pages of this site lead to the language of the text", () => {
  const { nodes } = parseArticle("[x](/races?q=21.1) [y](/map.pdf) [z](https://example.com/a)", {
    lang: "en",
  });
  const spanish = articleHtml(nodes, { url, lang: "es" });
  const { origin } = new URL(url);
  expect(spanish).toContain(`href="${origin}/es/races?q=21.1"`);
  expect(spanish).toContain(`href="${origin}/map.pdf"`);
  expect(spanish).toContain('href="https://example.com/a"');
});
