import type { Words } from "#values/say.ts";

/** Why the entry form of a race was not saved. */
export const entryFormProblems = {
  "changed-meanwhile": {
    en: "Somebody else has changed the waiver since you opened this page. Copy your text, open the page again and put both together.",
    es: "Otra persona cambió el deslinde desde que abriste esta página. Copia tu texto, vuelve a abrir la página y une los dos.",
  },
  failed: {
    en: "The entry form could not be saved. Please try again.",
    es: "No se pudo guardar el formulario. Inténtalo de nuevo.",
  },
} as const satisfies Record<string, Words>;
