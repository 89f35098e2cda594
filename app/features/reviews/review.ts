import type { Day } from "#values/day.ts";

export const reviewSubjects = ["race", "expert"] as const;
export type ReviewSubject = (typeof reviewSubjects)[number];

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
