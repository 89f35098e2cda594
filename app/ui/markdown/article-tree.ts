import { Marked, type Token, type Tokens } from "marked";
import type { Footnote, FootnoteRef, Footnotes } from "marked-footnote";
import markedFootnote from "marked-footnote";
import type { Lang, Words } from "#values/say.ts";
import { fold } from "#values/text/fold.ts";
import { markdownSize } from "./markdown-size.ts";
import { unescapeEntities } from "./markdown-text.ts";
import {
  blocks,
  cellLimit,
  effortOf,
  type Frame,
  flatten,
  inline,
  type MarkdownNode,
  paragraphs,
  type ReadToken,
  topLevel,
} from "./markdown-tree.ts";

/** A heading that a table of contents leads to. */
export type OutlineEntry = { id: string; level: 2 | 3; words: string };
export type ArticleTree = { nodes: MarkdownNode[]; outline: OutlineEntry[] };

type ArticleOptions = {
  /** A first heading that repeats it is left out. */
  title?: string;
  sourcesOf?: SourcesOf;
  /** Of the text: its notes are named in it. */
  lang: Lang;
};

/** The sizes in which a picture exists, by its address. */
type SourcesOf = (address: string) => { srcSet?: string };

/** Longer texts are cut: a post has at most as many characters. */
export const articleLimit = 100_000;

/** What an article can have at most. More would hold up the server for seconds each time it is laid out. */
export const articleLimits = { lines: 6000, headings: 1000, cells: cellLimit } as const;

/** As in `parseMarkdown`: what takes the parser about 100 ms. */
const effortLimit = 6_000_000;

/**
 * Reads the Markdown of a post or another long text (CommonMark with GitHub's tables, tasks and
 * footnotes). A line break is a space, as everywhere that prose is written in Markdown. Headings begin
 * at h2 and leave no level out; those outside of lists and quotes have an id, and h2 and h3 make the
 * outline. A text that is too heavy is shown as it was typed. Raw HTML comes out as the text it is. Pictures are only our own; others are their words.
 */
export function parseArticle(
  text: string,
  { title = "", sourcesOf = () => ({}), lang }: ArticleOptions,
): ArticleTree {
  const short = text.slice(0, articleLimit);
  // One element for all: each paragraph and line end of its own would be as heavy.
  if (isTooLarge(short)) return { nodes: [["pre", [short], { tabIndex: 0 }]], outline: [] };
  const source = boundFootnotes(flatten(short));
  if (effortOf(source) > effortLimit) return { nodes: paragraphs(source), outline: [] };
  const marked = new Marked(markedFootnote(), { gfm: true, breaks: false });
  const tokens = withoutTitle(marked.lexer(source), title);
  const frame = { shift: 2 - topLevel(tokens), depth: 0, reads: readsWith(sourcesOf, lang) };
  const nodes = blocks(withoutGaps(tokens), frame);
  const outline = nameHeadings(nodes);
  const notes = tokens.find(isNotes);
  return { nodes: notes?.items.length ? [...nodes, endNotes(notes, frame, lang)] : nodes, outline };
}

function isTooLarge(text: string): boolean {
  const { lines, headings, cells } = markdownSize(text);
  const most = articleLimits;
  return lines > most.lines || headings > most.headings || cells > most.cells;
}

function withoutTitle(tokens: Token[], title: string): Token[] {
  const first = tokens.find(({ type }) => !["space", "def", "footnotes"].includes(type));
  const isTitle = first?.type === "heading" && title !== "" && slugOf(first.text) === slugOf(title);
  return isTitle ? tokens.filter((token) => token !== first) : tokens;
}

/** The tokens with headings that are at most one level below the one before. */
function withoutGaps(tokens: Token[]): Token[] {
  let last = topLevel(tokens) - 1;
  return tokens.map((token) => {
    if (token.type !== "heading") return token;
    last = Math.min(token.depth, last + 1);
    return { ...token, depth: last };
  });
}

/** What a post has beyond the common Markdown. */
function readsWith(sourcesOf: SourcesOf, lang: Lang): ReadToken {
  return (token, frame) => readOwn(token, frame, { sourcesOf, lang });
}

function readOwn(
  token: Tokens.Generic,
  frame: Frame,
  { sourcesOf, lang }: { sourcesOf: SourcesOf; lang: Lang },
): MarkdownNode[] | null {
  switch (token.type) {
    case "footnote":
    case "footnotes":
      return [];
    case "footnoteRef":
      return [reference(token as FootnoteRef, lang)];
    case "image":
      return [picture(token, frame, sourcesOf) ?? pictureWords(token, frame)];
    case "paragraph":
      return figure(token as Tokens.Paragraph, frame, sourcesOf);
    case "text":
      // Blanks around a line's end are no part of the words.
      return token.tokens ? null : [unescapeEntities(token.text).replace(/[ \t]*\n[ \t]*/g, "\n")];
    case "code":
      // A long line scrolls in its place, by the keyboard too.
      return [["pre", [["code", [token.text]]], { tabIndex: 0 }]];
    case "table":
      return [table(token as Tokens.Table, frame)];
    default:
      return null;
  }
}

/** A picture of ours, under the hash of its content and with its size as its name. */
const ownPicture = /^\/media\/blog\/[0-9a-f]{40}\/(?:whole-)?([1-9]\d{0,3})x([1-9]\d{0,3})\.webp$/;

/** A picture is at most as wide as the text. */
const pictureSizes = "(width < 40rem) 92vw, 37rem";

/** A picture that the files service keeps; `null` for any other. */
function picture(token: Tokens.Generic, frame: Frame, sourcesOf: SourcesOf): MarkdownNode | null {
  const size = ownPicture.exec(token.href);
  if (!size) return null;
  const { srcSet } = sourcesOf(token.href);
  return [
    "img",
    [],
    {
      src: token.href,
      ...(srcSet && { srcSet, sizes: pictureSizes }),
      alt: pictureWords(token, frame),
      width: Number(size[1]),
      height: Number(size[2]),
      loading: "lazy",
    },
  ];
}

function pictureWords({ tokens }: Tokens.Generic, frame: Frame): string {
  return wordsIn(inline(tokens, frame));
}

/** A picture alone in a paragraph, with its title as a caption. */
function figure(
  { tokens }: Tokens.Paragraph,
  frame: Frame,
  sourcesOf: SourcesOf,
): MarkdownNode[] | null {
  const [image, ...others] = tokens as Tokens.Generic[];
  if (image?.type !== "image" || others.length > 0) return null;
  const own = picture(image, frame, sourcesOf);
  if (!own) return null;
  const caption = unescapeEntities(image.title ?? "");
  return [["figure", caption ? [own, ["figcaption", [caption]]] : [own]]];
}

/** A table in a box that scrolls, by the keyboard too. */
function table(token: Tokens.Table, frame: Frame): MarkdownNode {
  const row = (cells: Tokens.TableCell[], tag: "th" | "td"): MarkdownNode => [
    "tr",
    cells.map((cell): MarkdownNode => {
      const inside = inline(cell.tokens, frame);
      // An empty heading names no column.
      const name = cell.text ? tag : "td";
      const align = cell.align === "left" ? null : cell.align;
      return align ? [name, inside, { "data-align": align }] : [name, inside];
    }),
  ];
  const parts: MarkdownNode[] = [
    ["thead", [row(token.header, "th")]],
    ["tbody", token.rows.map((cells) => row(cells, "td"))],
  ];
  return ["div", [["table", parts]], { role: "group", "aria-label": "Table", tabIndex: 0 }];
}

/** Gives the headings their ids, and says which make the outline. */
function nameHeadings(nodes: readonly MarkdownNode[]): OutlineEntry[] {
  const counts = new Map<string, number>();
  const outline: OutlineEntry[] = [];
  for (const node of nodes) {
    if (typeof node === "string" || !/^h[2-6]$/.test(node[0])) continue;
    const words = wordsIn(node[1]).replace(/\s+/g, " ").trim();
    const id = headingId(words, counts);
    node[2] = { ...node[2], id };
    if (node[0] === "h2") outline.push({ id, level: 2, words });
    if (node[0] === "h3") outline.push({ id, level: 3, words });
  }
  return outline;
}

/** The prefix keeps a heading from taking the name of another part of the page. */
function headingId(words: string, counts: Map<string, number>): string {
  const slug = slugOf(words);
  const name = `s-${slug || "part"}`;
  const count = (counts.get(name) ?? 0) + 1;
  counts.set(name, count);
  // A heading "Day 2" may follow two that are both "Day".
  return count === 1 ? name : headingId(`${slug || "part"} ${count}`, counts);
}

function slugOf(words: string): string {
  return fold(words)
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .slice(0, 60)
    .replace(/^-|-$/g, "");
}

/** The letters of a line, without the numbers of its footnotes. */
function wordsIn(nodes: readonly MarkdownNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return node;
      const [tag, children, attributes] = node;
      if (tag === "img") return attributes?.alt ?? "";
      return tag === "sup" ? "" : wordsIn(children);
    })
    .join("");
}

const noteWords = {
  notes: { en: "Notes", es: "Notas" },
  note: (id: string): Words => ({ en: `Footnote ${id}`, es: `Nota ${id}` }),
  back: (id: string): Words => ({
    en: `Back to reference ${id}`,
    es: `Volver a la referencia ${id}`,
  }),
} as const;

function reference({ id, index }: FootnoteRef, lang: Lang): MarkdownNode {
  const attributes = {
    id: referenceAnchor(id, index),
    href: `#${noteAnchor(id)}`,
    role: "doc-noteref",
    "aria-label": noteWords.note(id)[lang],
  } as const;
  return ["sup", [["a", [id], attributes]]];
}

/** The footnotes in the order of their first numbers in the text. */
function endNotes({ items }: Footnotes, frame: Frame, lang: Lang): MarkdownNode {
  const list = items.map(({ content, refs }: Footnote, place): MarkdownNode => {
    const id = String(place + 1);
    const inside = blocks(content, { ...frame, depth: frame.depth + 2 });
    const links = refs.flatMap(({ index }) => [" ", backLink(id, index, lang)]);
    const last = inside.at(-1);
    const isText = last !== undefined && typeof last !== "string" && last[0] === "p";
    if (isText) inside[inside.length - 1] = ["p", [...last[1], ...links]];
    else inside.push(["p", links]);
    return ["li", inside, { id: noteAnchor(id) }];
  });
  const title: MarkdownNode = ["h2", [noteWords.notes[lang]], { id: "notes" }];
  return ["section", [title, ["ol", list]], { role: "doc-endnotes", "aria-labelledby": "notes" }];
}

function backLink(id: string, index: number, lang: Lang): MarkdownNode {
  const words = index > 0 ? `↩\ufe0e${index + 1}` : "↩\ufe0e";
  const attributes = {
    href: `#${referenceAnchor(id, index)}`,
    role: "doc-backlink",
    "aria-label": noteWords.back(index > 0 ? `${id}-${index + 1}` : id)[lang],
  } as const;
  return ["a", [words], attributes];
}

function isNotes(token: Token | Footnotes): token is Footnotes {
  return token.type === "footnotes";
}

/** More footnotes than this are shown as they were typed: each number in the text looks for its own. */
const footnoteLimit = 300;

const definition = /\[\^(?=[^\]\n]{1,200}\]:)/g;

/**
 * Keeps footnotes few and flat before the parser, which calls itself for each text inside of one, sees
 * them: a line begins one footnote at most, and what follows on it is nested as little as elsewhere.
 */
function boundFootnotes(source: string): string {
  let count = 0;
  return source
    .split("\n")
    .map((line) => {
      let place = -1;
      const single = line.replace(definition, (mark, at: number) => {
        if (place >= 0 || count >= footnoteLimit) return "\\[^";
        place = at;
        count += 1;
        return mark;
      });
      if (place < 0) return single;
      const begin = single.indexOf("]:", place) + 2;
      return single.slice(0, begin) + single.slice(begin).replace(/^([ \t]*)(.*)$/, bounded);
    })
    .join("\n");
}

function bounded(_whole: string, blanks: string, text: string): string {
  return blanks.slice(0, 4) + flatten(text);
}

/** The anchor of a footnote. */
function noteAnchor(id: string): string {
  return `fn-${id}`;
}

/** The anchor of a footnote's number in the text; the same footnote may have several. */
function referenceAnchor(id: string, index: number): string {
  return index > 0 ? `fnref-${id}-${index + 1}` : `fnref-${id}`;
}
