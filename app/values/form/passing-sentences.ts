import type { Words } from "../say.ts";

/** What visitors read when the database failed in a way that may pass by itself. */
export const passingSentences = {
  away: {
    en: "Our database cannot be reached at the moment. Please try again in a minute.",
    es: "En este momento no podemos acceder a nuestra base de datos. Intenta de nuevo en un minuto.",
  },
  busy: {
    en: "Our database has too much to do at the moment. Please try again in a minute.",
    es: "Nuestra base de datos está sobrecargada en este momento. Intenta de nuevo en un minuto.",
  },
  full: {
    en: "We cannot store anything at the moment. Please try again later.",
    es: "En este momento no podemos guardar nada. Intenta de nuevo más tarde.",
  },
} as const satisfies Record<string, Words>;
