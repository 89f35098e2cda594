import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LanguageContext } from "#ui/language/language.tsx";
import { processorTime } from "../../../tests/support/machine/processor-time.ts";
import { Markdown } from "./markdown.tsx";
import { safeHref, unescapeEntities } from "./markdown-text.ts";
import { markdownLimit, parseMarkdown } from "./markdown-tree.ts";

function html(text: string, ugc = false): string {
  return renderToStaticMarkup(<Markdown tree={parseMarkdown(text)} ugc={ugc} />)
    .replace(/^<div class="prose">/, "")
    .replace(/<\/div>$/, "");
}

test("RACE-DET-05 emphasis, lists and line breaks become elements", () => {
  expect(html("A **fast** and *flat* course\nby the sea")).toBe(
    "<p>A <strong>fast</strong> and <em>flat</em> course<br/>by the sea</p>",
  );
  expect(html("- one\n- two")).toBe("<ul><li>one</li><li>two</li></ul>");
  expect(html("3. three\n4. four")).toBe('<ol start="3"><li>three</li><li>four</li></ol>');
});

test("headings are moved below those of the page", () => {
  expect(html("# Course\n\n###### Small")).toBe("<h3>Course</h3><h6>Small</h6>");
  expect(html("## Course\n\n### Climb")).toBe("<h3>Course</h3><h4>Climb</h4>");
});

test("raw HTML is shown as text", () => {
  expect(html("<script>alert(1)</script>")).toBe("<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>");
  expect(html("so <b onclick=x>bold</b>")).toBe("<p>so &lt;b onclick=x&gt;bold&lt;/b&gt;</p>");
});

test("unsafe links keep their words only", () => {
  expect(html("[a](javascript:alert(1)) [b](data:text/html,x) [c](//evil.example)")).toBe(
    "<p>a b c</p>",
  );
  expect(safeHref("java\tscript:alert(1)")).toBeNull();
  expect(safeHref("/\\evil.example")).toBeNull();
});

test("links to other sites open a new tab, and visitors' links are nofollow", () => {
  expect(html("[x](https://x.example)")).toBe(
    '<p><a href="https://x.example" rel="noopener noreferrer" target="_blank">x</a></p>',
  );
  expect(html("[x](https://x.example)", true)).toContain('rel="nofollow ugc noopener noreferrer"');
  expect(html("[x](/races)")).toBe('<p><a href="/races">x</a></p>');
});

test("links to pages of this site lead to the language of the page", () => {
  const spanish = (text: string) =>
    renderToStaticMarkup(
      <LanguageContext value="es">
        <Markdown tree={parseMarkdown(text)} />
      </LanguageContext>,
    );
  expect(spanish("[x](/races?q=21.1)")).toContain('href="/es/races?q=21.1"');
  expect(spanish("[x](/es/races/lima#map)")).toContain('href="/es/races/lima#map"');
  expect(spanish("[x](/files/map.pdf)")).toContain('href="/files/map.pdf"');
});

test("escaped characters and entities are decoded", () => {
  expect(html("5 \\* 3 &amp; more")).toBe("<p>5 * 3 &amp; more</p>");
  expect(unescapeEntities("&#233;&#x1F3C3;&unknown;&#0;")).toBe("é🏃&unknown;\ufffd");
});

test("tables, quotes and code keep their shape", () => {
  expect(html("| | b |\n|---|---|\n| 1 | 2 |")).toBe(
    '<table tabindex="0"><thead><tr><td></td><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  );
  expect(html("> quoted")).toBe("<blockquote><p>quoted</p></blockquote>");
  expect(html("```\n<b>\n```")).toBe("<pre><code>&lt;b&gt;</code></pre>");
});

test("deep nesting and long lines neither break nor stall the parser", () => {
  const hostile = [
    ">".repeat(20_000),
    "- ".repeat(10_000),
    "[".repeat(10_000),
    "*a ".repeat(5_000),
    Array.from({ length: 500 }, (_, i) => `${"  ".repeat(i)}- x`).join("\n"),
  ];
  const spent = processorTime();
  for (const text of hostile) expect(html(text).length).toBeGreaterThan(0);
  expect(spent()).toBeLessThan(5000);
});

test("a text beyond the limit is cut", () => {
  expect(html("a".repeat(markdownLimit + 10))).toBe(`<p>${"a".repeat(markdownLimit)}</p>`);
});

test("a text that consists mostly of marks is shown as typed", () => {
  for (const mark of ["_a_", "[*a", "a_", "!a", "**a*b"]) {
    const text = mark.repeat(5000);
    expect(parseMarkdown(`${text}\nb\n\nc`)).toEqual([
      ["p", [text, ["br", []], "b"]],
      ["p", ["c"]],
    ]);
  }
  // A long list with bold words in each line is ordinary text.
  const list = parseMarkdown("- **Kilometer** [map](/map) and _more_ words about it\n".repeat(350));
  expect(list).toEqual([["ul", expect.anything()]]);
});

test("a small text that the parser would fill up to a million cells is shown as typed", () => {
  const text = `${"|a".repeat(1000)}\n${"|-".repeat(1000)}\n${"a\n".repeat(1000)}`;
  const spent = processorTime();
  expect(parseMarkdown(text)).toEqual([["p", expect.anything()]]);
  expect(spent()).toBeLessThan(500);
  expect(parseMarkdown("a|b\n-|-\n1|2\n")).toMatchObject([["table", expect.anything(), {}]]);
});

test("the nesting of quotes and lists is limited", () => {
  const deep = JSON.stringify(parseMarkdown(`${"> - ".repeat(40)}a`));
  expect(deep.match(/blockquote|"ul"/g)).toHaveLength(8);
});
