import type { ExpertCard, ExpertPage, ExpertSurroundings } from "#features/experts/expert.ts";
import type { SubjectReviews } from "#features/reviews/review.ts";
import type { MarkdownNode } from "#ui/markdown/markdown-tree.ts";

/** An expert with the own text as a Markdown tree: the browser does not parse Markdown. */
export type ShownExpert = Omit<ExpertPage, "bio"> & { about: MarkdownNode[] };

/** The data of an expert's page. */
export type ExpertData = {
  expert: ShownExpert;
  /** For search engines and previews of links. */
  description: string;
  reviews: SubjectReviews;
  similar: ExpertCard[];
  surroundings: ExpertSurroundings;
  origin: string;
  /** schema.org data for search engines, as JSON. */
  structured: string[];
};
