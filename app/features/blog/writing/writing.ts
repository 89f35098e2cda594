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
