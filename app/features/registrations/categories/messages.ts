import type { AuditEntry } from "#features/audit/change.ts";
import { distanceUnknown, editingProblems } from "#features/races/editing/messages.ts";
import type { Words } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import { highestAge, mostCategories } from "./category.ts";

/** Why the categories of a race were not changed. */
export const categoryProblems = {
  "no-race": editingProblems["no-race"],
  gone: {
    en: "Someone else deleted this category.",
    es: "Otra persona eliminó esta categoría.",
  },
  "no-distance": distanceUnknown,
  "too-many": {
    en: `A race has at most ${mostCategories} categories.`,
    es: `Una carrera puede tener hasta ${mostCategories} categorías.`,
  },
  "order-changed": {
    en: "Someone else changed the categories. This is the current order.",
    es: "Otra persona cambió las categorías. Este es el orden actual.",
  },
  "no-template": { en: "Please choose a template.", es: "Elige una plantilla." },
  "not-saved": {
    en: "The categories could not be saved. Please try again.",
    es: "No se pudieron guardar las categorías. Inténtalo de nuevo.",
  },
} satisfies Record<string, Words>;

export type CategoryProblem = keyof typeof categoryProblems;

export const categoryNameNeeded: Words = { en: "Please enter a name", es: "Escribe un nombre" };
export const ageUnreadable: Words = {
  en: `Please enter whole years from 0 to ${highestAge}, or nothing`,
  es: `Escribe años enteros de 0 a ${highestAge} o déjalo vacío`,
};
export const agesReversed: Words = {
  en: "This age is below the first one",
  es: "Esta edad es menor que la primera",
};

/** Why the category of an entry was not corrected. */
export const correctionProblems = {
  gone: { en: "There is no such registration.", es: "Esa inscripción no existe." },
  "no-category": {
    en: "This category does not exist any more, or is for another distance.",
    es: "Esta categoría ya no existe o es de otra distancia.",
  },
} satisfies Record<string, Words>;

/** Asked before a template replaces what is in the list. */
export function replacesWords({ count, corrected }: { count: number; corrected: number }): Words {
  const replaced =
    count === 1
      ? {
          en: "The category in the list is deleted.",
          es: "Se elimina la categoría de la lista.",
        }
      : {
          en: `The ${formatCount(count)} categories in the list are deleted.`,
          es: `Se eliminan las ${formatCount(count)} categorías de la lista.`,
        };
  if (corrected === 0) return replaced;
  const entries = formatCount(corrected);
  return corrected === 1
    ? {
        en: `${replaced.en} ${entries} entry that you put in a category by hand gets the automatic one.`,
        es: `${replaced.es} ${entries} inscripción que pusiste a mano en una categoría pasa a la automática.`,
      }
    : {
        en: `${replaced.en} ${entries} entries that you put in a category by hand get the automatic one.`,
        es: `${replaced.es} ${entries} inscripciones que pusiste a mano en una categoría pasan a la automática.`,
      };
}

/** What the audit log calls it. */
export const categoryCorrected = "changed the category of";

/** What the history of a registration says of a correction; `null` for any other change. */
export function correctionWords({
  action,
  after,
}: Pick<AuditEntry, "action" | "after">): Words | null {
  if (action !== categoryCorrected) return null;
  const name = after?.category;
  return typeof name === "string"
    ? { en: `category changed to ${name}`, es: `categoría cambiada a ${name}` }
    : { en: "category set to automatic", es: "categoría automática de nuevo" };
}
