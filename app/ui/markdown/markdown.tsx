import { createElement, type ReactNode } from "react";
import { useLang } from "#ui/language/language.tsx";
import type { Lang } from "#values/say.ts";
import { linkIn } from "./link-in.ts";
import type { MarkdownNode } from "./markdown-tree.ts";

/**
 * Shows what `parseMarkdown` read. Links to other sites open there; those that visitors wrote
 * (`ugc`) pass no reputation on. Links to pages of this site keep the language.
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
  const lang = useLang();
  return (
    <div className={`prose ${className}`.trim()}>
      {tree.map((node, i) => show(node, i, { ugc, lang }))}
    </div>
  );
}

type Shown = { ugc: boolean; lang: Lang };

function show(node: MarkdownNode, key: number, shown: Shown): ReactNode {
  if (typeof node === "string") return node;
  const [tag, children, attributes] = node;
  const href = (tag === "a" && attributes?.href) || "";
  const isOutside = /^https?:/i.test(href);
  const rel = shown.ugc ? "nofollow ugc noopener noreferrer" : "noopener noreferrer";
  const inside = href === "" ? attributes : { ...attributes, href: linkIn(href, shown.lang) };
  const guarded = isOutside ? { ...attributes, rel, target: "_blank" } : inside;
  return createElement(
    tag,
    { key, ...guarded },
    ...children.map((child, i) => show(child, i, shown)),
  );
}

/** Shows the nodes that `parseArticle` read. A route that shows one links `article.css`. */
export function Article({
  nodes,
  className = "",
}: {
  nodes: readonly MarkdownNode[];
  className?: string;
}) {
  return <Markdown tree={nodes} className={`article ${className}`.trim()} />;
}
