import type { Words } from "#values/say.ts";
import { obstacles } from "../obstacle.ts";
import { mostWaits } from "./waiting.ts";

const { cancelled, over, deadline, closed, external, registered } = obstacles;

/** Why a runner did not join a waiting list. */
export const joiningProblems = {
  cancelled,
  over,
  deadline,
  closed,
  external,
  registered,
  gone: { en: "This distance is no longer offered.", es: "Esta distancia ya no está disponible." },
  off: {
    en: "The waiting list of this distance takes nobody new.",
    es: "La lista de espera de esta distancia ya no recibe a nadie más.",
  },
  free: {
    en: "This distance has free places: you can register now.",
    es: "Esta distancia tiene cupos: ya te puedes inscribir.",
  },
  "too-many": {
    en: `You can wait for ${mostWaits} distances at once. Leave another list first.`,
    es: `Puedes esperar por ${mostWaits} distancias a la vez. Sal primero de otra lista.`,
  },
  "too-often": {
    en: "Too many changes at once. Please try again later.",
    es: "Demasiados cambios en poco tiempo. Inténtalo de nuevo más tarde.",
  },
} as const satisfies Record<string, Words>;

export type WaitingRefusal = keyof typeof joiningProblems;

/** Why an organizer's change of a waiting list was not made. */
export const waitingProblems = {
  gone: {
    en: "This runner is no longer on the waiting list.",
    es: "Este corredor ya no está en la lista de espera.",
  },
  offered: {
    en: "A place is offered to this runner already.",
    es: "A este corredor ya se le ofreció un cupo.",
  },
  failed: {
    en: "That could not be saved. Please try again.",
    es: "No se pudo guardar. Inténtalo de nuevo.",
  },
} as const satisfies Record<string, Words>;

export type ListedProblem = Exclude<keyof typeof waitingProblems, "failed">;
