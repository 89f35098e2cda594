import { editingProblems } from "#features/races/editing/messages.ts";
import type { Words } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import {
  type AudiencePayment,
  type AudienceResult,
  type AudienceStatus,
  mostDaysAhead,
  mostMessages,
  mostNewsPerWeek,
  mostPerDay,
  mostRecipients,
  mostRetries,
  mostSmsPerDay,
  mostSmsRecipients,
  type RaceMessageKind,
  type RaceMessageState,
} from "./race-message.ts";

export const kindWords: Record<RaceMessageKind, Words> = {
  needed: { en: "What runners must know", es: "Lo que los corredores deben saber" },
  news: { en: "News and offers", es: "Novedades y promociones" },
  thanks: { en: "Thanks to finishers", es: "Agradecimiento a quienes llegaron" },
};

export const stateWords: Record<RaceMessageState, Words> = {
  draft: { en: "Draft", es: "Borrador" },
  scheduled: { en: "Scheduled", es: "Programado" },
  sending: { en: "Sending", es: "Enviando" },
  sent: { en: "Sent", es: "Enviado" },
  cancelled: { en: "Switched off", es: "Desactivado" },
};

export const statusChoices: Record<AudienceStatus, Words> = {
  registered: { en: "Registered", es: "Recibida" },
  confirmed: { en: "Confirmed", es: "Confirmada" },
  completed: { en: "Completed", es: "Completada" },
  pending: { en: "Waiting for payment", es: "Por pagar" },
  cancelled: { en: "Cancelled", es: "Cancelada" },
};

export const paymentChoices: Record<AudiencePayment, Words> = {
  paid: { en: "Paid here", es: "Pagadas aquí" },
  awaiting: { en: "Not paid yet", es: "Sin pagar todavía" },
  review: { en: "Proof to review", es: "Con comprobante por revisar" },
  none: { en: "Nothing to pay here", es: "Sin nada que pagar aquí" },
};

export const resultChoices: Record<AudienceResult, Words> = {
  with: {
    en: "Finished, by the published results",
    es: "Llegaron, según los resultados publicados",
  },
  without: { en: "Without a finish in the results", es: "Sin llegada en los resultados" },
};

/** A skipped runner has ended news between the order and the sending, or the sending was stopped first. */
export const deliveryWords = {
  waiting: { en: "Waiting", es: "En espera" },
  sent: { en: "Sent", es: "Enviados" },
  failed: { en: "Failed", es: "Fallidos" },
  skipped: { en: "Left out", es: "Omitidos" },
} satisfies Record<string, Words>;

/** The same of text messages. */
export const smsDeliveryWords = {
  waiting: { en: "Text messages waiting", es: "Mensajes de texto en espera" },
  sent: { en: "Text messages sent", es: "Mensajes de texto enviados" },
  failed: { en: "Text messages failed", es: "Mensajes de texto fallidos" },
} satisfies Record<string, Words>;

/** The same of messages by WhatsApp. */
export const whatsAppDeliveryWords = {
  waiting: { en: "WhatsApp messages waiting", es: "Mensajes de WhatsApp en espera" },
  sent: { en: "WhatsApp messages sent", es: "Mensajes de WhatsApp enviados" },
  delivered: { en: "WhatsApp messages delivered", es: "Mensajes de WhatsApp entregados" },
  read: { en: "of them read", es: "de ellos, leídos" },
  failed: { en: "WhatsApp messages failed", es: "Mensajes de WhatsApp fallidos" },
} satisfies Record<string, Words>;

export const textNeeded: Words = {
  en: "Write the message in at least one language",
  es: "Escribe el mensaje en al menos un idioma",
};

export const subjectNeeded: Words = { en: "Please enter a subject", es: "Escribe un asunto" };

export const bodyNeeded: Words = { en: "Please enter a text", es: "Escribe un texto" };

/** About what stands in braces and is not a placeholder. */
export function unknownPlaceholder(found: readonly string[]): Words {
  const list = found.slice(0, 3).join(", ");
  return {
    en: `Use only placeholders from the list. These do not exist: ${list}`,
    es: `Usa solo los campos de la lista; estos no existen: ${list}`,
  };
}

/** Why a message was not changed or sent. */
export const raceMessageProblems = {
  "no-race": editingProblems["no-race"],
  gone: {
    en: "This message was deleted, or has already been sent.",
    es: "Este mensaje fue eliminado o ya se envió.",
  },
  "too-many": {
    en: `A race has at most ${mostMessages} messages. Delete drafts that you do not need.`,
    es: `Una carrera tiene como máximo ${mostMessages} mensajes. Elimina los borradores que no necesites.`,
  },
  "no-mail": {
    en: "This site cannot send email at present.",
    es: "Por ahora este sitio no puede enviar correos.",
  },
  "no-sms": {
    en: "This site cannot send text messages at present.",
    es: "Por ahora este sitio no puede enviar mensajes de texto.",
  },
  "no-whatsapp": {
    en: "This site cannot send WhatsApp messages at present.",
    es: "Por ahora este sitio no puede enviar mensajes de WhatsApp.",
  },
  "too-many-phones": {
    en: `A message to phones reaches at most ${formatCount(mostSmsRecipients)} runners. Narrow who gets it, or send it by email only.`,
    es: `Un mensaje a teléfonos llega como máximo a ${formatCount(mostSmsRecipients)} corredores. Elige a menos personas o envíalo solo por correo.`,
  },
  "too-many-sms": {
    en: `A race sends at most ${mostSmsPerDay} messages to phones in 24 hours.`,
    es: `Una carrera envía como máximo ${mostSmsPerDay} mensajes a teléfonos en 24 horas.`,
  },
  nobody: {
    en: "No runner matches these choices. Change who gets the message.",
    es: "Ningún corredor cumple estas condiciones. Cambia a quién va el mensaje.",
  },
  "too-many-recipients": {
    en: `A message goes to at most ${formatCount(mostRecipients)} runners. Choose a distance or a category.`,
    es: `Un mensaje llega como máximo a ${formatCount(mostRecipients)} corredores. Elige una distancia o una categoría.`,
  },
  "too-often": {
    en: `A race sends at most ${mostPerDay} messages in 24 hours.`,
    es: `Una carrera envía como máximo ${mostPerDay} mensajes en 24 horas.`,
  },
  "too-much-news": {
    en: `A race sends news at most ${mostNewsPerWeek} times a week.`,
    es: `Una carrera envía novedades como máximo ${mostNewsPerWeek} veces por semana.`,
  },
  "no-time": {
    en: "Please enter a day and a time",
    es: "Escribe un día y una hora",
  },
  past: {
    en: "This time is over: choose a later one",
    es: "Esa hora ya pasó: elige una posterior",
  },
  "too-far": {
    en: `Choose a day within the next ${mostDaysAhead} days`,
    es: `Elige un día dentro de los próximos ${mostDaysAhead} días`,
  },
  "too-many-tests": {
    en: "You have sent many tests. Please try again in an hour.",
    es: "Enviaste muchas pruebas. Inténtalo de nuevo en una hora.",
  },
  "no-failures": {
    en: "There is nothing to try again.",
    es: "No hay nada que volver a intentar.",
  },
  "too-many-retries": {
    en: `A message can be tried again ${mostRetries} times.`,
    es: `Un mensaje se puede volver a intentar ${mostRetries} veces.`,
  },
  failed: {
    en: "This could not be saved. Please try again.",
    es: "No pudimos guardar el cambio. Inténtalo de nuevo.",
  },
} as const satisfies Record<string, Words>;

export type RaceMessageProblem = Exclude<keyof typeof raceMessageProblems, "failed">;
