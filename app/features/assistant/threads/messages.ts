import type { Words } from "#values/say.ts";
import { longestQuestion } from "../conversation/limits.ts";
import type { AskProblem } from "./chat-event.ts";
import type { ThreadProblem } from "./commands.server.ts";
import type { AnswerNotice } from "./thread.ts";

/** An unexpected error of the page (ERR-37). */
export const chatBroken = {
  en: "Oops! Something went wrong. Please try again.",
  es: "¡Ups! Algo salió mal. Inténtalo de nuevo.",
};

/** In place of the list of conversations. */
export const threadsNotLoaded = {
  en: "Your conversations could not be loaded. Please try again.",
  es: "No pudimos cargar tus conversaciones. Inténtalo de nuevo.",
};

/** An answer that failed before its first piece: it becomes the message (ERR-39). */
export const answerFailed = {
  en: "I'm having trouble processing your request right now. Please try again later.",
  es: "Por el momento no puedo procesar tu pedido. Inténtalo de nuevo más tarde.",
};

/** Appended to an answer that failed in the middle (ERR-40). */
export const answerBroken = {
  en: "I'm sorry, but I encountered an error while processing your request. Please try again.",
  es: "Lo siento, ocurrió un error al procesar tu pedido. Inténtalo de nuevo.",
};

/** How the function tells why it failed (ERR-38). */
export function generationFailed(reason: string): string {
  return `Chat generation failed: ${reason}`;
}

/** Appended to an answer whose search failed (ERR-41). */
export function searchFailed(reason: string): Words {
  return {
    en: `Sorry, I encountered an error while searching for races: ${reason}`,
    es: `Lo siento, ocurrió un error al buscar carreras: ${reason}`,
  };
}

/** Why a question is not answered. */
export const askMessages = {
  empty: { en: "Type a message first.", es: "Primero escribe un mensaje." },
  "too-long": {
    en: `Your message is too long: at most ${longestQuestion} characters can be sent.`,
    es: `Tu mensaje es demasiado largo: puedes enviar hasta ${longestQuestion} caracteres.`,
  },
  "no-thread": {
    en: "This conversation does not exist any more. Start a new one.",
    es: "Esta conversación ya no existe. Empieza una nueva.",
  },
  "no-assistant": {
    en: "This assistant does not exist any more. Choose another one.",
    es: "Este asistente ya no existe. Elige otro.",
  },
  "nothing-to-repeat": {
    en: "There is nothing to ask again in this conversation.",
    es: "En esta conversación no hay nada que volver a preguntar.",
  },
  busy: {
    en: "The last question is still being answered. Wait for its answer, or stop it.",
    es: "La última pregunta todavía se está respondiendo. Espera la respuesta o detenla.",
  },
  "used-up": {
    en: "You have used all messages of today.",
    es: "Ya usaste todos los mensajes de hoy.",
  },
  "too-many": {
    en: "Too many messages in a short time. Please try again shortly.",
    es: "Demasiados mensajes en poco tiempo. Inténtalo de nuevo en un momento.",
  },
  "session-over": {
    en: "Your session has ended. Sign in again, or go on as a guest after a reload.",
    es: "Tu sesión terminó. Vuelve a iniciar sesión o recarga la página para seguir sin cuenta.",
  },
} as const satisfies Record<AskProblem, Words>;

export const threadMessages = {
  "no-thread": askMessages["no-thread"],
  "no-answer": { en: "This answer does not exist any more.", es: "Esta respuesta ya no existe." },
} as const satisfies Record<ThreadProblem, Words>;

/** What a reader is told about where an answer comes from. */
export const noticeMessages = {
  "model-unavailable": {
    en: "The language model could not be reached. The built-in assistant answered instead.",
    es: "No pudimos contactar al modelo de lenguaje. En su lugar respondió el asistente propio de Dorsal.",
  },
  "budget-used": {
    en: "The language model has done its work for today. The built-in assistant answered instead.",
    es: "El modelo de lenguaje ya llegó a su límite de hoy. En su lugar respondió el asistente propio de Dorsal.",
  },
  cut: {
    en: "This answer reached the longest length and ends here.",
    es: "Esta respuesta llegó al largo máximo y termina aquí.",
  },
} as const satisfies Record<AnswerNotice, Words>;

/** The longest title of a conversation, in characters. */
export const longestTitle = 100;

export const titleNeeded = {
  en: "Give the conversation a name.",
  es: "Ponle un nombre a la conversación.",
};
export const titleTooLong = {
  en: `A name has at most ${longestTitle} characters.`,
  es: `Un nombre puede tener hasta ${longestTitle} caracteres.`,
};

/** The longest reason of a rating, in characters. */
export const longestReason = 500;
export const reasonTooLong = {
  en: `A reason has at most ${longestReason} characters.`,
  es: `Un motivo puede tener hasta ${longestReason} caracteres.`,
};
