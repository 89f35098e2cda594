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

/** How something is done on Dorsal itself, and the pages where. */
export type SiteGuide = {
  id: string;
  /** Folded words and phrases that name it, in both languages. */
  keywords: readonly string[];
  /** Names it too: where little words tell it from another question. */
  phrase?: RegExp;
  /** How visitors ask it, one wording a line, in both languages. */
  asked?: string;
  answer: { en: string; es: string };
  links: readonly { label: { en: string; es: string }; to: string }[];
};

/** The links of a guide as an answer in this language has them. */
export function linksIn(
  language: "en" | "es",
  links: SiteGuide["links"] = [],
): { label: string; to: string }[] {
  return links.map(({ label, to }) => ({ label: label[language], to }));
}
