import type { ExpertCard, ExpertPage, ExpertSurroundings } from "#features/experts/expert.ts";
import type { OwnReview, Review } from "#features/reviews/review.ts";
import type { MarkdownNode } from "#ui/markdown/markdown-tree.ts";
import type { Day } from "#values/day.ts";

/** An expert with the own text as a Markdown tree: the browser does not parse Markdown. */
export type ShownExpert = Omit<ExpertPage, "bio"> & { about: MarkdownNode[] };

/** The data of an expert's page. */
export type ExpertData = {
  expert: ShownExpert;
  /** For search engines and previews of links. */
  description: string;
  reviewed: { reviews: Review[]; page: number; pages: number };
  similar: ExpertCard[];
  surroundings: ExpertSurroundings;
  /** The data for the viewer only; `null` for visitors. */
  personal: { review: OwnReview | null } | null;
  /** Whether visitors can review without an account, which needs mail. */
  takesGuests: boolean;
  origin: string;
  today: Day;
  /** schema.org data for search engines, as JSON. */
  structured: string[];
};
