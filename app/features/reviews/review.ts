import type { Day } from "#values/day.ts";
import type { HideReason } from "./hide-reason.ts";

export const reviewSubjects = ["race", "expert"] as const;
export type ReviewSubject = (typeof reviewSubjects)[number];

/** The race or expert that a review is about. */
export type Subject = { kind: ReviewSubject; id: string };

/** A visible review with its author, as lists show it. */
export type Review = {
  id: string;
  rating: number;
  comment: string | null;
  experienceDate: Day | null;
  createdAt: Date;
  /** `Lucía M.`, or `null` when the author gave no name. */
  authorName: string | null;
  authorImage: string | null;
  isGuest: boolean;
};

/** Characters that a review may have. */
export const commentLimit = 5000;

/** The rating of an empty form. */
export const defaultRating = 5;

/** The viewer's review of a subject. Authors see their reviews also when these are hidden. */
export type OwnReview = {
  id: string;
  rating: number;
  comment: string | null;
  experienceDate: Day | null;
  createdAt: Date;
  isHidden: boolean;
};

/** A review in its author's own list, with its subject. */
export type MyReview = OwnReview & {
  /** Why it is hidden; `null` also where it was hidden without a reason. */
  hiddenReason: HideReason | null;
  subject: Subject & { name: string; image: string | null };
};

/** A guest's review on the pages behind the links of its mail. */
export type GuestReviewPage = Review & {
  isConfirmed: boolean;
  subject: Subject & { name: string };
};
