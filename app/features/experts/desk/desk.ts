/** The page that the viewer keeps as an expert, and the counts of what is unanswered. */
export type ExpertDesk = {
  expertId: string;
  name: string;
  /** Whether visitors see the page. */
  isActive: boolean;
  /** Visible reviews without an answer. */
  unanswered: number;
  /** Conversations whose last message is a visitor's. */
  waiting: number;
};
