import type { Day } from "#values/day.ts";
import type { Position } from "#values/geo/position.ts";
import type { KeptAnswer } from "../answers/answer.ts";
import type { HideReason, Subject } from "../review.ts";

/** Characters of the note of an administrator. */
export const noteLimit = 500;

export type ReviewSearch = {
  words: string;
  /** Only reviews with this number of stars. */
  rating: number | null;
  /** Also hidden reviews. */
  withHidden: boolean;
};

/** A review as moderators see it, hidden or not. */
export type ModeratedReview = {
  id: string;
  rating: number;
  comment: string | null;
  experienceDate: Day | null;
  createdAt: Date;
  author: {
    userId: string;
    firstName: string | null;
    lastName: string | null;
    email: string;
    image: string | null;
    isGuest: boolean;
    /** Whether a guest has confirmed the review by mail. */
    isVerified: boolean;
  };
  subject: Subject & {
    name: string;
    photo: string | null;
    /** What the cover of a race without a photo is drawn from; `null` for an expert. */
    race: {
      type: string;
      city: string;
      country: string;
      startDate: Day | null;
      position: Position | null;
    } | null;
  };
  /** The expert's public answer, hidden or not. */
  answer: KeptAnswer | null;
  /** `null` while the review is shown. */
  hidden: {
    reason: HideReason | null;
    note: string | null;
    by: string | null;
    at: Date | null;
  } | null;
};

export const failedToLoad = {
  en: "Failed to load reviews. Please try again.",
  es: "No se pudieron cargar las reseñas. Inténtalo de nuevo.",
};

export const failedToDelete = {
  en: "Failed to delete review. Please try again.",
  es: "No se pudo eliminar la reseña. Inténtalo de nuevo.",
};

export const failedToUpdate = "Failed to update review visibility. Please try again.";

export const reasonNeeded = "Please choose a reason";

export const alreadyGone = "This review is gone already.";

/** What the list says on top, by the parameter `problem` of its address. */
export const moderationProblems = {
  visibility: failedToUpdate,
  delete: failedToDelete,
  reason: reasonNeeded,
} as const;

export type ModerationProblem = keyof typeof moderationProblems;

export function readModerationProblem(text: string | null): ModerationProblem | null {
  return text !== null && isProblem(text) ? text : null;
}

function isProblem(text: string): text is ModerationProblem {
  return Object.hasOwn(moderationProblems, text);
}
