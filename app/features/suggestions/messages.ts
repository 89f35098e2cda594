import type { Words } from "#values/say.ts";

export const suggestionMessages = {
  nameNeeded: { en: "Please enter the name of the race", es: "Escribe el nombre de la carrera" },
  noteNeeded: { en: "Please write what is wrong", es: "Escribe qué está mal" },
  dayNeeded: { en: "Please enter a valid date", es: "Escribe una fecha válida" },
  linkNeeded: {
    en: "Please enter an address that begins with https://",
    es: "Escribe una dirección que comience con https://",
  },
  tooOften: {
    en: "You have sent several suggestions within the last hour. Please try again later.",
    es: "Enviaste varias sugerencias en la última hora. Inténtalo de nuevo más tarde.",
  },
  notSent: {
    en: "Your suggestion could not be sent. Please try again.",
    es: "No se pudo enviar tu sugerencia. Inténtalo de nuevo.",
  },
} as const satisfies Record<string, Words>;

/** Why a suggestion could not be decided. */
export const suggestionProblems = {
  gone: "There is no such suggestion.",
  decided: "Somebody has decided about this suggestion already.",
  "no-race": "Make a race of it first: it is accepted when the race is saved.",
  "no-reason": "Please choose a reason.",
} as const;

export type SuggestionProblem = keyof typeof suggestionProblems;
