import { parseMarkdown } from "#ui/markdown/markdown-tree.ts";
import { markdownWords } from "#ui/markdown/markdown-words.ts";
import { fold } from "#values/text/fold.ts";
import { shorten } from "#values/text/shorten.ts";
import { postLimits } from "../reading/post.ts";
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

const mostKeywords = 8;

/** What a word counts where it stands in the title, and what a heading's does. */
const inTitle = 6;
const inHeading = 2;

/** A pair of words says more than both alone. */
const pairBonus = 1.6;
/** Names of races and places are what readers look for. */
const nameBonus = 1.8;

type Found = {
  /** As it stands in the text, where it never stands there in small letters. */
  text: string;
  points: number;
  count: number;
  /** Stands somewhere in small letters. */
  hasSmall: boolean;
  /** Stands somewhere with a capital that no beginning of a sentence asks for. */
  hasCapital: boolean;
};

/** The words and names that a text is about, the most telling first. */
function keywordsOf(title: string, content: string): string[] {
  const found = new Map<string, Found>();
  count(found, title, inTitle);
  const body = content.slice(0, readLetters).replace(/\[\^[^\]]+\]:.*$/gm, "");
  for (const heading of body.match(/^#{1,4} .+$/gm) ?? []) {
    count(found, heading.replace(/^#+ /, ""), inHeading);
  }
  for (const block of body.split(/\n+/)) count(found, markdownWords(parseMarkdown(block)), 1);
  const ranked = [...found.entries()]
    .filter(([, { count: times, points }]) => times > 1 || points >= inTitle)
    .sort(([, one], [, other]) => other.points - one.points);
  const chosen: string[] = [];
  const words: string[] = [];
  for (const [folded, { text, hasSmall, hasCapital }] of ranked) {
    if (chosen.length === mostKeywords) break;
    // `trail race` makes `trail` and `race` needless, and `trail races` too.
    const stems = folded.split(" ").map(stem);
    if (stems.every((each) => words.includes(each))) continue;
    chosen.push(hasSmall || !hasCapital ? small(text) : text);
    words.push(...stems);
  }
  return chosen;
}

function count(found: Map<string, Found>, text: string, weight: number): void {
  for (const sentence of text.split(/[.!?:;,()“”"|–—\n]+/)) {
    const words = sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
    for (const name of namesAmong(words)) add(found, name, weight * pairBonus * nameBonus, true);
    for (const [place, word] of words.entries()) {
      const next = words[place + 1];
      add(found, [word], weight, place > 0);
      // Parts of a name are none.
      if (next !== undefined && !(isName(word) && isName(next))) {
        add(found, [word, next], weight * pairBonus, place > 0);
      }
    }
  }
}

/** Two to four words with capitals: `Inca Trail Marathon`. */
function namesAmong(words: readonly string[]): string[][] {
  const names: string[][] = [];
  let name: string[] = [];
  for (const word of [...words, ""]) {
    if (word && isName(word)) {
      name.push(word);
      continue;
    }
    if (name.length > 1 && name.length <= 4) names.push(name);
    name = [];
  }
  return names;
}

function add(
  found: Map<string, Found>,
  words: readonly string[],
  points: number,
  isInside: boolean,
): void {
  const folded = words.map(fold);
  if (folded.some((word) => !isTelling(word)) || folded.every((word) => weakWords.has(word)))
    return;
  const key = folded.join(" ");
  const isSmall = words.every((word) => word === word.toLowerCase());
  const known = found.get(key) ?? {
    text: words.join(" "),
    points: 0,
    count: 0,
    hasSmall: false,
    hasCapital: false,
  };
  known.points += points;
  known.count += 1;
  known.hasSmall ||= isSmall;
  known.hasCapital ||= isInside && !isSmall;
  found.set(key, known);
}

/** `10K pace` keeps its capital. */
function small(text: string): string {
  return text.replace(/\p{L}[\p{L}'’-]*/gu, (word, place: number) =>
    /\d/.test(text[place - 1] ?? "") ? word : word.toLowerCase(),
  );
}

function isTelling(folded: string): boolean {
  const isLength = /^\d+k$/.test(folded);
  return isLength || (folded.length > 2 && !stopWords.has(folded) && !/^\d/.test(folded));
}

function isName(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}

/** Plurals count as one word. */
function stem(word: string): string {
  return word.replace(/(?<=\w{3})(?:ies|es|s)$/, "");
}

/** Words that tell nothing about a text, folded. */
const stopWords: ReadonlySet<string> = new Set(
  (
    "a about above after again against ago all almost alone along already also although always am among an and " +
    "another any anybody anyone anything are around as ask at away back be became because become been before " +
    "begin behind being below best better between beyond both but by came can cannot come comes could day days did " +
    "different do does doing done down during each early either else end enough even ever every everybody everyone " +
    "everything few find first for found from full gave get gets give given gives go goes going good got had half has have " +
    "having he her here hers him his how however i if in instead into is it its itself just keep kept know known " +
    "last late later least less let like likely list listed listing listings little long look lot made make makes many may me " +
    "mean means might mine more most much must my need needs neither never new next no nobody none nor not nothing " +
    "now of off often on once one only onto open or other others our ours out over own part people perhaps place " +
    "places put quite rather really same say says see seem seems seen several shall she should show since so some " +
    "somebody someone something sometimes soon still such take takes tell than that the their theirs them then " +
    "there these they thing things think this those though three through time times to today together told too " +
    "took toward towards two under until up upon us use used uses using usual usually very want wants was way ways " +
    "we week weeks well went were what when where whether which while who whole whom whose why will with within " +
    "without would year years yes yet you your yours yourself four five six seven eight nine ten eleven twelve " +
    "monday tuesday wednesday thursday friday saturday sunday january february march april june july august " +
    "september october november december am pm km mi ft min hour hours minute minutes dorsal page details entry entries " +
    "cost costs price prices pen usd mxn cad reviews review average register registration " +
    "ahead apply arrive city closed course easy fast faster feels format helps higher mark marks matters money " +
    "percent practice prepare slower small sources start starts try venue feel longer " +
    "shorter worth question questions author outline note without lose means"
  ).split(" "),
);

/** Words that tell something only beside another one: `trail races`, `easy running`. */
const weakWords: ReadonlySet<string> = new Set(
  "race races run runs running runner runners training train body hard hours city".split(" "),
);
