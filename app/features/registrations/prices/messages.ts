import { editingProblems } from "#features/races/editing/messages.ts";
import type { Words } from "#values/say.ts";
import type { StepProblem } from "./typed-steps.ts";

/** Codes that a race may have. */
export const mostCodes = 200;

/** The name under which the form has what is wrong with the ways to pay as a whole. */
export const waysField = "ways";

export const stepProblems: Record<StepProblem, Words> = {
  amount: {
    en: "Please enter an amount such as 80 or 79.50",
    es: "Escribe un monto como 80 o 79.50",
  },
  "too-little": {
    en: "This is less than can be charged: enter 0 for a free entry",
    es: "Es menos de lo que se puede cobrar: escribe 0 para una inscripción gratis",
  },
  day: { en: "Please enter a day", es: "Escribe un día" },
  "day-past": {
    en: "This day is over, so nobody would pay this price: choose a later day",
    es: "Este día ya pasó y nadie pagaría este precio: elige un día posterior",
  },
  "day-order": {
    en: "This day is not after the one before",
    es: "Este día no es posterior al anterior",
  },
  places: { en: "Please enter a whole number", es: "Escribe un número entero" },
  endless: {
    en: "A price that others follow needs a last day or a number of entries",
    es: "Un precio seguido de otros necesita un último día o un número de inscripciones",
  },
  ends: {
    en: "The last price has no end: leave its day and number empty",
    es: "El último precio no termina: deja vacíos su día y su número",
  },
};

/** Why prices or codes were not changed. */
export const priceProblems = {
  "no-race": editingProblems["no-race"],
  "sold-more": {
    en: "More entries than that have been sold at one of these prices already.",
    es: "Ya se vendieron más inscripciones que esas a uno de estos precios.",
  },
  "currency-used": {
    en: "The currency cannot change any more: there are orders in it.",
    es: "La moneda ya no puede cambiar: hay pedidos en ella.",
  },
  "no-way": {
    en: "Open at least one way and write how runners pay you, or connect an account for cards first.",
    es: "Abre al menos una forma y escribe cómo te pagan los corredores, o conecta antes una cuenta para tarjetas.",
  },
  "changed-meanwhile": {
    en: "Someone else has changed the distances or prices. Please look at them again.",
    es: "Otra persona cambió las distancias o los precios. Revísalos otra vez.",
  },
  "code-exists": {
    en: "The race has this code already.",
    es: "La carrera ya tiene este código.",
  },
  "too-many": {
    en: `A race has at most ${mostCodes} codes.`,
    es: `Una carrera puede tener hasta ${mostCodes} códigos.`,
  },
  "no-limit": {
    en: "This distance has no limit of places, so nobody needs to be kept one.",
    es: "Esta distancia no tiene límite de cupos: no hace falta reservar ninguno.",
  },
  "no-places": {
    en: "The distance has fewer free places than that. Raise its limit first, or keep fewer.",
    es: "A la distancia le quedan menos cupos que esos. Aumenta antes su límite o reserva menos.",
  },
  "others-wait": {
    en: "Runners on the waiting list are offered the next free places of this distance.",
    es: "Los próximos cupos de esta distancia se ofrecen a quienes están en la lista de espera.",
  },
  "day-over": {
    en: "The last day of this code is over. Add another code.",
    es: "El último día de este código ya pasó. Agrega otro código.",
  },
  gone: { en: "There is no such code.", es: "Ese código no existe." },
  failed: {
    en: "That could not be saved. Please try again.",
    es: "No se pudo guardar. Inténtalo de nuevo.",
  },
} as const satisfies Record<string, Words>;

export type PriceProblem = keyof typeof priceProblems;
