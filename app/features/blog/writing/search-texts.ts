import { parseMarkdown } from "#ui/markdown/markdown-tree.ts";
import { markdownWords } from "#ui/markdown/markdown-words.ts";
import { shorten } from "#values/text/shorten.ts";
import { postLimits } from "../reading/post.ts";
import { keywordsOf } from "./keywords.ts";
import type { SearchTexts, SearchTextsRequest } from "./writing.ts";

/** Extracts what search engines show from the words of the post itself. */
export function searchTextsOf({ topic, content = "" }: SearchTextsRequest): SearchTexts {
  return {
    seo_title: searchTitle(topic),
    seo_description: searchDescription(topic, content),
    seo_keywords: keywordsOf(topic, content).join(", ").slice(0, postLimits.seoKeywords),
  };
}

/** What search engines show below a title. */
export const descriptionLetters = { least: 150, most: 160 } as const;

/** Sentences that a description is put together from: the beginning says what a text is about. */
const readSentences = 14;

/** Sentences that stand alone badly. */
const leansOnBefore = /^(?:and|but|or|so|it|they|this|these|that|those|he|she|there|here|then)\b/i;

/**
 * A description of 150 to 160 letters from whole sentences of the text, the first one before all
 * others. Where they do not fill it, the next one is cut after a word.
 */
function searchDescription(title: string, content: string): string {
  const [first, ...others] = plainSentences(content).slice(0, readSentences);
  const { least, most } = descriptionLetters;
  if (first === undefined) return aboutTitle(title);
  if (first.length > most) return shorten(first, most);
  const whole = filled(first, others);
  if (whole.length >= least - tolerated) return whole;
  const [next] = others;
  return next ? shorten(`${first} ${next}`, most) : whole;
}

/** A description of whole sentences may be shorter by this many letters. */
const tolerated = 35;

/** What a sentence that is left out between two others costs, in letters. */
const gapCost = 9;

/** The sentences after the first that fill the space best; earlier sentences win. */
function filled(first: string, others: readonly string[]): string {
  const { most } = descriptionLetters;
  let rows = [{ text: first, cost: 0, last: -1 }];
  for (const [place, sentence] of others.entries()) {
    const longer = rows.flatMap(({ text, cost, last }) => {
      const gap = place - last - 1;
      if (gap > 0 && leansOnBefore.test(sentence)) return [];
      const joined = `${text} ${sentence}`;
      return joined.length <= most
        ? [{ text: joined, cost: cost + gap * gapCost, last: place }]
        : [];
    });
    rows = [...rows, ...longer];
  }
  const worth = ({ text, cost }: { text: string; cost: number }) => text.length - cost;
  return rows.reduce((best, row) => (worth(row) > worth(best) ? row : best)).text;
}

/** Without a text, only its title is known. */
function aboutTitle(title: string): string {
  const about = `“${title.replace(/[.!?]+$/, "")}” on the blog of Dorsal`;
  const site =
    "races, coaches and training for runners in Peru, Mexico, Canada and the United States";
  const parts = [
    `${about}: ${site}.`,
    `${about}: ${site.replace(/ in Peru.*$/, "")}.`,
    `${about}.`,
  ];
  const fitting = parts.find((text) => text.length <= descriptionLetters.most);
  return fitting ?? shorten(title, descriptionLetters.most);
}

/** What search engines show of a title. */
export const titleLetters = { least: 50, most: 60 } as const;

/** What may follow a short title: it says where the reader will be. */
const endings = [
  " | Dorsal blog for runners",
  " | Dorsal running blog",
  " | Dorsal blog",
  " | Dorsal",
];

/** A title of 50 to 60 letters where the words allow it: never cut inside of a word. */
export function searchTitle(title: string): string {
  const { least, most } = titleLetters;
  if (title.length > most) return shortTitle(title);
  if (title.length >= least) return title;
  const ending = endings.find((each) => title.length + each.length <= most);
  return ending ? title + ending : title;
}

/** Cuts after a clause, or else after a word that can end a title. */
function shortTitle(title: string): string {
  const { least, most } = titleLetters;
  const clauses = [...title.matchAll(/[:,;–—|(]|\s-\s/g)]
    .map(({ index }) => index)
    .filter((index) => index <= most && index >= least / 2);
  const clause = clauses.at(-1);
  if (clause !== undefined) return searchTitle(title.slice(0, clause).trim());
  const words = title
    .slice(0, most + 1)
    .split(/\s+/)
    .slice(0, -1);
  while (words.length > 1 && leadsOn.test(words.at(-1) ?? "")) words.pop();
  return words.join(" ").replace(/[,;:–—-]+$/, "");
}

/** Words that another one has to follow. */
const leadsOn =
  /^(?:an?|the|of|in|on|at|and|or|to|for|with|without|about|from|by|than|that|is|are|be|as|your|our|its|their|&)$/i;

/** The end of a long text rarely names its subject. */
const readLetters = 30_000;

/** Lines that are not the author's prose: headings, tables, notes and quotations. */
const noProse = /^\s*(?:#{1,6}\s|\||>|\[\^[^\]]+\]:|(?:-{3,}|\*{3,})\s*$)/;

/** The sentences of a Markdown text, without its marks, headings, tables and footnotes. */
function plainSentences(markdown: string): string[] {
  const prose = markdown
    .slice(0, readLetters)
    .split("\n")
    .filter((line) => !noProse.test(line))
    .map((line) => line.replace(/\[\^[^\]]+\]/g, ""))
    .join("\n");
  return prose.split(/\n{2,}/).flatMap((block) => {
    const words = markdownWords(parseMarkdown(block));
    // Lists are not sentences.
    return /^\s*(?:[-*+]|\d+[.)])\s/.test(block) ? [] : sentencesIn(words);
  });
}

function sentencesIn(text: string): string[] {
  return text
    .split(/(?<=[.!?]["”’)]?)\s+(?=[\p{Lu}\d“"¿¡])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[.!?]["”’)]?$/.test(sentence));
}
