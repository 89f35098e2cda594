export const answerNeeded = "Please write an answer";
export const answerTooLong = "An answer may have at most 2,000 characters";

export type ReviewAnswerProblem =
  | "not-yours"
  | "hidden-review"
  | "hidden-answer"
  | "too-many"
  | "not-saved";

export const answerProblems = {
  "not-yours": "There is no such review of your page.",
  "hidden-review": "This review is hidden, so it takes no answer.",
  "hidden-answer": "We have hidden this answer, so it cannot be changed.",
  "too-many": "Too many answers within an hour. Please try again later.",
  "not-saved": "Your answer could not be saved. Please try again.",
} satisfies Record<ReviewAnswerProblem, string>;

/** The status of the answer to a form that is refused. */
export const answerStatus = {
  "not-yours": 404,
  "hidden-review": 409,
  "hidden-answer": 409,
  "too-many": 429,
  "not-saved": 500,
} satisfies Record<ReviewAnswerProblem, number>;
