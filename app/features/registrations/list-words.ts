import type { Words } from "#values/say.ts";

/** Said of the distance of a category or a question. */
export const distanceUnknown: Words = {
  en: "Please choose a distance of this race",
  es: "Elige una distancia de esta carrera",
};
