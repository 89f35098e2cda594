import { type MarkdownNode, parseMarkdown } from "#ui/markdown/markdown-tree.ts";
import type { TranscriptLine } from "./transcript.ts";

/** The lines of a transcript with their Markdown read, as the page shows them. */
export function shownLines(lines: readonly TranscriptLine[]): ShownLine[] {
  return lines.map(({ line, kind, block, start, markdown }, place) => ({
    line,
    kind,
    isFirst: lines[place - 1]?.block !== block,
    start,
    tree: parseMarkdown(kind === "heading" ? `# ${markdown}` : markdown, { shift: 2 }),
  }));
}

/** A line of a transcript as the page shows it. */
export type ShownLine = Pick<TranscriptLine, "line" | "kind" | "start"> & {
  /** The first line of its paragraph. */
  isFirst: boolean;
  tree: MarkdownNode[];
};
