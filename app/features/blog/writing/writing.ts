import type { Writer } from "#features/writing/compared-text.server.ts";

/** What a post is to be about: a topic, races, or races under a topic. */
export type PostRequest = {
  topic: string;
  /** Races of this site. */
  raceIds: readonly string[];
  /** Races by name and day, as a caller that knows no ids names them. */
  named?: readonly RaceByName[];
};

export type RaceByName = { name: string; date: string; location: string };

/** A text for the author to go on with: nothing of it is saved. */
export type WrittenPost = {
  title: string;
  /** Markdown. */
  content: string;
  writtenBy: Exclude<Writer, "person">;
};

export type SearchTextsRequest = {
  /** The title, or what the post will be about. */
  topic: string;
  /** Markdown of the post, where it is written already. */
  content?: string;
};

/** What search engines and lists show of a post. */
export type SearchTexts = { seo_title: string; seo_description: string; seo_keywords: string };

export type PostWritingProblem = "nothing-to-write-about" | "too-many" | "failed";

export type SearchTextsProblem = "no-topic" | "too-many" | "failed";

const tooMany = "You have had many texts written in a short time. Please wait a few minutes.";

export const onlyAdminsWrite = "Only administrators write for the blog.";

export const writingMessages = {
  "nothing-to-write-about": "Please enter a topic or select at least one race",
  "too-many": tooMany,
  failed: "Failed to generate blog post. Please try again.",
} as const satisfies Record<PostWritingProblem, string>;

export const searchTextsMessages = {
  "no-topic": "Please enter a title before generating SEO metadata",
  "too-many": tooMany,
  failed: "Failed to generate SEO metadata. Please try again.",
} as const satisfies Record<SearchTextsProblem, string>;
