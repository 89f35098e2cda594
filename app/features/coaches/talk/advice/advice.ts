import type { RoomLanguage } from "../../room/spoken-language.ts";

/** What a coach says to something that runners often say and the knowledge base has no topic for. */
export type CoachAdvice = {
  id: string;
  /** Looked for in the message without accents and capitals. */
  asked: RegExp;
  /** Only after a topic of the knowledge base, or advice, with such an id. */
  after?: RegExp;
  /** Markdown of a few sentences: it is read aloud. */
  answer: Record<RoomLanguage, string>;
  /** What it rests on; rules of thumb of coaches have none. */
  sources?: readonly string[];
  /** Replies to go on with; the coach's own suggestions where there are none. */
  next?: Record<RoomLanguage, readonly string[]>;
};

/** How to go on after advice about a pain. */
export const painNext = {
  en: ["How do I recognize a stress fracture?", "How do I come back after a break?"],
  es: ["¿Cómo reconozco una fractura por estrés?", "¿Cómo vuelvo a correr después de una pausa?"],
};
