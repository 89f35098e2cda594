import type { MarkdownNode } from "./markdown-tree.ts";

/** The same tree where only some links lead anywhere; of the others the words are left. */
export function keepLinks(
  tree: readonly MarkdownNode[],
  keeps: (href: string) => boolean,
): MarkdownNode[] {
  const kept: MarkdownNode[] = [];
  for (const node of tree) {
    if (typeof node === "string") add(kept, node);
    else for (const part of keepIn(node, keeps)) add(kept, part);
  }
  return kept;
}

function keepIn(
  [tag, children, attributes]: Exclude<MarkdownNode, string>,
  keeps: (href: string) => boolean,
): MarkdownNode[] {
  const inside = keepLinks(children, keeps);
  if (tag !== "a") return [attributes ? [tag, inside, attributes] : [tag, inside]];
  const href = attributes?.href;
  return href !== undefined && keeps(href) ? [["a", inside, { href }]] : inside;
}

/** Texts beside each other become one. */
function add(nodes: MarkdownNode[], node: MarkdownNode): void {
  const last = nodes.at(-1);
  if (typeof node === "string" && typeof last === "string") nodes[nodes.length - 1] = last + node;
  else nodes.push(node);
}
