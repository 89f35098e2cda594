import type { Words } from "#values/say.ts";
import type { ContactProblem } from "../expert.ts";

export const contactProblems = {
  "too-many": {
    en: "Too many contacts were asked for from here. Please try again later.",
    es: "Desde aquí se pidieron demasiados contactos. Inténtalo de nuevo más tarde.",
  },
  failed: {
    en: "The contact could not be loaded. Please try again.",
    es: "No pudimos cargar el contacto. Inténtalo de nuevo.",
  },
} as const satisfies Record<ContactProblem, Words>;

export const failedToLoad = {
  en: "Failed to load expert details. Please try again later.",
  es: "No pudimos cargar los datos del experto. Inténtalo de nuevo más tarde.",
};

/** The title of a page without its expert. */
export const expertMissing: Words = { en: "Expert Not Found", es: "No encontramos a este experto" };
