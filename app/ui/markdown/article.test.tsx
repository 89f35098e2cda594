import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { processorTime } from "../../../tests/support/machine/processor-time.ts";
import { naughtyTexts } from "../../../tests/support/naughty-texts.ts";
import { articleLimit, articleLimits, parseArticle } from "./article-tree.ts";
import { Article } from "./markdown.tsx";
import { markdownWords } from "./markdown-words.ts";

function html(text: string): string {
  return renderToStaticMarkup(<Article nodes={parseArticle(text, { lang: "en" }).nodes} />)
    .replace(/^<div class="prose article">/, "")
    .replace(/<\/div>$/, "");
}

const picture = "/media/blog/3f2a9c4d5e6f7a8b3f2a9c4d5e6f7a8b3f2a9c4d/1200x675.webp";

test("headings begin at h2, leave no level out, and have ids that are unique", () => {
  const { nodes, outline } = parseArticle(
    "# Before the *race*\n\n### Sleep\n\n# Día 2 – ¡Vamos!\n\n## Sleep\n\n#### Deep\n\n##### Deeper\n\n> ## Quoted",
    { lang: "en" },
  );
  expect(nodes.map((node) => [node[0], typeof node === "string" ? null : node[2]?.id])).toEqual([
    ["h2", "s-before-the-race"],
    ["h3", "s-sleep"],
    ["h2", "s-dia-2-vamos"],
    ["h3", "s-sleep-2"],
    ["h4", "s-deep"],
    ["h5", "s-deeper"],
    ["blockquote", undefined],
  ]);
  expect(outline).toEqual([
    { id: "s-before-the-race", level: 2, words: "Before the race" },
    { id: "s-sleep", level: 3, words: "Sleep" },
    { id: "s-dia-2-vamos", level: 2, words: "Día 2 – ¡Vamos!" },
    { id: "s-sleep-2", level: 3, words: "Sleep" },
  ]);
});

test("a first heading that repeats the title is left out, and any other stays", () => {
  const title = "How to test a shoe";
  expect(
    parseArticle("# How to *test* a shoe!\n\n## Lace it\n\nTwice.", { title, lang: "en" }).nodes,
  ).toEqual([
    ["h2", ["Lace it"], { id: "s-lace-it" }],
    ["p", ["Twice."]],
  ]);
  expect(parseArticle("Text\n\n# How to test a shoe", { title, lang: "en" }).nodes).toHaveLength(2);
  expect(parseArticle("How to test a shoe", { title, lang: "en" }).nodes).toHaveLength(1);
});

test("no two headings share an id, whatever they say", () => {
  const { nodes } = parseArticle("## Day\n\n## Day\n\n## Day 2\n\n## 🏃\n\n## ?!\n\n## マラソン", {
    lang: "en",
  });
  const ids = nodes.map((node) => (typeof node === "string" ? "" : node[2]?.id));
  expect(ids).toEqual(["s-day", "s-day-2", "s-day-2-2", "s-part", "s-part-2", "s-マラソン"]);
});

test("a line break is a space, and two blanks or a backslash make one", () => {
  expect(html("one\n  two\\\nthree")).toBe("<p>one\ntwo<br/>three</p>");
});

test("footnotes are numbered as they are named, and lead there and back", () => {
  expect(html("Run[^b] and rest[^a], run again[^b].\n\n[^a]: Sleep.\n[^b]: A *study*.")).toBe(
    '<p>Run<sup><a id="fnref-1" href="#fn-1" role="doc-noteref" aria-label="Footnote 1">1</a></sup> and rest' +
      '<sup><a id="fnref-2" href="#fn-2" role="doc-noteref" aria-label="Footnote 2">2</a></sup>, run again' +
      '<sup><a id="fnref-1-2" href="#fn-1" role="doc-noteref" aria-label="Footnote 1">1</a></sup>.</p>' +
      '<section role="doc-endnotes" aria-labelledby="notes"><h2 id="notes">Notes</h2><ol>' +
      '<li id="fn-1"><p>A <em>study</em>. <a href="#fnref-1" role="doc-backlink" aria-label="Back to reference 1">↩\ufe0e</a>' +
      ' <a href="#fnref-1-2" role="doc-backlink" aria-label="Back to reference 1-2">↩\ufe0e2</a></p></li>' +
      '<li id="fn-2"><p>Sleep. <a href="#fnref-2" role="doc-backlink" aria-label="Back to reference 2">↩\ufe0e</a></p></li>' +
      "</ol></section>",
  );
  expect(html("Nobody[^x] wrote it.")).toBe("<p>Nobody[^x] wrote it.</p>");
  expect(html("A\n\n[^unused]: B")).toBe("<p>A</p>");
  expect(parseArticle("## Rest[^1]\n\n[^1]: Or not.", { lang: "en" }).outline).toEqual([
    { id: "s-rest", level: 2, words: "Rest" },
  ]);
});

test("pictures are only our own, with their size; of others the words are left", () => {
  expect(html(`![The *start*](${picture} "In Lima")`)).toBe(
    `<figure><img src="${picture}" alt="The start" width="1200" height="675" loading="lazy"/>` +
      "<figcaption>In Lima</figcaption></figure>",
  );
  expect(html(`See ![it](${picture}) here`)).toBe(
    `<p>See <img src="${picture}" alt="it" width="1200" height="675" loading="lazy"/> here</p>`,
  );
  const sourcesOf = (address: string) => ({ srcSet: `${address} 1200w` });
  expect(parseArticle(`![a](${picture})`, { sourcesOf, lang: "en" }).nodes).toMatchObject([
    ["figure", [["img", [], { srcSet: `${picture} 1200w`, sizes: expect.any(String) }]]],
  ]);
  const others = [
    "https://x.test/a.png",
    "//x.test/media/blog/3f2a9c4d5e6f7a8b3f2a9c4d5e6f7a8b3f2a9c4d/1200x675.webp",
    "/media/blog/../../sign-out/1x1.webp",
    "/media/blog/3f2a9c4d5e6f7a8b3f2a9c4d5e6f7a8b3f2a9c4d/0x10.webp",
    "/media/blog/3f2a9c4d5e6f7a8b3f2a9c4d5e6f7a8b3f2a9c4d/10x10.svg",
    "data:image/png;base64,AA",
    "javascript:alert(1)",
  ];
  for (const other of others) expect(html(`![A hill](${other})`)).toBe("<p>A hill</p>");
});

test("tables scroll by the keyboard and keep their sides", () => {
  expect(html("| Week | km |\n|---|--:|\n| 1 | 20 |")).toBe(
    '<div role="group" aria-label="Table" tabindex="0"><table><thead><tr><th>Week</th><th data-align="right">km</th></tr></thead>' +
      '<tbody><tr><td>1</td><td data-align="right">20</td></tr></tbody></table></div>',
  );
});

test("links with characters by name lead where they say, and never to a script", () => {
  expect(html('[a](https://x.test/?a=1&amp;b=2 "B &amp; C")')).toContain(
    'href="https://x.test/?a=1&amp;b=2" title="B &amp; C"',
  );
  expect(html("[a](java&#115;cript:alert(1)) [b](&#x6A;avascript&colon;alert(1))")).toBe(
    "<p>a b</p>",
  );
});

test("a text for places without formatting has neither pictures nor footnotes", () => {
  const { nodes } = parseArticle(`Run[^1] far.\n\n![A hill](${picture})\n\n[^1]: A study.`, {
    lang: "en",
  });
  expect(markdownWords(nodes)).toBe("Run far.");
});

test("notes are named in the language of the text", () => {
  const { nodes } = parseArticle("Corre[^1].\n\n[^1]: Un estudio.", { lang: "es" });
  const shown = renderToStaticMarkup(<Article nodes={nodes} />);
  expect(shown).toContain('aria-label="Nota 1"');
  expect(shown).toContain('aria-label="Volver a la referencia 1"');
  expect(shown).toContain(">Notas</h2>");
});

test("texts that have broken other programs stay texts", () => {
  for (const naughty of naughtyTexts) {
    const shown = html(naughty.slice(0, 2000));
    expect(shown).not.toMatch(/<(?:script|img|svg|iframe|textarea)|href="(?!https?:|mailto:|\/)/i);
  }
});

test("nesting and marks without end neither break nor stall the parser", () => {
  const hostile = [
    "[^a]: ",
    "[^a]: > ",
    "> [^a]: - ",
    "[^",
    "[^a",
    "[^a]",
    "[^a]:",
    "[^a]: b\n\n",
    "[^a]: b\n\n[^a]\n\n",
    "[^a]:\n\n    ",
    "![",
    "![a](/media/blog/",
    "*a ",
    "`",
    "<",
    "_a_",
    "> ",
    "- ",
    "1) ",
    "## a\n",
    "#a\n\n",
    "| a ",
    "a|b\n-|-\n",
    "[a]: /b\n",
    "[a][b] ",
    "\\\n",
    "&amp;",
    "www.a.b ",
  ].map((text) => text.repeat(Math.ceil(articleLimit / text.length)));
  hostile.push(`[^a]: ${"> ".repeat(50_000)}`, `[^a]:\n${"    > - ".repeat(12_500)}`);
  hostile.push(Array.from({ length: 600 }, (_, i) => `${" ".repeat(i)}[^${i}]: x`).join("\n"));
  hostile.push(Array.from({ length: 9000 }, (_, i) => `[^${i}]: x`).join("\n\n"));
  for (const text of hostile) {
    const spent = processorTime();
    parseArticle(text, { lang: "en" });
    expect(spent()).toBeLessThan(2000);
  }
});

test("a text with more lines, headings or cells than can be laid out at once is shown as it was typed", () => {
  const table = (rows: number) => `a|b|c\n-|-|-\n${"a\n".repeat(rows)}`;
  const most = articleLimits;
  const cases: [allowed: string, refused: string][] = [
    ["a\n\n".repeat(most.lines), "a\n\n".repeat(most.lines + 1)],
    ["# a\n".repeat(most.headings), "# a\n".repeat(most.headings + 1)],
    [table(most.cells / 3 - 2), table(most.cells / 3 + 1)],
    // The parser would fill 90,000 letters up to 270 million cells.
    ["", `${"|a".repeat(9000)}\n${"|-".repeat(9000)}\n${"a\n".repeat(30_000)}`],
  ];
  for (const [allowed, refused] of cases) {
    expect(parseArticle(allowed, { lang: "en" }).nodes[0]?.[0]).not.toBe("pre");
    expect(parseArticle(refused, { lang: "en" })).toEqual({
      nodes: [["pre", [refused.slice(0, articleLimit)], { tabIndex: 0 }]],
      outline: [],
    });
  }
});
