import type { PhotoRefusal } from "#services/images/images.ts";
import { heicRefused } from "#values/form/heic.ts";
import type { Meanwhile } from "#values/form/three-way.ts";
import { formatCount } from "#values/text/count.ts";

/** Why experts were not read or changed. */
export const expertProblems = {
  "not-fetched": "Failed to fetch experts. Please try again.",
  "not-deleted": "Failed to delete expert. Please try again.",
  "not-created": "Failed to create expert. Please try again.",
  "not-loaded": "Failed to load expert data",
  "not-updated": "Failed to update expert. Please try again.",
  "no-expert": "Expert Not Found",
  "changed-meanwhile":
    "Nothing is saved yet: another administrator has changed the same meanwhile. What you typed is still here. Save again to keep yours.",
  "too-many": "You have saved very often within the last hour. Please try again later.",
  "no-account": "No account has this email address",
  "account-taken": "This account keeps the page of another expert",
  "no picture": "This file is no picture that we can read. Please choose a PNG, JPG, JPEG or WebP.",
  heic: heicRefused,
  "too many pixels": "This picture has too many pixels. Please choose a smaller one.",
  "photo-too-heavy": "Please choose a picture of less than 10MB",
} as const satisfies Record<PhotoRefusal, string> & Record<string, string>;

export type ExpertProblem = keyof typeof expertProblems;

/** The same for experts who edit their own page. */
export const ownPageProblems: Record<ExpertProblem, string> = {
  ...expertProblems,
  "not-updated": "Your page could not be saved. Please try again.",
  "changed-meanwhile":
    "Nothing is saved yet: we have changed the same fields of your page meanwhile. What you typed is still here. Save again to keep yours.",
};

/** The other sentences of the form. */
export const expertMessages = {
  needed: (label: string) => `${label} is required`,
  tooLong: (most: number) => `Please use at most ${formatCount(most)} letters`,
  yearsNeeded: (most: number) => `Please enter a whole number from 0 to ${most}`,
  rateNeeded: (most: number) => `Please enter an amount from 0 to ${formatCount(most)}`,
  choiceNeeded: "Please choose one of the list",
  emailNeeded: "Please enter a valid email address",
  phoneNeeded: "Please enter a valid phone number",
  tooManyServices: (most: number) => `An expert has at most ${most} services`,
  serviceTooLong: (most: number) => `A service has at most ${most} letters`,
  pictureNeeded: "Please enter a web address, such as https://example.com/photo.jpg",
  created: "Expert added.",
  saved: "Expert saved.",
} as const;

/** Why an expert was not stored, and the change that it would have undone. */
export type ExpertRefusal = {
  problem: ExpertProblem;
  /** The field that the problem is about; left out, it is about the whole form. */
  field?: "account" | "profile_picture" | "picture_address";
  meanwhile?: Meanwhile;
};
