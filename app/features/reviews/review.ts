import type { Day } from "#values/day.ts";

export const reviewSubjects = ["race", "expert"] as const;
export type ReviewSubject = (typeof reviewSubjects)[number];

/** What is reviewed. */
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

/** The rating that a new review begins with. */
export const defaultRating = 5;

/** What the viewer wrote about a subject. Its author sees it even when an administrator hid it. */
export type OwnReview = {
  id: string;
  rating: number;
  comment: string | null;
  experienceDate: Day | null;
  createdAt: Date;
  isHidden: boolean;
};

/** A review in its author's own list, with the race or expert that it is about. */
export type MyReview = OwnReview & {
  /** Why it is hidden, in words; `null` also where no reason was kept. */
  hiddenReason: string | null;
  subject: Subject & { name: string; image: string | null };
};

/** A visitor's review as the links in the mail about it show it. */
export type GuestReviewPage = Review & {
  isConfirmed: boolean;
  subject: Subject & { name: string };
};
