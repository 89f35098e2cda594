import type { Day } from "#values/day.ts";

/** What a statement rests on. */
export type Source = {
  /** As a reader knows it: `ACSM position stand on fluid replacement, 2007`. */
  name: string;
  address: string;
  /** The day on which it was read. */
  seen: Day;
};

/** As it is named below an answer, where nothing can be linked: with the site, as a last word to search by. */
export function namedSource({ name, address }: Source): string {
  return `${name} (${new URL(address).hostname.replace(/^www\./, "")})`;
}

/** What the assistant knows about a subject, in both languages. */
export type Topic = {
  id: string;
  title: { en: string; es: string };
  /**
   * Folded words and phrases that name the topic, in both languages; a phrase counts more than a word.
   */
  keywords: readonly string[];
  /**
   * What runners ask about it in their own words, one question a line. The text search reads them beside
   * the article, which uses other words than the people who need it.
   */
  wordings: string;
  /** Markdown without links. */
  answer: { en: string; es: string };
  /** What it rests on, and where its statements were checked. */
  sources: readonly Source[];
  /** Replies to go on with, as a runner would type them. */
  next: { en: readonly string[]; es: readonly string[] };
  questions?: readonly TopicQuestion[];
  followUps?: readonly TopicFollowUp[];
};

/** A question that many runners ask, with the short answer that comes before any article. */
export type TopicQuestion = {
  /** How runners ask it, one wording a line, in both languages. */
  asked: string;
  answer: { en: string; es: string };
  /** What the answer rests on where the topic does not say it. */
  sources?: readonly Source[];
  /** Pages of this site where it goes on. */
  links?: SiteGuide["links"];
};

/** The answer to a question that often follows the advice on a topic, based on the sources of that topic. */
export type TopicFollowUp = {
  about: readonly Aspect[];
  answer: { en: string; es: string };
  /** Other topics whose sources the answer is based on. */
  alsoFrom?: readonly string[];
  /** What the answer is based on where no topic has it. */
  sources?: readonly Source[];
};

/** What a message asks of the advice that was given before it: a reason, an amount, a condition. */
export type Aspect =
  | "why"
  | "how"
  | "how-much"
  | "how-often"
  | "how-long"
  | "when"
  | "which"
  | "pace"
  | "signs"
  | "instead"
  | "fails"
  | "normal"
  | "may-run"
  | "doctor"
  | "soon"
  | "few-days"
  | "home"
  | "flat"
  | "hurts"
  | "nausea"
  | "tired"
  | "beginner"
  | "old"
  | "young"
  | "pregnant"
  | "period"
  | "illness"
  | "heavy"
  | "hot"
  | "cold"
  | "rain"
  | "dark"
  | "altitude"
  | "trail"
  | "treadmill"
  | "other-sport"
  | "long-race"
  | "short-race"
  | "water"
  | "coffee"
  | "alcohol"
  | "pills"
  | "massage"
  | "socks"
  | "money"
  | "leaking"
  | "cesarean"
  | "downhill"
  | "early"
  | "acclimatize"
  | "pulse"
  | "nights"
  | "months"
  | "food"
  | "dislike"
  | "easy-days";

/** How something is done on Dorsal itself, and the pages where. */
export type SiteGuide = {
  id: string;
  /** Folded words and phrases that name it, in both languages. */
  keywords: readonly string[];
  /** Names it too: where little words tell it from another question. */
  phrase?: RegExp;
  /** How visitors ask it, one wording a line, in both languages. */
  asked?: string;
  /** How they ask it in more words: the text search reads these lines too. */
  wordings?: string;
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
