import { pictureRefusals } from "#values/form/picture-refusals.ts";
import type { Meanwhile } from "#values/form/three-way.ts";
import type { Sentence } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";

/** Why experts were not read or changed. */
export const expertProblems = {
  "not-fetched": "Failed to fetch experts. Please try again.",
  "not-deleted": "Failed to delete expert. Please try again.",
  "not-created": "Failed to create expert. Please try again.",
  "not-loaded": "Failed to load expert data",
  "not-updated": "Failed to update expert. Please try again.",
  "no-expert": "Expert Not Found",
  "changed-meanwhile":
    "Nothing is saved yet: another administrator has changed the same meanwhile. What you typed is still here. Save again to keep yours.",
  "too-many": {
    en: "You have saved very often within the last hour. Please try again later.",
    es: "Guardaste muchas veces en la última hora. Inténtalo de nuevo más tarde.",
  },
  "no-account": "No account has this email address",
  "account-taken": "This account keeps the page of another expert",
  ...pictureRefusals,
  "photo-too-heavy": {
    en: "Please choose a picture of less than 10MB",
    es: "Elige una imagen de menos de 10 MB",
  },
} as const satisfies Record<string, Sentence>;

export type ExpertProblem = keyof typeof expertProblems;

/** The same for experts who edit their own page. */
export const ownPageProblems: Record<ExpertProblem, Sentence> = {
  ...expertProblems,
  "not-updated": {
    en: "Your page could not be saved. Please try again.",
    es: "No pudimos guardar tu página. Inténtalo de nuevo.",
  },
  "changed-meanwhile": {
    en: "Nothing is saved yet: we have changed the same fields of your page meanwhile. What you typed is still here. Save again to keep yours.",
    es: "Todavía no se guardó nada: mientras tanto cambiamos los mismos campos de tu página. Lo que escribiste sigue aquí. Guarda otra vez para conservarlo.",
  },
};

/** The other sentences of the form. */
export const expertMessages = {
  firstNameNeeded: { en: "First Name is required", es: "El nombre es obligatorio" },
  lastNameNeeded: { en: "Last Name is required", es: "El apellido es obligatorio" },
  titleNeeded: {
    en: "Professional Title is required",
    es: "El título profesional es obligatorio",
  },
  cityNeeded: { en: "City is required", es: "La ciudad es obligatoria" },
  countryNeeded: { en: "Country is required", es: "El país es obligatorio" },
  yearsNeeded: (most: number) => ({
    en: `Please enter a whole number from 0 to ${most}`,
    es: `Escribe un número entero de 0 a ${most}`,
  }),
  rateNeeded: (most: number) => ({
    en: `Please enter an amount from 0 to ${formatCount(most)}`,
    es: `Escribe un monto de 0 a ${formatCount(most)}`,
  }),
  choiceNeeded: { en: "Please choose one of the list", es: "Elige una opción de la lista" },
  phoneNeeded: {
    en: "Please enter a valid phone number",
    es: "Escribe un número de teléfono válido",
  },
  tooManyServices: (most: number) => ({
    en: `An expert has at most ${most} services`,
    es: `Un experto puede tener hasta ${most} servicios`,
  }),
  serviceTooLong: (most: number) => ({
    en: `A service has at most ${most} letters`,
    es: `Un servicio puede tener hasta ${most} caracteres`,
  }),
  pictureNeeded: {
    en: "Please enter a web address, such as https://example.com/photo.jpg",
    es: "Escribe una dirección web, como https://example.com/photo.jpg",
  },
  created: "Expert added.",
  saved: "Expert saved.",
} as const;

/** Why an expert was not stored, and the change that it would have undone. */
export type ExpertRefusal = {
  problem: ExpertProblem;
  /** The field that the problem is about; left out, it is about the whole form. */
  field?: "account" | "profile_picture" | "picture_address";
  meanwhile?: Meanwhile;
};
