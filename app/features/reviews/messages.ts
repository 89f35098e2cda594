import type { ReviewProblem, ReviewSubject } from "./review.ts";

export const mustBeLoggedIn = "You must be logged in to submit a review";
export const pleaseSelectRating = "Please select a rating";
export const pleaseProvideNameAndEmail = "Please provide your name and email";
export const pleaseEnterValidEmail = "Please enter a valid email address";
export const failedToSubmit = "Failed to submit review. Please try again.";
export const sureToDelete = "Are you sure you want to delete this review?";

/** On the page of a race or of an expert. */
export const failedToDelete: Record<ReviewSubject, string> = {
  race: "Failed to delete review. Please try again.",
  expert: "Failed to delete review",
};

export const reviewProblems = {
  "own page": "You cannot review your own page",
} as const satisfies Record<ReviewProblem, string>;

/** At each field that the sentence above the form is about. */
export const required = "Required";

export const dateInFuture = "The date may not be in the future";
export const pleaseEnterValidDate = "Please enter a valid date";
export const commentTooLong = "Your review may have at most 5,000 characters";
export const nameTooLong = "A name may have at most 100 characters";
export const tooManyReviews = "Too many reviews from here. Please try again later.";
export const guestsNeedMail =
  "Reviews without an account are not possible here right now. Please log in to write one.";
export const guestThanks =
  "Thank you for your review. We have sent you an email with a link to confirm it, and another one to remove it.";
