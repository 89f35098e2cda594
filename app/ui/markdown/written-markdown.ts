import type { MarkdownNode } from "./markdown-tree.ts";

/**
 * A tree of Markdown as Markdown again, for a file: what the page shows as text stays text, so that no
 * picture or link comes back that the tree has left out.
 * @param addressOf - the address that a link gets in the file
 */
export function writeMarkdown(
  blocks: readonly MarkdownNode[],
  addressOf: (href: string) => string,
): string {
  return blocks.map((node) => block(node, addressOf)).join("\n\n");
}

/** A text whose letters are no marks of Markdown. */
export function asWritten(text: string): string {
  return text.replace(/[\\`*_~[\]<|]|&(?=#?\w+;)/g, "\\$&");
}

type Addresses = (href: string) => string;

function block(node: MarkdownNode, addressOf: Addresses): string {
  if (typeof node === "string") return asWritten(node);
  const [tag, children, { start = 1 } = {}] = node;
  switch (tag) {
    case "h2":
    case "h3":
    case "h4":
    case "h5":
    case "h6":
      return `${"#".repeat(Number(tag.slice(1)))} ${inline(children, addressOf)}`;
    case "ul":
      return items(children, () => "- ", addressOf);
    case "ol":
      return items(children, (place) => `${start + place}. `, addressOf);
    case "blockquote":
      return writeMarkdown(children, addressOf).replace(/^/gm, "> ");
    case "pre":
      return textIn(children).replace(/^/gm, "    ");
    case "hr":
      return "---";
    case "table":
      return rows(children, addressOf);
    default:
      return inline(tag === "p" ? children : [node], addressOf);
  }
}

function items(
  list: readonly MarkdownNode[],
  mark: (place: number) => string,
  addressOf: Addresses,
): string {
  return list
    .map((item, place) => {
      const begin = mark(place);
      const inside = childrenOf(item).map((node) =>
        isInList(node) ? `\n${block(node, addressOf)}` : inline([node], addressOf),
      );
      return (
        begin +
        inside
          .join("")
          .trim()
          .replaceAll("\n", `\n${" ".repeat(begin.length)}`)
      );
    })
    .join("\n");
}

/** What stands on lines of its own inside of a list. */
function isInList(node: MarkdownNode): boolean {
  return /^(?:p|ul|ol|blockquote|pre|table|hr|h\d)$/.test(node[0] ?? "") && Array.isArray(node);
}

/** The head of a table, the line below it, and its body. */
function rows(parts: readonly MarkdownNode[], addressOf: Addresses): string {
  const [head = "", ...body] = parts.flatMap(childrenOf).map(
    (row) =>
      `| ${childrenOf(row)
        .map((cell) => inline(childrenOf(cell), addressOf))
        .join(" | ")} |`,
  );
  return [head, head.replace(/[^|]+(?=\|)/g, " --- "), ...body].join("\n");
}

function inline(nodes: readonly MarkdownNode[], addressOf: Addresses): string {
  return nodes.map((node) => word(node, addressOf)).join("");
}

function word(node: MarkdownNode, addressOf: Addresses): string {
  if (typeof node === "string") return asWritten(node);
  const [tag, children, { href } = {}] = node;
  const words = inline(children, addressOf);
  switch (tag) {
    case "strong":
      return `**${words}**`;
    case "em":
      return `*${words}*`;
    case "del":
      return `~~${words}~~`;
    case "code":
      return codeSpan(textIn(children));
    case "br":
      return "\\\n";
    case "a":
      return href === undefined ? words : `[${words}](${addressOf(href)})`;
    default:
      return words;
  }
}

/** Code inside of a line: its fence is longer than any in it. */
function codeSpan(code: string): string {
  const longest = Math.max(0, ...(code.match(/`+/g) ?? []).map((run) => run.length));
  const fence = "`".repeat(longest + 1);
  return longest > 0 ? `${fence} ${code} ${fence}` : fence + code + fence;
}

function textIn(nodes: readonly MarkdownNode[]): string {
  return nodes.map((node) => (typeof node === "string" ? node : textIn(node[1]))).join("");
}

function childrenOf(node: MarkdownNode): readonly MarkdownNode[] {
  return typeof node === "string" ? [node] : node[1];
}
