import type { OwnReview } from "./review.ts";

/** The title of the button and the form: a viewer has one review of each subject. */
export function reviewTitle(own: OwnReview | null): string {
  return own ? "Edit Your Review" : "Write a Review";
}
