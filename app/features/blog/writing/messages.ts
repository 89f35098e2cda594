import type { PostWritingProblem, SearchTextsProblem } from "./writing.ts";

const tooMany = "You have had many texts written in a short time. Please wait a few minutes.";

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

export const onlyAdminsWrite = "Only administrators write for the blog.";
