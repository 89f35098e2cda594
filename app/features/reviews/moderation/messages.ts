export const failedToLoad = "Failed to load reviews. Please try again.";
export const failedToDelete = "Failed to delete review. Please try again.";
export const failedToUpdate = "Failed to update review visibility. Please try again.";
export const reasonNeeded = "Please choose a reason";
export const alreadyGone = "This review is gone already.";

/** What the list says on top, by a word in its address. */
export const problems = {
  visibility: failedToUpdate,
  delete: failedToDelete,
  reason: reasonNeeded,
} as const;

export type Problem = keyof typeof problems;
