import { href } from "react-router";
import { type Day, formatDay } from "#values/day.ts";
import { type Lang, type Sentence, sayIn, type Words } from "#values/say.ts";

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

/** In words, for the administrator who chooses it and for the author. */
export const hideReasonWords: Record<HideReason, Words> = {
  spam: { en: "Spam or advertising", es: "Spam o publicidad" },
  offensive: { en: "Offensive language", es: "Lenguaje ofensivo" },
  personal: { en: "Personal information", es: "Datos personales" },
  "off-topic": { en: "Not about the race or expert", es: "No trata de la carrera ni del experto" },
  "not-real": { en: "Not an experience of their own", es: "No es una experiencia propia" },
  other: { en: "Another reason", es: "Otro motivo" },
};

export const reviewSubjects = ["race", "expert"] as const;
export type ReviewSubject = (typeof reviewSubjects)[number];

/** The race or expert that a review is about. */
export type Subject = { kind: ReviewSubject; id: string };

/** Why a review is refused: the author keeps the page of the expert that it is about. */
export type ReviewProblem = "own page";

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
  /** Whether the author finished the race that it is about, by its published results. */
  isFinisher: boolean;
  /** The public answer of the expert that it is about; `null` for a race. */
  answer: ReviewAnswer | null;
};

/** A review without what only the page of its subject shows. */
export type PlainReview = Omit<Review, "answer" | "isFinisher">;

/** What an expert answers to a review, for all to read. */
export type ReviewAnswer = { body: string; createdAt: Date };

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

/** The reviews on the page of a race or an expert, and what their viewer may do. */
export type SubjectReviews = {
  subject: Subject & { name: string };
  /** The address of the page. The form has its own page below it. */
  path: string;
  own: OwnReview | null;
  /** The sentence for reviews that could not be read. The page asks for none then either. */
  failure: Sentence | null;
  isGuest: boolean;
  /** Without mail, visitors cannot review without an account. */
  mustSignIn: boolean;
  today: Day;
  rating: { average: number; count: number } | null;
  /** One page of them. */
  reviews: Review[];
  page: number;
  pages: number;
};

/** A review in its author's own list, with its subject. */
export type MyReview = OwnReview & {
  /** Why it is hidden; `null` also where it was hidden without a reason. */
  hiddenReason: HideReason | null;
  subject: Subject & { name: string; image: string | null };
};

/** A guest's review on the pages that the links of its mail open. */
export type GuestReviewPage = PlainReview & {
  isConfirmed: boolean;
  subject: Subject & { name: string };
};

/** When it was: `Ran it on June 30, 2025`. */
export function experienceOn(kind: ReviewSubject, day: Day, lang: Lang): string {
  const say = sayIn(lang);
  const shown = formatDay(day, lang);
  return kind === "race"
    ? say({ en: `Ran it on ${shown}`, es: `Fecha de la carrera: ${shown}` })
    : say({ en: `Experience on ${shown}`, es: `Experiencia del ${shown}` });
}

/** The title of the button and the form: a viewer has one review of each subject. */
export function reviewTitle(own: OwnReview | null): Words {
  return own
    ? { en: "Edit Your Review", es: "Edita tu reseña" }
    : { en: "Write a Review", es: "Escribe una reseña" };
}

/** The page of the race or expert that a review is about. */
export function subjectPath({ kind, id }: Subject): string {
  return kind === "race" ? href("/races/:id", { id }) : href("/experts/:id", { id });
}
