import { Markdown } from "./markdown.tsx";
import type { MarkdownNode } from "./markdown-tree.ts";

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
