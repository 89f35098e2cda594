import { createElement, type ReactNode } from "react";
import type { MarkdownNode } from "./markdown-tree.ts";

/**
 * Shows what `parseMarkdown` read. Links to other sites open there; those that visitors wrote
 * (`ugc`) pass no reputation on.
 */
export function Markdown({
  tree,
  ugc = false,
  className = "",
}: {
  tree: readonly MarkdownNode[];
  ugc?: boolean;
  className?: string;
}) {
  return (
    <div className={`prose ${className}`.trim()}>{tree.map((node, i) => show(node, i, ugc))}</div>
  );
}

function show(node: MarkdownNode, key: number, ugc: boolean): ReactNode {
  if (typeof node === "string") return node;
  const [tag, children, attributes] = node;
  const isOutside = tag === "a" && /^https?:/i.test(attributes?.href ?? "");
  const rel = ugc ? "nofollow ugc noopener noreferrer" : "noopener noreferrer";
  const guarded = isOutside ? { ...attributes, rel, target: "_blank" } : attributes;
  return createElement(
    tag,
    { key, ...guarded },
    ...children.map((child, i) => show(child, i, ugc)),
  );
}
