import type { Lang } from "#values/say.ts";

/** What a text of the demo may say about a race: its link, and days that follow from today. */
export type RaceWords = {
  /** `[Lima 42K](/races/…)` */
  link: (race: string) => string;
  /** `May 16, 2027` */
  day: (race: string) => string;
  /** The last day of registration. */
  deadline: (race: string) => string;
};

/** A post of the demo. What it says is true for readers, too: its sources are real publications. */
export type DemoPost = {
  title: string;
  /** English where it is left out. */
  lang?: Lang;
  /** The original of a translation. */
  translates?: DemoPost;
  author: string;
  tags: string[];
  /** Days since it was published; before 0, days until then. `null` is a draft. */
  daysAgo: number | null;
  /** Names of races of the demo, in the order of their cards. */
  races: string[];
  seoTitle: string;
  seoDescription: string;
  seoKeywords: string;
  /** Markdown. */
  write: (race: RaceWords) => string;
};
