import type { PostSummary } from "#features/blog/post.ts";
import type { ReadingFilters } from "#features/blog/reading/addresses.ts";
import type { Page } from "#values/form/paging.ts";

/** What the list of posts shows. */
export type BlogList = {
  filters: ReadingFilters;
  origin: string;
  posts: Page<PostSummary>;
  tags: string[];
  /** A sentence in place of the posts that could not be read. */
  failure: string | null;
};
