import type { Words } from "#values/say.ts";

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

export const answerNeeded = { en: "Please write an answer", es: "Escribe una respuesta" };

export const answerTooLong = {
  en: "An answer may have at most 2,000 characters",
  es: "La respuesta puede tener hasta 2,000 caracteres",
};

export type ReviewAnswerProblem =
  | "not-yours"
  | "hidden-review"
  | "hidden-answer"
  | "too-many"
  | "not-saved";

export const answerProblems = {
  "not-yours": {
    en: "There is no such review of your page.",
    es: "Tu página no tiene esa reseña.",
  },
  "hidden-review": {
    en: "This review is hidden, so it takes no answer.",
    es: "Esta reseña está oculta y no se puede responder.",
  },
  "hidden-answer": {
    en: "We have hidden this answer, so it cannot be changed.",
    es: "Ocultamos esta respuesta, así que no se puede cambiar.",
  },
  "too-many": {
    en: "Too many answers within an hour. Please try again later.",
    es: "Demasiadas respuestas en una hora. Inténtalo de nuevo más tarde.",
  },
  "not-saved": {
    en: "Your answer could not be saved. Please try again.",
    es: "No se pudo guardar tu respuesta. Inténtalo de nuevo.",
  },
} satisfies Record<ReviewAnswerProblem, Words>;

/** The status of the answer to a form that is refused. */
export const answerStatus = {
  "not-yours": 404,
  "hidden-review": 409,
  "hidden-answer": 409,
  "too-many": 429,
  "not-saved": 500,
} satisfies Record<ReviewAnswerProblem, number>;
