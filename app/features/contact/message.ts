import { formatFullMoment } from "#values/day.ts";
import type { Lang, Words } from "#values/say.ts";
import { shorten } from "#values/text/shorten.ts";
import { mailLink } from "#values/web/addresses/email-address.ts";

/** A message from the contact form, as administrators read it. */
export type KeptMessage = {
  id: string;
  name: string;
  email: string;
  subject: string | null;
  message: string;
  createdAt: Date;
  /** `null` while it waits. */
  handledAt: Date | null;
  /** The address of the administrator who handled it; `null` when that account is gone. */
  handledBy: string | null;
};

/** Which messages a list shows. */
export const messageStates = ["waiting", "handled", "all"] as const;

export type MessageState = (typeof messageStates)[number];

/** `?show=handled`; any other value shows the waiting messages. */
export function readMessageState(text: string | null): MessageState {
  return messageStates.find((state) => state === text) ?? "waiting";
}

/**
 * The address that opens an answer in the reader's own mail program.
 * @example "mailto:zoe@example.com?subject=Re%3A%20Support"
 */
export function answerAddress({ email, subject }: Pick<KeptMessage, "email" | "subject">): string {
  const about = subject ? `Re: ${subject.replace(/^(?:re:\s*)+/i, "")}` : "Your message to Dorsal";
  return mailLink(email, about);
}

/**
 * The name of a message where neither its text nor its writer may stand, as in the audit log.
 * @example "June 30, 2026, 14:05 UTC"
 */
export function messageName(createdAt: Date): string {
  return formatFullMoment(createdAt, "en");
}

/** The most characters that a field takes. */
export const nameLimit = 100;

export const subjectLimit = 150;

export const messageLimit = 5000;

/** The subjects, by the words in links to the form. */
const presets = new Map<string, Words>([
  ["support", { en: "Support", es: "Ayuda" }],
  ["organizers", { en: "For race organizers", es: "Para organizadores de carreras" }],
  ["start free trial", { en: "Start free trial", es: "Empezar la prueba gratis" }],
  ["pricing", { en: "Pricing for organizers", es: "Precios para organizadores" }],
  ["race", { en: "Add or correct a race", es: "Agregar o corregir una carrera" }],
]);

/** Proposed while the subject is typed. */
export const proposedSubjects = [...presets.values()];

/** The subject that `/contact?subject=` stands for: a known word, or the words themselves. */
export function presetSubject(asked: string | null, lang: Lang): string {
  const words = shorten((asked ?? "").replace(/\p{Cc}+/gu, " "), subjectLimit);
  return presets.get(words.toLowerCase())?.[lang] ?? words;
}

export const nameNeeded = { en: "Please enter your name", es: "Escribe tu nombre" };

export const messageNeeded = { en: "Please write a message", es: "Escribe un mensaje" };

export const tooLong = { en: "This is too long", es: "Este texto es demasiado largo" };

export const tooManyMessages = {
  en: "You have sent several messages within the last hour. Please try again later.",
  es: "Enviaste varios mensajes en la última hora. Inténtalo de nuevo más tarde.",
};

export const failedToSend = {
  en: "Your message could not be sent. Please try again.",
  es: "No se pudo enviar tu mensaje. Inténtalo de nuevo.",
};
