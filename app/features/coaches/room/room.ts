import type { ChatMessage } from "#features/assistant/threads/thread.ts";
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
