import type { Lang } from "#values/say.ts";
import { linkIn } from "./link-in.ts";
import type { MarkdownAttributes, MarkdownNode } from "./markdown-tree.ts";

/** Where a text is read from another site: the page that it belongs to. */
type HtmlPlace = {
  /** `https://example.com/blog/…`, for its footnotes and headings. */
  url: string;
  /** The language of its text, which links to pages of this site keep. */
  lang: Lang;
};

/**
 * The nodes of `parseArticle` as HTML for a feed: only elements of ours, every text escaped, every
 * address absolute. Ids are left out, because a reader shows many articles on one page.
 */
export function articleHtml(nodes: readonly MarkdownNode[], place: HtmlPlace): string {
  return nodes.map((node) => element(node, place)).join("");
}

function element(node: MarkdownNode, place: HtmlPlace): string {
  if (typeof node === "string") return escaped(node);
  const [tag, children, attributes = {}] = node;
  const inside = articleHtml(children, place);
  switch (tag) {
    case "br":
    case "hr":
      return `<${tag}>`;
    case "img":
      return `<img${written(pictureAttributes(attributes, place))}>`;
    // The box that lets a table scroll.
    case "div":
      return inside;
    default:
      return `<${tag}${written(keptAttributes(attributes, place))}>${inside}</${tag}>`;
  }
}

function pictureAttributes(
  { src = "", alt = "", width, height }: MarkdownAttributes,
  place: HtmlPlace,
) {
  return { src: absolute(src, place), alt, width, height };
}

function keptAttributes(attributes: MarkdownAttributes, place: HtmlPlace) {
  const { href, title, start } = attributes;
  const align = attributes["data-align"];
  return {
    href: href === undefined ? undefined : absolute(linkIn(href, place.lang), place),
    title,
    start,
    style: align && `text-align:${align}`,
  };
}

function absolute(address: string, { url }: HtmlPlace): string {
  return URL.parse(address, url)?.href ?? url;
}

function written(attributes: Record<string, string | number | undefined>): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? "" : ` ${name}="${escaped(String(value))}"`))
    .join("");
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
