import { heicRefused } from "#values/form/heic.ts";
import type { Meanwhile } from "#values/form/three-way.ts";
import { formatCount } from "#values/text/count.ts";
import { searchTextsMessages, writingMessages } from "../writing/writing.ts";

/** Why posts were not read or changed. */
export const postProblems = {
  "not-listed": "Failed to load blog posts. Please try again later.",
  "not-deleted": "Failed to delete blog post. Please try again.",
  "not-written": writingMessages.failed,
  "no-seo": searchTextsMessages.failed,
  "no-picture": "Failed to generate image. Please try again or upload one manually.",
  "not-loaded": "Failed to load blog post. Please try again.",
  "not-created": "Failed to create blog post. Please try again.",
  "not-updated": "Failed to update blog post. Please try again.",
  "not-whole": "Title and content are required",
  "nothing-to-write": writingMessages["nothing-to-write-about"],
  "no-title-for-picture": "Please enter a title before generating an image",
  "no-title-for-seo": searchTextsMessages["no-topic"],
  "no-post": "This blog post does not exist any more.",
  "changed-meanwhile":
    "Nothing is saved yet: another administrator has changed the same meanwhile. What you typed is still here. Save again to keep yours.",
  "no-version": "This version does not exist.",
  "not-uploaded": "The picture could not be stored. Please try again.",
  "no-file": "Please choose a picture first",
  "no-alt": "Please say what the picture shows, for those who do not see it",
  "no-image": "This file is not a picture that we can read. Please choose a PNG, JPEG or WebP.",
  heic: heicRefused.en,
  "too-large": "The picture is too large: 15 MB can be sent at once.",
  "too-many-pixels": "This picture has too many pixels. Please choose one with at most 50 million.",
  "too-many": "You have asked for this very often. Please try again in a few minutes.",
  "not-previewed": "The preview could not be made. Please try again.",
  "no-original": "Choose a post in the other language that has no translation yet",
  "draft-too-long": "Your work is too long to be kept here. Save it as a draft.",
} as const satisfies Record<string, string>;

export type PostProblem = keyof typeof postProblems;

/** The other sentences of the form. */
export const postMessages = {
  tooLong: (most: number) => `Please use at most ${formatCount(most)} letters`,
  tooManyHeadings: (most: number) => `A post has at most ${formatCount(most)} headings`,
  tooManyCells: (most: number) =>
    `The tables of a post have at most ${formatCount(most)} cells together`,
  tooManyLines: (most: number) => `A post has at most ${formatCount(most)} lines`,
  noteLeft: "Read the note to the author at the top, and delete it before you publish",
  tooManyTags: (most: number) => `A post has at most ${most} tags`,
  tagTooLong: (most: number) => `A tag has at most ${most} letters`,
  dateNeeded: "Please enter a date and a time",
  pictureNeeded: "Please upload or generate the picture here",
  tooManyRaces: (most: number) => `A post names at most ${most} races`,
  withoutRaces: "Its races could not be stored: please open it and choose them again.",
  created: { draft: "Draft saved.", published: "Post published.", scheduled: "Post scheduled." },
  saved: { draft: "Draft saved.", published: "Post updated.", scheduled: "Post scheduled." },
} as const;

/** Why a post was not stored, and the change that it would have undone. */
export type PostRefusal = { problem: PostProblem; meanwhile?: Meanwhile };
