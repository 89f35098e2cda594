import type { Source } from "../source.ts";
import type { SiteGuide } from "../topic.ts";

/** A question that many runners ask, with the short answer that comes before any article. */
export type UsualQuestion = {
  /** The topic that says more, and whose sources the answer rests on. */
  topic: string;
  /** How runners ask it, one wording a line, in both languages. */
  asked: string;
  answer: { en: string; es: string };
  /** What the answer rests on where the topic does not say it. */
  sources?: readonly Source[];
  /** Pages of this site where it goes on. */
  links?: SiteGuide["links"];
};
