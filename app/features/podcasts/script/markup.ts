import { unescapeEntities } from "#ui/markdown/markdown-text.ts";

/** What a tag of a script means: silence, or words that are shown in one way and read in another. */
export type Mark = { kind: "pause"; ms: number } | { kind: "said"; shown: string; spoken: string };

/** A script in which one character stands for each mark; see `markAt`. */
export type MarkedScript = { text: string; marks: readonly Mark[] };

/** In characters, and the most that one request to a voice takes. */
export const longestScript = 60_000;

export const longestPauseMs = 3000;

/** The pauses that a `strength` names. */
const strengths: Record<string, number> = {
  none: 0,
  "x-weak": 100,
  weak: 250,
  medium: 500,
  strong: 1000,
  "x-strong": 1500,
};
const usualPauseMs = 500;

/** The first of the private-use characters that stand for marks. */
const firstMark = 0xf0000;
const ownCharacters = /[\u{f0000}-\u{10ffff}]/gu;
const markCharacter = /[\u{f0000}-\u{10ffff}]/u;

/** Control characters, and those that turn the direction of a text or have no width. */
const unreadable = /(?![\n\t])[\p{Cc}\u200b\u202a-\u202e\u2066-\u2069\ufeff\ufffd]/gu;

const brk = /<break\b([^<>]{0,200})>(?:\s{0,3}<\/break\s{0,3}>)?/i;
const sub =
  /<sub\s[^<>]{0,100}?\balias\s?=\s?["']([^"'<>]{1,200})["'][^<>]{0,50}>([^<>]{0,300})<\/sub\s?>/i;
const letters =
  /<say-as\s[^<>]{0,100}?\binterpret-as\s?=\s?["'](?:characters|spell-out)["'][^<>]{0,50}>([^<>]{0,60})<\/say-as\s?>/i;
/** Any other tag of SSML, HTML or XML. A `<` that begins none, as in "5 < 10", stays. */
const otherTag = /<(?:\/?[a-z][^<>]{0,300}|[!?][^<>]{0,300})>/i;

const tags = new RegExp([brk, sub, letters, otherTag].map(({ source }) => source).join("|"), "gi");

/**
 * Reads the tags of a script. Pauses, substitutes and spelled words work with every voice; of all other
 * tags only the words inside are kept, so no markup that was typed ever reaches a voice.
 */
export function readMarks(script: string): MarkedScript {
  const marks: Mark[] = [];
  const text = script
    .slice(0, longestScript)
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(ownCharacters, "")
    .replace(unreadable, "")
    .replace(tags, (tag) => {
      const mark = markOf(tag);
      if (mark) return String.fromCodePoint(firstMark + marks.push(mark) - 1);
      return /^<\/?(?:p|div|speak|br)\b/i.test(tag) ? "\n\n" : "";
    });
  return { text, marks };
}

/** The mark that a character stands for. */
export function markAt({ marks }: MarkedScript, character: string): Mark | undefined {
  return marks[(character.codePointAt(0) ?? 0) - firstMark];
}

/** A text with its entities read and without invisible characters. */
export function readableText(text: string): string {
  return unescapeEntities(text).replace(ownCharacters, "").replace(unreadable, "");
}

function markOf(tag: string): Mark | null {
  const [, attributes] = brk.exec(tag) ?? [];
  if (attributes !== undefined) return { kind: "pause", ms: pauseOf(attributes) };
  const [, alias, words = ""] = sub.exec(tag) ?? [];
  if (alias !== undefined) return said(words, unescapeEntities(alias));
  const [, spelled] = letters.exec(tag) ?? [];
  return spelled === undefined ? null : said(spelled, spellOut(unescapeEntities(spelled)));
}

function said(shown: string, spoken: string): Mark {
  return { kind: "said", shown: shown.trim(), spoken: readableText(spoken) };
}

function spellOut(word: string): string {
  return [...word.replace(/\s/g, "")].join(" ");
}

/** @param attributes - for example ` time="1.5s"/` */
function pauseOf(attributes: string): number {
  const [, number, unit = ""] =
    /\btime\s?=\s?["']?\s?(\d{0,9}\.?\d{0,3})\s?(m?s)\b/i.exec(attributes) ?? [];
  if (number) {
    const ms = Number(number) * (unit.toLowerCase() === "s" ? 1000 : 1);
    return Number.isFinite(ms) ? Math.min(longestPauseMs, Math.round(ms)) : usualPauseMs;
  }
  const [, strength = ""] = /\bstrength\s?=\s?["']?([a-z-]{1,10})/i.exec(attributes) ?? [];
  return strengths[strength.toLowerCase()] ?? usualPauseMs;
}

/** A word, some words that belong together, blanks, or silence. */
export type Piece = {
  /** As Markdown, without tags. */
  markdown: string;
  text: string;
  /** What a voice reads: never with a character of markup. */
  spoken: string;
  pauseMs?: number;
};

/**
 * Links, code and emphasis, which are not cut. Each alternative stops at the next character of its own
 * mark, so the search takes as long as the text is.
 */
const wholes = new RegExp(
  [
    /!?\[[^\][\n]{0,300}\]\([^()\s]{0,500}\)/,
    /`[^`\n]{1,300}`/,
    /\*\*[^*\n]{1,300}\*\*/,
    /(?<!\w)__[^_\n]{1,300}__(?!\w)/,
    /~~[^~\n]{1,300}~~/,
    /(?<![\w*])\*[^*\s][^*\n]{0,300}\*(?!\w)/,
    /(?<![\w_])_[^_\s][^_\n]{0,300}_(?!\w)/,
    markCharacter,
  ]
    .map(({ source }) => source)
    .join("|"),
  "gu",
);

/** A word that is longer than this is cut. */
const longestWord = 100;
const words = new RegExp(`\\s+|[^\\s]{1,${longestWord}}`, "gu");

/** The pieces of one line of a script. */
export function readInline(script: MarkedScript, line: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of line.matchAll(wholes)) {
    pieces.push(...wordsOf(line.slice(end, match.index)), wholeOf(script, match[0]));
    end = match.index + match[0].length;
  }
  return [...pieces, ...wordsOf(line.slice(end))];
}

/** The text of one line without its marks. */
export function textOf(script: MarkedScript, line: string): string {
  return line.replace(wholes, (whole) => wholeOf(script, whole).text);
}

function wordsOf(text: string): Piece[] {
  return (text.match(words) ?? []).map((word) => {
    const shown = readableText(word);
    return { markdown: word, text: shown, spoken: asSpoken(shown) };
  });
}

function wholeOf(script: MarkedScript, whole: string): Piece {
  const mark = markAt(script, whole);
  if (mark?.kind === "pause") return { markdown: "", text: "", spoken: "", pauseMs: mark.ms };
  if (mark?.kind === "said") {
    const { shown, spoken } = mark;
    return { markdown: shown, text: readableText(shown), spoken: asSpoken(spoken) };
  }
  const link = /^!?\[(.*)\]\((.*)\)$/su.exec(whole);
  const inside = link ? (link[1] ?? "") : whole.replace(/^([*_~`]{1,2})(.*)\1$/su, "$2");
  const pieces = readInline(script, inside);
  const together = (part: "markdown" | "text" | "spoken") =>
    pieces.map((piece) => piece[part]).join("");
  // A pause inside emphasis comes after it.
  const pause = pieces.find(({ pauseMs }) => pauseMs !== undefined)?.pauseMs;
  return {
    markdown: markdownOf(whole, inside, together("markdown")),
    text: together("text"),
    spoken: together("spoken"),
    ...(pause !== undefined && { pauseMs: pause }),
  };
}

/** The same mark around words that have no tags; a picture is its words. */
function markdownOf(whole: string, inside: string, words: string): string {
  return whole.startsWith("!") ? words : whole.replace(inside, () => words);
}

const pictures =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u200d\ufe0f]/gu;

/** Words for a voice: characters of markup are read as words or not at all. */
function asSpoken(text: string): string {
  return text
    .replace(/&/g, " and ")
    .replace(/#(?=\d)/g, " number ")
    .replace(/[<>*_`|~#\\[\]{}]+/g, " ")
    .replace(pictures, " ");
}
