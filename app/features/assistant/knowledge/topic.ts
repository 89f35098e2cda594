import type { Source } from "./source.ts";

/** What the assistant knows about a usual question, in both languages. */
export type Topic = {
  id: string;
  title: { en: string; es: string };
  /**
   * Folded words and phrases that name the topic, in both languages; a phrase counts more than a word.
   */
  keywords: readonly string[];
  /** Markdown without links. */
  answer: { en: string; es: string };
  /** What it rests on: `ACSM position stand on fluid replacement, 2007`. */
  sources: readonly string[];
  /** Where the statements were checked, with address and day. */
  references: readonly Source[];
  /** Replies to go on with, as a runner would type them. */
  next: { en: readonly string[]; es: readonly string[] };
};
