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
  /** What it rests on, and where its statements were checked. */
  sources: readonly Source[];
  /** Replies to go on with, as a runner would type them. */
  next: { en: readonly string[]; es: readonly string[] };
};
