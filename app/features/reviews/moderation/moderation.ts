import type { Day } from "#values/day.ts";
import type { Subject } from "../review.ts";

/** Why a review may be hidden. */
export const hideReasons = [
  "spam",
  "offensive",
  "personal",
  "off-topic",
  "not-real",
  "other",
] as const;
export type HideReason = (typeof hideReasons)[number];

/** As an administrator chooses it, and as the author reads it. */
export const hideReasonWords: Record<HideReason, string> = {
  spam: "Spam or advertising",
  offensive: "Offensive language",
  personal: "Personal information",
  "off-topic": "Not about the race or expert",
  "not-real": "Not an experience of their own",
  other: "Another reason",
};

/** Letters of the note that is kept with a hide. */
export const noteLimit = 500;

export type ReviewSearch = {
  words: string;
  /** Only reviews with as many stars. */
  rating: number | null;
  /** Hidden ones as well. */
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
    /** What the cover of a race without a photo is drawn from; `null` of an expert. */
    race: { type: string; city: string; country: string } | null;
  };
  /** `null` while everybody sees it. */
  hidden: {
    reason: HideReason | null;
    note: string | null;
    by: string | null;
    at: Date | null;
  } | null;
};
