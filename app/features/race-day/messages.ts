import type { Words } from "#values/say.ts";
import { highestBib, mostInSlot, mostPlaces, mostSlots, mostWaves } from "./race-day.ts";

/** Why an organizer's change was not made. */
export const raceDayProblems = {
  gone: {
    en: "This does not exist any more. Somebody may have changed it meanwhile.",
    es: "Esto ya no existe. Quizá alguien lo cambió mientras tanto.",
  },
  "too-many-places": {
    en: `A race has at most ${mostPlaces} places for kit pick-up.`,
    es: `Una carrera tiene como máximo ${mostPlaces} lugares de entrega de kits.`,
  },
  "too-many-slots": {
    en: `A race has at most ${mostSlots} time slots. Choose longer ones or fewer hours.`,
    es: `Una carrera tiene como máximo ${mostSlots} horarios. Elige horarios más largos o menos horas.`,
  },
  "too-many-waves": {
    en: `A race has at most ${mostWaves} waves.`,
    es: `Una carrera tiene como máximo ${mostWaves} oleadas.`,
  },
  "slot-after-race": {
    en: "Kits are handed over on race day at the latest.",
    es: "Los kits se entregan a más tardar el día de la carrera.",
  },
  chosen: {
    en: "Runners have chosen this already. Set the capacity to the places that are taken, so that nobody else chooses it.",
    es: "Hay corredores que ya lo eligieron. Baja la capacidad a los cupos ocupados para que nadie más lo elija.",
  },
  "below-taken": {
    en: "More runners than that have chosen this time slot.",
    es: "Más corredores que esos ya eligieron este horario.",
  },
  overlap: {
    en: "These numbers overlap with those of another block.",
    es: "Estos números se cruzan con los de otro bloque.",
  },
  "no-distance": {
    en: "Please choose one of the distances.",
    es: "Elige una de las distancias.",
  },
  "no-blocks": {
    en: "Add a block of numbers first.",
    es: "Primero agrega un bloque de números.",
  },
  "no-mail": {
    en: "Nothing was changed: this server sends no email, so runners cannot be told.",
    es: "No se cambió nada: este servidor no envía correos, así que no se puede avisar a los corredores.",
  },
  "told-too-often": {
    en: "Nothing was changed: too many messages of this race leave within 24 hours. Do it without telling runners, or tomorrow.",
    es: "No se cambió nada: salen demasiados mensajes de esta carrera en 24 horas. Hazlo sin avisar a los corredores, o mañana.",
  },
  "no-waves": { en: "Add a wave first.", es: "Primero agrega una oleada." },
  cancelled: {
    en: "Not counted: this entry is cancelled.",
    es: "No se contó: esta inscripción está cancelada.",
  },
  already: {
    en: "Not counted again: this kit was handed over before.",
    es: "No se contó de nuevo: este kit ya se había entregado.",
  },
  void: {
    en: "Nothing was taken back: something else has happened since.",
    es: "No se deshizo nada: hubo otro cambio después.",
  },
  failed: {
    en: "This could not be saved. Please try again.",
    es: "No pudimos guardar el cambio. Inténtalo de nuevo.",
  },
} as const satisfies Record<string, Words>;

/** What runners are told where a number or a wave changes that they know already. */
export const toldChanges = {
  bib: {
    en: {
      subject: "Your bib number for {race} has changed",
      text: "{first_name}, your bib number is now {bib}. Letters and pictures from before show the old one. The code of your registration stays the same.",
    },
    es: {
      subject: "Cambió tu número de dorsal para {carrera}",
      text: "{nombre}, tu número de dorsal ahora es {dorsal}. Los correos y las imágenes anteriores muestran el antiguo. El código de tu inscripción es el mismo.",
    },
  },
  wave: {
    en: {
      subject: "Your start at {race} has changed",
      text: "{first_name}, your start wave is now: {wave}. What you were told before no longer holds.",
    },
    es: {
      subject: "Cambió tu salida en {carrera}",
      text: "{nombre}, ahora tu oleada de salida es: {oleada}. Lo que te dijimos antes ya no vale.",
    },
  },
} as const;

export type RaceDayProblem = keyof typeof raceDayProblems;

/** Why a runner's choice was not stored. */
export const choiceProblems = {
  full: {
    en: "This time slot is full. Please choose another one.",
    es: "Este horario está completo. Elige otro.",
  },
  gone: {
    en: "This time slot is no longer offered. Please choose another one.",
    es: "Este horario ya no está disponible. Elige otro.",
  },
  over: {
    en: "This time slot is over. Please choose another one.",
    es: "Este horario ya pasó. Elige otro.",
  },
  cancelled: {
    en: "This registration is cancelled.",
    es: "Esta inscripción está cancelada.",
  },
  collected: {
    en: "This kit has been picked up already.",
    es: "Este kit ya fue recogido.",
  },
  assigned: {
    en: "The organizer has chosen your wave. Please ask there if it should be another one.",
    es: "El organizador eligió tu oleada. Consúltale si debería ser otra.",
  },
  "too-often": {
    en: "Too many changes at once. Please try again later.",
    es: "Demasiados cambios en poco tiempo. Inténtalo de nuevo más tarde.",
  },
  failed: raceDayProblems.failed,
} as const satisfies Record<string, Words>;

export type ChoiceProblem = keyof typeof choiceProblems;

/** What is wrong with a field. */
export const fieldProblems = {
  name: { en: "Please enter a name", es: "Escribe un nombre" },
  address: { en: "Please enter an address", es: "Escribe una dirección" },
  link: {
    en: "Please enter a link that begins with https://",
    es: "Escribe un enlace que empiece con https://",
  },
  day: { en: "Please choose a day", es: "Elige un día" },
  time: { en: "Please enter a time such as 09:00", es: "Escribe una hora, como 09:00" },
  ends: {
    en: "The end must be after the beginning",
    es: "El final debe ser después del comienzo",
  },
  minutes: {
    en: "Please enter a whole number of minutes from 10 to 720",
    es: "Escribe un número entero de minutos de 10 a 720",
  },
  capacity: {
    en: `Please enter a whole number from 1 to ${mostInSlot}`,
    es: `Escribe un número entero de 1 a ${mostInSlot}`,
  },
  "slot-capacity": {
    en: `Please enter a whole number from 0 to ${mostInSlot}`,
    es: `Escribe un número entero de 0 a ${mostInSlot}`,
  },
  bib: {
    en: `Please enter a whole number from 1 to ${highestBib}`,
    es: `Escribe un número entero de 1 a ${highestBib}`,
  },
  "bib-order": {
    en: "The last number must not be below the first",
    es: "El último número no puede ser menor que el primero",
  },
  duration: {
    en: "Please enter a time such as 50:00 or 1:45:00",
    es: "Escribe un tiempo, como 50:00 o 1:45:00",
  },
  slot: { en: "Please choose a time slot", es: "Elige un horario" },
} as const satisfies Record<string, Words>;
