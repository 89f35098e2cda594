import type { MarkdownNode } from "#ui/markdown/markdown-tree.ts";
import type { TranscriptLine } from "./transcript.ts";

/** A line of a transcript as the page shows it. */
export type ShownLine = Pick<TranscriptLine, "line" | "kind" | "start"> & {
  /** The first line of its paragraph. */
  isFirst: boolean;
  tree: MarkdownNode[];
};
