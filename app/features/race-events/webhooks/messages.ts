import { sentenceOf } from "#features/accounts/messages.ts";
import { formatFullMoment } from "#values/day.ts";
import { type Lang, sayIn, type Words } from "#values/say.ts";
import type { RaceEventKind } from "../race-event.ts";
import {
  type Delivery,
  type DeliveryStatus,
  longestAddress,
  mostEndpoints,
  mostTries,
  type PauseReason,
} from "./webhook.ts";

export type WebhookProblem =
  | "too-many"
  | "known-address"
  | "not-https"
  | "private"
  | "unknown-host"
  | "too-slow"
  | "no-answer";

export const webhookProblems = {
  "too-many": {
    en: `A race has at most ${mostEndpoints} addresses of one organizer. Please delete one first.`,
    es: `Una carrera puede tener hasta ${mostEndpoints} direcciones de un organizador. Primero elimina una.`,
  },
  "known-address": {
    en: "This address is in the list already.",
    es: "Esta dirección ya está en la lista.",
  },
  "not-https": {
    en: "Please enter an address that begins with https://.",
    es: "Escribe una dirección que empiece con https://.",
  },
  private: {
    en: "This address leads into a private network. Please enter one of the internet.",
    es: "Esta dirección lleva a una red privada. Escribe una de internet.",
  },
  "unknown-host": {
    en: "There is no server of this name. Please check the address.",
    es: "No existe un servidor con este nombre. Revisa la dirección.",
  },
  "too-slow": {
    en: "The name of this server could not be looked up. Please try again.",
    es: "No pudimos consultar el nombre de este servidor. Inténtalo de nuevo.",
  },
  "no-answer": {
    en: "This server does not answer. Please check the address.",
    es: "Este servidor no responde. Revisa la dirección.",
  },
} satisfies Record<WebhookProblem, Words>;

export const addressNeeded = { en: "Please enter an address.", es: "Escribe una dirección." };
export const addressTooLong = {
  en: `Please enter at most ${longestAddress} letters.`,
  es: `Escribe ${longestAddress} letras como máximo.`,
};
export const addressWithPassword = {
  en: "Please leave names, passwords and # out of the address.",
  es: "Deja fuera de la dirección nombres, contraseñas y #.",
};
export const eventNeeded = {
  en: "Please choose at least one event.",
  es: "Elige al menos un evento.",
};

export const webhookNotices = {
  saved: { en: "The events are saved.", es: "Guardamos los eventos." },
  paused: {
    en: "Nothing is sent to this address until you resume it.",
    es: "No se envía nada a esta dirección hasta que la reanudes.",
  },
  resumed: {
    en: "Events are sent to this address again.",
    es: "Los eventos se envían otra vez a esta dirección.",
  },
  deleted: { en: "The address is deleted.", es: "La dirección se eliminó." },
  replayed: { en: "The event is sent again.", es: "El evento se envía de nuevo." },
  "too-often": {
    en: "That is often enough for this hour. Please try again later.",
    es: "Ya son bastantes por esta hora. Inténtalo de nuevo más tarde.",
  },
  gone: { en: "It was deleted already.", es: "Ya se había eliminado." },
} satisfies Record<string, Words>;

export type WebhookNotice = keyof typeof webhookNotices;

export const eventWords = {
  "registration.created": { en: "A runner registers", es: "Alguien se inscribe" },
  "registration.updated": { en: "A registration changes", es: "Cambia una inscripción" },
  "registration.cancelled": { en: "A registration is cancelled", es: "Se cancela una inscripción" },
  "review.published": { en: "A review appears", es: "Aparece una reseña" },
  "results.published": { en: "Results are published", es: "Se publican resultados" },
} satisfies Record<RaceEventKind, Words>;

const deliveryWords = {
  waiting: { en: "Waiting", es: "En espera" },
  sent: { en: "Sent", es: "Enviado" },
  failed: { en: "Failed", es: "Falló" },
  dropped: { en: "Not needed", es: "No hizo falta" },
} satisfies Record<DeliveryStatus, Words>;

/** A delivery whose address is paused. */
const waitsForResume = {
  en: "Waiting until you resume the address",
  es: "En espera hasta que reanudes la dirección",
};

export const pauseWords = {
  organizer: { en: "You have paused this address.", es: "Pausaste esta dirección." },
  failures: {
    en: "Paused, because every try failed for days. Resume it once your server answers.",
    es: "En pausa, porque todos los intentos fallaron durante días. Reanúdala cuando tu servidor responda.",
  },
  gone: {
    en: "Paused, because your server answered 410: it wants no more events.",
    es: "En pausa, porque tu servidor respondió 410: no quiere más eventos.",
  },
} satisfies Record<PauseReason, Words>;

/** Why a try had no answer, in the log of deliveries. */
const failureWords = {
  "not-https": { en: "The address is not https", es: "La dirección no es https" },
  private: { en: "The name leads into a private network", es: "El nombre lleva a una red privada" },
  "unknown-host": {
    en: "The name of the server is not known",
    es: "El nombre del servidor no se conoce",
  },
  "too-slow": { en: "No answer within ten seconds", es: "Sin respuesta en diez segundos" },
  "no-answer": { en: "No connection", es: "Sin conexión" },
} satisfies Record<Exclude<WebhookProblem, "too-many" | "known-address">, Words>;

/** What the log says about a delivery. While its address is paused, no retry is announced. */
export function deliveryFacts(delivery: Delivery, isPaused: boolean, lang: Lang): string[] {
  const say = sayIn(lang);
  const { status, tries, answerStatus, problem, tookMs, nextTryAt } = delivery;
  const isWaiting = status === "waiting";
  const facts = [say(isWaiting && isPaused ? waitsForResume : deliveryWords[status])];
  if (tries > 0) {
    facts.push(say({ en: `try ${tries} of ${mostTries}`, es: `intento ${tries} de ${mostTries}` }));
  }
  if (answerStatus !== null) {
    facts.push(say({ en: `answer ${answerStatus}`, es: `respuesta ${answerStatus}` }));
  }
  const why = sentenceOf(failureWords, problem);
  if (why) facts.push(say(why));
  if (tookMs !== null) facts.push(`${tookMs} ms`);
  if (isWaiting && !isPaused && nextTryAt) {
    const moment = formatFullMoment(nextTryAt, lang);
    facts.push(say({ en: `again at ${moment}`, es: `de nuevo: ${moment}` }));
  }
  return facts;
}
