import type { Words } from "#values/say.ts";
import { longestSaid, type SayProblem } from "./room.ts";

/** Why the coach does not answer. */
export const sayMessages = {
  empty: { en: "Say or type something first.", es: "Primero di o escribe algo." },
  "too-long": {
    en: `That is too long: at most ${longestSaid} characters fit into one message.`,
    es: `Es demasiado largo: en un mensaje caben hasta ${longestSaid} caracteres.`,
  },
  "no-session": {
    en: "This session does not exist, or it belongs to another visitor.",
    es: "Esta sesión no existe o es de otro visitante.",
  },
  over: { en: "This session has ended.", es: "Esta sesión terminó." },
  busy: {
    en: "The coach is still answering. Wait for the answer, then go on.",
    es: "El entrenador todavía está respondiendo. Espera la respuesta y continúa.",
  },
  "too-many": {
    en: "You have asked a lot in this session. Please try again shortly.",
    es: "Hiciste muchas preguntas en esta sesión. Inténtalo de nuevo en un momento.",
  },
} as const satisfies Record<SayProblem, Words>;
