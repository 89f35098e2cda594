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
export const markCharacter = /[\u{f0000}-\u{10ffff}]/u;

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
