import { Lexer, type Token, type Tokens } from "marked";
import { markdownSize } from "./markdown-size.ts";
import { safeHref, unescapeEntities } from "./markdown-text.ts";

/**
 * Markdown as data: texts, and elements as `[tag, children]` or `[tag, children, attributes]`.
 * It is made in loaders, so that the browser gets neither the parser nor any HTML to trust.
 */
export type MarkdownNode = string | [MarkdownTag, MarkdownNode[], MarkdownAttributes?];
export type MarkdownAttributes = {
  href?: string;
  title?: string;
  start?: number;
  tabIndex?: 0;
} & ArticleAttributes;
export type MarkdownTag =
  | Heading
  | Block
  | Inline
  | ArticleTag
  | "table"
  | "thead"
  | "tbody"
  | "tr"
  | "th"
  | "td";
type Heading = "h2" | "h3" | "h4" | "h5" | "h6";
type Block = "p" | "ul" | "ol" | "li" | "blockquote" | "pre" | "hr";
type Inline = "strong" | "em" | "del" | "code" | "a" | "br";

/** What only `parseArticle` makes. */
type ArticleTag = "figure" | "figcaption" | "img" | "sup" | "section" | "div";
type ArticleAttributes = {
  id?: string;
  src?: string;
  srcSet?: string;
  sizes?: string;
  alt?: string;
  width?: number;
  height?: number;
  loading?: "lazy";
  role?: "doc-noteref" | "doc-backlink" | "doc-endnotes" | "group";
  "aria-label"?: string;
  "aria-labelledby"?: string;
  "data-align"?: "center" | "right";
};

/** Longer texts are cut: no page needs more, and the parser's time grows with them. */
export const markdownLimit = 50_000;

/**
 * The parser looks from each mark to the end of its paragraph. Marks times letters, over all
 * paragraphs, that no author comes near: so many take it about 50 ms.
 */
const effortLimit = 3_000_000;

/** The most cells of tables in a text: so many take about 150 ms. */
export const cellLimit = 3000;

/** Quotes and lists inside each other beyond this depth are shown as plain text. */
const depthLimit = 8;

const headings: readonly Heading[] = ["h2", "h3", "h4", "h5", "h6"];

/**
 * Reads Markdown (GitHub's kind; a line break stays one). Raw HTML comes out as the text it is,
 * pictures as their words. `shift` moves headings down so that they fit below the page's own:
 * with 2, `#` becomes h3, and so does `##` in a text that begins with it: no level is left out.
 * A text of hardly anything but marks or cells is shown as it was typed.
 */
export function parseMarkdown(text: string, { shift = 2 } = {}): MarkdownNode[] {
  const source = flatten(text.slice(0, markdownLimit));
  const isHeavy = effortOf(source) > effortLimit || markdownSize(source).cells > cellLimit;
  if (isHeavy) return paragraphs(source);
  const tokens = new Lexer({ gfm: true, breaks: true }).lex(source);
  return blocks(tokens, { shift: shift + 1 - topLevel(tokens), depth: 0 });
}

/** The highest level among the headings of a text. */
export function topLevel(tokens: Token[]): number {
  const levels = tokens.map((token) =>
    token.type === "heading" ? (token as Tokens.Heading).depth : 6,
  );
  return Math.min(...levels, 6);
}

/** Where a token stands, and what its kind of text reads in its own way. */
export type Frame = { shift: number; depth: number; reads?: ReadToken };

/** Reads a token in its own way; `null` leaves it to the common one. */
export type ReadToken = (token: Tokens.Generic, frame: Frame) => MarkdownNode[] | null;

/** Reads tokens of the parser. `shift` is the place of `##` among the levels from h2 to h6. */
export function blocks(tokens: Token[], frame: Frame): MarkdownNode[] {
  return tokens.flatMap((token) => block(token as Tokens.Generic, frame));
}

function block(token: Tokens.Generic, frame: Frame): MarkdownNode[] {
  if (frame.depth > depthLimit) return [token.raw];
  const own = frame.reads?.(token, frame);
  if (own) return own;
  const inner = { ...frame, depth: frame.depth + 1 };
  switch (token.type) {
    case "space":
    case "def":
      return [];
    case "paragraph":
      return [["p", inline(token.tokens, frame)]];
    case "heading":
      return [
        [headings[Math.min(4, token.depth - 2 + frame.shift)] ?? "h6", inline(token.tokens, frame)],
      ];
    case "hr":
      return [["hr", []]];
    case "blockquote":
      return [["blockquote", blocks(token.tokens ?? [], inner)]];
    case "code":
      return [["pre", [["code", [token.text]]]]];
    case "list":
      return [list(token as Tokens.List, inner)];
    case "table":
      return [table(token as Tokens.Table, frame)];
    case "html":
      return [["p", [token.raw.trim()]]];
    case "text":
      return token.tokens ? inline(token.tokens, frame) : [unescapeEntities(token.text)];
    default:
      return inline([token], frame);
  }
}

function list(token: Tokens.List, frame: Frame): MarkdownNode {
  const items = token.items.map((item): MarkdownNode => {
    const mark = item.task ? [item.checked ? "☑ " : "☐ "] : [];
    return [
      "li",
      [
        ...mark,
        ...blocks(
          item.tokens.filter((part) => part.type !== "checkbox"),
          frame,
        ),
      ],
    ];
  });
  if (!token.ordered) return ["ul", items];
  return token.start === 1 || token.start === ""
    ? ["ol", items]
    : ["ol", items, { start: token.start }];
}

function table(token: Tokens.Table, frame: Frame): MarkdownNode {
  const row = (cells: Tokens.TableCell[], tag: "th" | "td"): MarkdownNode => [
    "tr",
    // An empty heading names no column.
    cells.map((cell): MarkdownNode => [cell.text ? tag : "td", inline(cell.tokens, frame)]),
  ];
  return [
    "table",
    [
      ["thead", [row(token.header, "th")]],
      ["tbody", token.rows.map((cells) => row(cells, "td"))],
    ],
    // A wide table scrolls in its place, by the keyboard too.
    { tabIndex: 0 },
  ];
}

/** Reads the tokens within a line. */
export function inline(tokens: Token[] | undefined, frame: Frame): MarkdownNode[] {
  return (tokens ?? []).flatMap((token): MarkdownNode[] => {
    const own = frame.reads?.(token, frame);
    if (own) return own;
    switch (token.type) {
      case "strong":
      case "em":
      case "del":
        return [[token.type, inline(token.tokens, frame)]];
      case "codespan":
        return [["code", [token.text]]];
      case "br":
        return [["br", []]];
      case "link":
        return link(token as Tokens.Link, frame);
      case "escape":
        return [token.text];
      case "image":
        return [unescapeEntities(token.text)];
      case "text":
        return token.tokens ? inline(token.tokens, frame) : [unescapeEntities(token.text)];
      default:
        return [token.raw];
    }
  });
}

/** A link that leads nowhere safe keeps only its words. */
function link(token: Tokens.Link, frame: Frame): MarkdownNode[] {
  const href = safeHref(unescapeEntities(token.href));
  const words = inline(token.tokens, frame);
  if (href === null) return words;
  return [["a", words, { href, ...(token.title ? { title: unescapeEntities(token.title) } : {}) }]];
}

/** How much looking ahead the inline marks of a text can cost; it starts at zero in each list item or heading. */
export function effortOf(source: string): number {
  let effort = 0;
  for (const run of source.split(/\n(?=[ \t]*\n| {0,3}(?:[-*+]|#{1,6}) \S)/)) {
    effort += run.length * (run.match(/[\\<![`*_~@]|https?:|www\./g)?.length ?? 0);
  }
  return effort;
}

/** A text as it was typed. */
export function paragraphs(source: string): MarkdownNode[] {
  return source.split(/\n[ \t]*\n/).map((text): MarkdownNode => {
    const lines = text.split("\n").flatMap((line): MarkdownNode[] => [line, ["br", []]]);
    return ["p", lines.slice(0, -1)];
  });
}

/** Takes nesting out of quotes and lists before the parser, which calls itself once per level, sees it. */
export function flatten(text: string): string {
  return text
    .replaceAll("\0", "")
    .replace(/\r\n?/g, "\n")
    .replace(/^[ \t]*(?:>[ \t]*){9,}/gm, "> ".repeat(depthLimit))
    .replace(/^[ \t]{40,}/gm, " ".repeat(40))
    .replace(/^(?:[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+){9,}/gm, "- ".repeat(depthLimit))
    .replace(/^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))){9,}[ \t]*/gm, (marks) =>
      marks.includes(">") ? "> ".repeat(depthLimit) : marks,
    );
}
