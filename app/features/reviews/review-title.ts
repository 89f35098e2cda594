import type { OwnReview } from "./review.ts";

/** What the button and the form are called: everybody has one review of each subject. */
export function reviewTitle(own: OwnReview | null): string {
  return own ? "Edit Your Review" : "Write a Review";
}
