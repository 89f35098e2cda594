import { formatDay } from "#values/day.ts";
import type { Words } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import type { EntryChangeKind } from "../orders/changes/change.ts";
import { registrationStatusWords } from "../registration.ts";
import type { GivenStatus } from "./given-status.ts";
import type { StatusRefusal } from "./roster.ts";

export const rosterNotLoaded = {
  en: "Failed to load registrations. Please try again.",
  es: "No se pudieron cargar las inscripciones. Inténtalo de nuevo.",
};

/** ERR-57. The reasons follow it. */
export const failedToUpdate = {
  en: "Failed to update registration status",
  es: "No se pudo cambiar el estado de la inscripción",
};

/** Why one registration was not given another status. */
export function refusalSentence(refusal: StatusRefusal): Words {
  switch (refusal.problem) {
    case "full":
      return {
        en: "All places of this distance are taken.",
        es: "Esta distancia ya no tiene cupos.",
      };
    case "sold-out":
      return {
        en: "Something that the runner chose is sold out by now. Raise its stock first.",
        es: "Algo que el corredor eligió ya se agotó. Primero aumenta sus existencias.",
      };
    case "registered-again":
      return {
        en: "The runner has registered for this distance again since.",
        es: "Desde entonces, el corredor volvió a inscribirse en esta distancia.",
      };
    case "code-used":
      return {
        en: "The code that the runner used has no uses left.",
        es: "El código que usó el corredor ya no tiene usos.",
      };
    case "credit-returned":
      return {
        en: "What was paid for the last edition no longer counts for this registration: it is to settle with the runner. The runner can register again.",
        es: "Lo que se pagó en la edición anterior ya no cuenta para esta inscripción: queda por resolver con el corredor. El corredor puede inscribirse de nuevo.",
      };
    case "given-up":
      return givenUp[refusal.kind];
    case "gone":
      return { en: "There is no such registration.", es: "Esa inscripción no existe." };
    case "ahead":
      return {
        en: `The race is on ${formatDay(refusal.startDate, "en")} and has not been run yet.`,
        es: `La carrera es el ${formatDay(refusal.startDate, "es")} y todavía no se corre.`,
      };
    case "not-offered":
      return {
        en: `It is ${refusal.status} by now.`,
        es: `Ahora está ${registrationStatusWords[refusal.status].es.toLowerCase()}.`,
      };
    case "failed":
      return { en: "Please try again.", es: "Inténtalo de nuevo." };
  }
}

const givenUp: Record<EntryChangeKind, Words> = {
  transfer: {
    en: "It was passed on to another runner, and what was paid for it counts for their registration.",
    es: "Se traspasó a otra persona, y lo que se pagó cuenta para la inscripción de esa persona.",
  },
  distance: {
    en: "It was exchanged for another distance, and what was paid for it counts there.",
    es: "Se cambió por otra distancia, y lo que se pagó cuenta para esa.",
  },
  deferral: {
    en: "It was kept for the next edition, and what was paid for it counts there. The runner can register again.",
    es: "Se guardó para la próxima edición, y lo que se pagó cuenta para esa. El corredor puede inscribirse de nuevo.",
  },
};

/** Asked before a registration for a race to come is marked as completed. */
export const aheadFirst = {
  en: "Nothing is marked yet. Have these runners completed the race?",
  es: "Todavía no se marcó nada. ¿Estos corredores completaron la carrera?",
};
export const completeAhead = {
  en: "Mark completed anyway",
  es: "Marcar como completadas de todos modos",
};

export const nobodyChosen = {
  en: "Please choose at least one registration",
  es: "Elige al menos una inscripción",
};
export const tooManyChosen = (most: number) => ({
  en: `Please choose at most ${most} registrations`,
  es: `Elige ${most} inscripciones como máximo`,
});
export const tooManyMatching = (most: number) => ({
  en: `More than ${most} registrations match. Filter the list first.`,
  es: `Hay más de ${most} inscripciones. Primero filtra la lista.`,
});
export const noSuchChange = { en: "Please choose what to do", es: "Elige qué hacer" };

const changed: Record<GivenStatus, { one: Words; many: (count: number) => Words }> = {
  confirmed: {
    one: { en: "Registration confirmed.", es: "Inscripción confirmada." },
    many: (count) => ({
      en: `${count} registrations confirmed.`,
      es: `${count} inscripciones confirmadas.`,
    }),
  },
  completed: {
    one: { en: "Registration marked as completed.", es: "Inscripción marcada como completada." },
    many: (count) => ({
      en: `${count} registrations marked as completed.`,
      es: `${count} inscripciones marcadas como completadas.`,
    }),
  },
  cancelled: {
    one: { en: "Registration cancelled.", es: "Inscripción cancelada." },
    many: (count) => ({
      en: `${count} registrations cancelled.`,
      es: `${count} inscripciones canceladas.`,
    }),
  },
};

/** After an undo. */
export function undoneSentence(count: number): Words {
  if (count === 1) {
    return {
      en: "Undone: the registration has its former status.",
      es: "Cambio deshecho: la inscripción tiene su estado anterior.",
    };
  }
  return {
    en: `Undone: ${count} registrations have their former status.`,
    es: `Cambio deshecho: ${count} inscripciones tienen su estado anterior.`,
  };
}

export const nothingToUndo = {
  en: "There is nothing left to undo",
  es: "Ya no hay nada que deshacer",
};

/** `Registration confirmed.`, `3 registrations confirmed.` */
export function changedSentence(to: GivenStatus, count: number): Words {
  return count === 1 ? changed[to].one : changed[to].many(count);
}

export const tooManyForWorkbook = (most: number) => ({
  en: `A workbook holds at most ${formatCount(most)} registrations. Filter the list, or take the CSV file.`,
  es: `Un archivo de Excel admite hasta ${formatCount(most)} inscripciones. Filtra la lista o descarga el archivo CSV.`,
});

/** What the log of changes calls what is done for race day, and what the history of a registration says of it. */
export const raceDayActions = {
  collected: "handed over the kit of",
  returned: "took back the kit of",
  wave: "changed the wave of",
} as const;

export const raceDayActionWords: Record<string, Words> = {
  [raceDayActions.collected]: { en: "kit handed over", es: "kit entregado" },
  [raceDayActions.returned]: { en: "kit taken back", es: "entrega del kit deshecha" },
  [raceDayActions.wave]: { en: "wave changed", es: "oleada cambiada" },
};

/** Added on a server that cannot tell the runners by mail. */
export const withoutMail = {
  en: "This server sends no email: please tell the runners.",
  es: "Este servidor no envía correos: avísales a los corredores.",
};
