import type { MarkdownNode } from "#ui/markdown/markdown-tree.ts";

/** Which rated answers are shown. */
export const feedbackFilters = ["all", "up", "down"] as const;
export type FeedbackFilter = (typeof feedbackFilters)[number];

/** An answer that a reader has rated, with the question that it answers and nothing else. */
export type RatedAnswer = {
  id: string;
  rating: 1 | -1;
  reason: string | null;
  ratedAt: Date;
  /** `null` where it no longer exists. */
  question: string | null;
  /** Without links: nothing of an answer leads anywhere from here. */
  answer: MarkdownNode[];
  answeredBy: "model" | "built-in" | null;
  assistant: string | null;
  /** The debug record as JSON. */
  debug: string | null;
};

export function readFeedbackFilter(text: string | null): FeedbackFilter {
  return feedbackFilters.find((filter) => filter === text) ?? "all";
}
