import type { ChatMessage } from "#features/assistant/threads/thread.ts";
import type { Words } from "#values/say.ts";
import type { RoomOpening } from "./opening-words.ts";

/** What was said in a room, by the runner or by the coach. */
export type RoomMessage = Pick<
  ChatMessage,
  "id" | "isUser" | "content" | "blocks" | "races" | "links" | "options" | "notice"
>;

/** The room of a session with the built-in coach, as its owner sees it. */
export type CoachRoom = {
  id: string;
  /** `portrait` is a drawing of ours as SVG, whose face the screen moves. */
  coach: { name: string; portrait: string };
  isOver: boolean;
  /** Until the session times out; 0 if it has ended. */
  secondsLeft: number;
  opening: RoomOpening;
  messages: RoomMessage[];
  /** Stars that were given at the end. */
  rating: number | null;
};

/** The longest message, in characters. */
export const longestSaid = 1000;

/** Why the coach does not answer. */
export const sayProblems = [
  /** Nothing but blanks. */
  "empty",
  "too-long",
  /** The session does not exist, or belongs to another person, or to the provider. */
  "no-session",
  /** The session has ended. */
  "over",
  /** The coach answers another question of the session. */
  "busy",
  "too-many",
] as const;
export type SayProblem = (typeof sayProblems)[number];

/** The body of a refusal: `{"problem": "busy", "message": "…"}`. */
export type SayRefusal = { problem: SayProblem; message: string };

export const mostSaid = 400;

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
