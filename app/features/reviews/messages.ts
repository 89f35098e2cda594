import type { Words } from "#values/say.ts";
import type { ReviewProblem, ReviewSubject } from "./review.ts";

export const mustBeLoggedIn = {
  en: "You must be logged in to submit a review",
  es: "Inicia sesión para enviar una reseña",
};
export const pleaseSelectRating = { en: "Please select a rating", es: "Elige una calificación" };
export const pleaseProvideNameAndEmail = {
  en: "Please provide your name and email",
  es: "Escribe tu nombre y tu correo electrónico",
};
export const failedToSubmit = {
  en: "Failed to submit review. Please try again.",
  es: "No se pudo enviar la reseña. Inténtalo de nuevo.",
};
export const sureToDelete = {
  en: "Are you sure you want to delete this review?",
  es: "¿Seguro que quieres eliminar esta reseña?",
};

/** On the page of a race or of an expert. */
export const failedToDelete: Record<ReviewSubject, Words> = {
  race: {
    en: "Failed to delete review. Please try again.",
    es: "No se pudo eliminar la reseña. Inténtalo de nuevo.",
  },
  expert: { en: "Failed to delete review", es: "No se pudo eliminar la reseña" },
};

export const reviewProblems = {
  "own page": {
    en: "You cannot review your own page",
    es: "No puedes escribir una reseña de tu propia página",
  },
} as const satisfies Record<ReviewProblem, Words>;

/** At each field that the sentence above the form is about. */
export const required = { en: "Required", es: "Obligatorio" };

export const dateInFuture = {
  en: "The date may not be in the future",
  es: "La fecha no puede ser futura",
};
export const pleaseEnterValidDate = {
  en: "Please enter a valid date",
  es: "Escribe una fecha válida",
};
export const commentTooLong = {
  en: "Your review may have at most 5,000 characters",
  es: "Tu reseña puede tener hasta 5,000 caracteres",
};
export const nameTooLong = {
  en: "A name may have at most 100 characters",
  es: "El nombre puede tener hasta 100 caracteres",
};
export const tooManyReviews = {
  en: "Too many reviews from here. Please try again later.",
  es: "Demasiadas reseñas desde aquí. Inténtalo de nuevo más tarde.",
};
export const guestsNeedMail = {
  en: "Reviews without an account are not possible here right now. Please log in to write one.",
  es: "Por ahora aquí no se pueden escribir reseñas sin una cuenta. Inicia sesión para escribir la tuya.",
};
export const guestThanks = {
  en: "Thank you for your review. We have sent you an email with a link to confirm it, and another one to remove it.",
  es: "Gracias por tu reseña. Te enviamos un correo con un enlace para confirmarla y otro para retirarla.",
};
