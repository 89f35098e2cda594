/** Characters that an answer may have. */
export const answerLimit = 2000;

/** The answer to a review as the expert who keeps the page sees it, and administrators. */
export type KeptAnswer = { body: string; createdAt: Date; isHidden: boolean };

/** A visible review of the viewer's own page as an expert. */
export type AnswerableReview = {
  id: string;
  rating: number;
  comment: string | null;
  createdAt: Date;
  authorName: string | null;
  isGuest: boolean;
  answer: KeptAnswer | null;
};
