import type { ContactProblem } from "../expert.ts";

export const contactProblems = {
  "too-many": "Too many contacts were asked for from here. Please try again later.",
  failed: "The contact could not be loaded. Please try again.",
} as const satisfies Record<ContactProblem, string>;

export const failedToLoad = "Failed to load expert details. Please try again later.";
