import type { Words } from "#values/say.ts";
import { obstacles, type RegistrationRefusal } from "./obstacle.ts";

/** Why a form that was sent made no registration. */
export const registrationRefusals = {
  ...obstacles,
  incomplete: {
    en: "Please fill in all required fields",
    es: "Completa todos los campos obligatorios",
  },
  "sold-out": {
    en: "Something that you chose has just sold out. Please go back to your answers to the organizer and choose again.",
    es: "Algo que elegiste se acaba de agotar. Vuelve a tus respuestas al organizador y elige otra opción.",
  },
  "extras-sold-out": {
    en: "Fewer of an extra are left than you chose. Please look at your extras again.",
    es: "De un adicional quedan menos que los que elegiste. Revisa tus adicionales otra vez.",
  },
  "too-many": {
    en: "An order for this race has fewer people than that. Please take somebody out.",
    es: "Un pedido de esta carrera admite menos personas. Quita a alguna.",
  },
  "too-many-entries": {
    en: "Your account has too many entries of this race for so many more. Please ask the organizer to enter a large group.",
    es: "Tu cuenta tiene demasiadas inscripciones en esta carrera para sumar tantas más. Pide al organizador que inscriba a un grupo grande.",
  },
  gone: { en: "This distance is no longer offered.", es: "Esta distancia ya no está disponible." },
  "price-changed": {
    en: "The price has changed since this page was shown. Please look at the total again.",
    es: "El precio cambió desde que se mostró esta página. Revisa el total otra vez.",
  },
  "code-refused": {
    en: "Your code does not count any more. Please look at the total again.",
    es: "Tu código ya no es válido. Revisa el total otra vez.",
  },
  "no-team": {
    en: "The team that you wanted to join is full, or its link no longer works. Send the form again to register without a team.",
    es: "El equipo al que te querías unir está completo o su enlace ya no funciona. Envía el formulario otra vez para inscribirte sin equipo.",
  },
  busy: {
    en: "Many runners are registering right now. Please send the form again in a minute.",
    es: "Muchas personas se están inscribiendo en este momento. Envía el formulario otra vez en un minuto.",
  },
  "no-way-to-pay": {
    en: "The organizer has not said yet how to pay. Please try again later, or ask there.",
    es: "El organizador todavía no indicó cómo pagar. Inténtalo más tarde o consúltale.",
  },
} as const satisfies Record<RegistrationRefusal, Words>;

/** Why a registration was not stored or cancelled. */
export const registrationFailures = {
  failed: {
    en: "Failed to submit registration. Please try again.",
    es: "No se pudo enviar la inscripción. Inténtalo de nuevo.",
  },
  notKept: {
    en: "Your answers could not be saved. Please try again.",
    es: "No se pudieron guardar tus respuestas. Inténtalo de nuevo.",
  },
  otherCode: {
    en: "Nothing is sent yet. Please look at your code and the total, and send the form again.",
    es: "Todavía no se envió nada. Revisa tu código y el total, y vuelve a enviar el formulario.",
  },
  tooLate: {
    en: "This registration can no longer be cancelled.",
    es: "Esta inscripción ya no se puede cancelar.",
  },
  tooMany: {
    en: "Too many registrations at once. Please try again later.",
    es: "Demasiadas inscripciones en poco tiempo. Inténtalo de nuevo más tarde.",
  },
} as const;
