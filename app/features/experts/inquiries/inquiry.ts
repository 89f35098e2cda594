import { href } from "react-router";
import type { Viewer } from "#features/accounts/viewer.ts";
import { withQuery } from "#values/address.ts";
import { msPerDay } from "#values/day.ts";
import type { Lang, Words } from "#values/say.ts";

/** The two who write each other. */
export type InquirySide = "visitor" | "expert";

/** Who reads a conversation: one of its sides, or an administrator who was given a link to it. */
export type InquiryReader = InquirySide | "admin";

/** Characters of what is typed. */
export const inquiryNameLimit = 100;
export const inquiryMessageLimit = 5000;

/** So long after its last message a conversation can be read and continued by its links. */
export const inquiryLifeDays = 180;

export type InquiryMessage = {
  id: string;
  isFromExpert: boolean;
  body: string;
  createdAt: Date;
};

/** A visitor and an expert who write each other, without an address of either. */
export type Inquiry = {
  id: string;
  visitorName: string;
  expert: { id: string; name: string; isActive: boolean };
  closedBy: InquiryReader | null;
  /** Whether the last message is too long ago to continue. */
  isOver: boolean;
  /** The latest ones, oldest first. */
  messages: InquiryMessage[];
};

/** A conversation in the list of the expert. */
export type InquiryLine = {
  id: string;
  visitorName: string;
  /** The beginning of the last message. */
  excerpt: string;
  /** Whether the last message is the expert's. */
  isFromExpert: boolean;
  /** Whether the last message is the visitor's. */
  isWaiting: boolean;
  isClosed: boolean;
  lastMessageAt: Date;
};

/** A conversation in the list of the visitor, with the address that leads to it. */
export type OwnInquiry = { id: string; path: string; lastMessageAt: Date; isClosed: boolean };

/** Why nothing more can be written; `null` while both sides can. */
export function inquiryObstacle({
  closedBy,
  isOver,
  expert,
}: Pick<Inquiry, "closedBy" | "isOver" | "expert">): "closed" | "over" | "not-listed" | null {
  if (closedBy !== null) return "closed";
  if (isOver) return "over";
  return expert.isActive ? null : "not-listed";
}

/** Whether the last message is so old that links do not work any more. */
export function isInquiryOver(lastMessageAt: Date, now: Date): boolean {
  return lastMessageAt.getTime() + inquiryLifeDays * msPerDay <= now.getTime();
}

/** The form to report abuse in a conversation. */
export function reportAddress(lang: Lang): string {
  const subject = { en: "Abuse in a conversation", es: "Abuso en una conversación" };
  return withQuery(href("/contact"), { subject: subject[lang] });
}

/**
 * Who reads a conversation through a link: the side that the link was sent to. An administrator to whom
 * one side has passed it on, to report abuse, does not write in that side's name.
 */
export function readerOf(
  {
    side,
    visitorId,
    expert,
  }: { side: InquirySide; visitorId: string | null; expert: { userId: string | null } },
  viewer: Pick<Viewer, "userId" | "isAdmin"> | null,
): InquiryReader {
  if (!viewer?.isAdmin) return side;
  return viewer.userId === visitorId || viewer.userId === expert.userId ? side : "admin";
}

export const inquiryNameNeeded = { en: "Please enter your name", es: "Escribe tu nombre" };
export const inquiryMessageNeeded = { en: "Please write a message", es: "Escribe un mensaje" };
export const inquiryTooLong = { en: "This is too long", es: "Este texto es demasiado largo" };

export type InquiryProblem =
  | "no-mail"
  | "not-listed"
  | "unreachable"
  | "own-page"
  | "too-many"
  | "too-many-for-expert"
  | "too-many-messages"
  | "closed"
  | "over"
  | "gone"
  | "not-sent";

export const inquiryProblems = {
  "no-mail": {
    en: "This server sends no email, so messages to experts are not possible right now.",
    es: "Este servidor no envía correos, así que por ahora no se puede escribir a los expertos.",
  },
  "not-listed": {
    en: "This expert is not listed any more, so nothing more can be sent.",
    es: "Este experto ya no está en la lista, así que no se le puede enviar nada más.",
  },
  unreachable: {
    en: "This expert takes no messages here.",
    es: "Este experto no recibe mensajes por aquí.",
  },
  "own-page": { en: "This is your own page.", es: "Esta es tu propia página." },
  "too-many": {
    en: "Too many messages have come from here within the last hour. Please try again later.",
    es: "En la última hora se enviaron demasiados mensajes desde aquí. Inténtalo de nuevo más tarde.",
  },
  "too-many-for-expert": {
    en: "This expert has got very many messages today. Please try again tomorrow.",
    es: "Este experto recibió muchísimos mensajes hoy. Inténtalo de nuevo mañana.",
  },
  "too-many-messages": {
    en: "Very many messages were sent here within the last hour. Please try again later.",
    es: "En la última hora se enviaron demasiados mensajes aquí. Inténtalo de nuevo más tarde.",
  },
  closed: {
    en: "This conversation is closed: nothing more is sent.",
    es: "Esta conversación está cerrada: ya no se envía nada más.",
  },
  over: {
    en: `The last message here is more than ${inquiryLifeDays} days old. Please write a new one.`,
    es: `El último mensaje de esta conversación tiene más de ${inquiryLifeDays} días. Escribe uno nuevo.`,
  },
  gone: { en: "There is no such conversation.", es: "Esta conversación no existe." },
  "not-sent": {
    en: "Your message could not be sent. Please try again.",
    es: "No pudimos enviar tu mensaje. Inténtalo de nuevo.",
  },
} satisfies Record<InquiryProblem, Words>;

/** The status of the answer to a form that is refused. */
export const inquiryStatus = {
  "no-mail": 503,
  "not-listed": 404,
  unreachable: 409,
  "own-page": 409,
  "too-many": 429,
  "too-many-for-expert": 429,
  "too-many-messages": 429,
  closed: 409,
  over: 409,
  gone: 404,
  "not-sent": 500,
} satisfies Record<InquiryProblem, number>;

/** Who has closed a conversation, in words for one of its sides. */
export function closedSentence(
  closedBy: InquiryReader,
  { reader, names }: { reader: InquiryReader; names: { visitor: string; expert: string } },
): Words {
  if (closedBy === "admin")
    return {
      en: "Dorsal has closed this conversation: nothing more is sent.",
      es: "Dorsal cerró esta conversación: ya no se envía nada más.",
    };
  if (closedBy === reader)
    return {
      en: "You have closed this conversation: nothing more is sent.",
      es: "Cerraste esta conversación: ya no se envía nada más.",
    };
  return {
    en: `${names[closedBy]} has closed this conversation: nothing more is sent.`,
    es: `${names[closedBy]} cerró esta conversación: ya no se envía nada más.`,
  };
}
