import type { Words } from "#values/say.ts";

/** Why a runner's change of an entry was not begun or taken back. */
export const changeProblems = {
  gone: {
    en: "This entry can no longer be changed this way.",
    es: "Esta inscripción ya no se puede cambiar así.",
  },
  "not-allowed": {
    en: "The organizer does not allow this change, or its last day is over.",
    es: "El organizador no permite este cambio o ya venció el plazo.",
  },
  "checked-in": {
    en: "You have picked up your bib: ask the organizer.",
    es: "Ya recogiste tu dorsal: consulta al organizador.",
  },
  "open-already": {
    en: "A change of this entry is open. Take it back first.",
    es: "Ya hay un cambio pendiente de esta inscripción. Primero anúlalo.",
  },
  "own-address": {
    en: "Please enter the address of the other runner, not your own.",
    es: "Escribe el correo de la otra persona, no el tuyo.",
  },
  "no-mail": {
    en: "This server sends no email, so nobody can be invited.",
    es: "Este servidor no envía correos, así que no se puede invitar a nadie.",
  },
  "no-distance": {
    en: "Please choose another distance of this race.",
    es: "Elige otra distancia de esta carrera.",
  },
  "registered-there": {
    en: "You are already registered for that distance.",
    es: "Ya tienes una inscripción en esa distancia.",
  },
  "in-review": {
    en: "Your proof of payment is with the organizer. Wait for the answer first.",
    es: "El organizador tiene tu comprobante. Espera primero su respuesta.",
  },
  disputed: {
    en: "The card's owner disputes the payment of this entry. It cannot be changed until that is decided.",
    es: "El titular de la tarjeta desconoció el pago de esta inscripción. No se puede cambiar hasta que se resuelva.",
  },
  "own-entry": {
    en: "This is your own entry: send the link to the other runner.",
    es: "Es tu propia inscripción: envía el enlace a la otra persona.",
  },
  taken: {
    en: "Somebody else has accepted this entry already.",
    es: "Otra persona ya aceptó esta inscripción.",
  },
  "too-often": {
    en: "You have sent as many invitations as a day allows. Please try again tomorrow.",
    es: "Enviaste todas las invitaciones que se permiten en un día. Inténtalo de nuevo mañana.",
  },
  failed: {
    en: "That could not be saved. Please try again.",
    es: "No se pudo guardar. Inténtalo de nuevo.",
  },
} as const satisfies Record<string, Words>;

export type EntryChangeProblem = Exclude<keyof typeof changeProblems, "failed">;

/** Why an organizer's rules were not stored. */
export const ruleProblems = {
  "no-sale": {
    en: "This race sells no entries, so there can be no fee.",
    es: "Esta carrera no vende inscripciones, así que no puede haber un costo.",
  },
  amount: {
    en: "Please enter an amount such as 20, or leave it empty",
    es: "Escribe un monto como 20 o déjalo vacío",
  },
  day: { en: "Please enter a day, or leave it empty", es: "Escribe un día o déjalo vacío" },
  failed: {
    en: "That could not be saved. Please try again.",
    es: "No se pudo guardar. Inténtalo de nuevo.",
  },
} as const satisfies Record<string, Words>;
