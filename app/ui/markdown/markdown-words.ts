import type { MarkdownNode, MarkdownTag } from "./markdown-tree.ts";

/** Ends where another thought begins: with a full stop, unless it brings its own mark. */
const sentences: readonly MarkdownTag[] = [
  ...(["h2", "h3", "h4", "h5", "h6"] as const),
  ...(["p", "ul", "ol", "blockquote", "pre", "table", "tr", "figcaption"] as const),
];

/** The numbers of footnotes, and the footnotes. */
const besideTheText: readonly MarkdownTag[] = ["sup", "section"];

/** Stands in a row of its like: a comma parts it from the next. */
const entries: readonly MarkdownTag[] = ["li", "th", "td"];

/**
 * The words of a read Markdown text in one line, for places that show no formatting. Blocks do not
 * run into each other: headings and paragraphs end like sentences, entries are parted by commas.
 *
 * @example markdownWords(parseMarkdown("## Course\n\nTwo **passes**:\n\n- one\n- two")) ===
 *   "Course. Two passes: one, two."
 */
export function markdownWords(tree: MarkdownNode[]): string {
  return read(tree).replace(/\s+/g, " ").trim();
}

function read(nodes: MarkdownNode[]): string {
  return nodes.map((node) => (typeof node === "string" ? node : element(node))).join("");
}

function element([tag, children]: Exclude<MarkdownNode, string>): string {
  if (besideTheText.includes(tag)) return "";
  if (tag === "br" || tag === "hr") return " ";
  const inside = read(children);
  const words = inside.trimEnd();
  if (entries.includes(tag)) return `${words.replace(/\.$/, "")}, `;
  if (!sentences.includes(tag)) return inside;
  const ended = words.replace(/,$/, "");
  return /[\p{L}\p{N})\]"'”’%+]$/u.test(ended) ? `${ended}. ` : `${ended} `;
}
