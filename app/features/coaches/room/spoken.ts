import type { MarkdownNode } from "#ui/markdown/markdown-tree.ts";
import { speakable } from "./speakable.ts";
import type { RoomLanguage } from "./spoken-language.ts";

/** How many sentences of an answer are read aloud; the rest is on the screen. */
export const mostSentences = 7;

/** About as many words are said in three quarters of a minute. */
const mostWords = 110;

/** How many entries of a list are read aloud. */
const mostEntries = 3;

/** Longer sentences tire the ear, and browsers cut them off. */
const longestSentence = 240;

const words = {
  en: { table: "The table is on the screen.", rest: "The rest is on the screen." },
  es: { table: "La tabla está en la pantalla.", rest: "El resto está en la pantalla." },
} as const;

/** Paragraphs that are for the eye: where something is from, and what stands below each answer. */
const forTheEye = /^(sources|fuentes|general information|información general)\b/i;

/**
 * What is said of an answer, sentence by sentence: no addresses, no tables, only the first entries of
 * a list, and no more than can be listened to.
 * @param isWhole - whether nothing more of the answer will come
 */
export function spokenSentences(
  blocks: readonly MarkdownNode[],
  language: RoomLanguage,
  isWhole = true,
): string[] {
  const { sentences, hasMore } = read(blocks, language);
  const said = listenable(sentences);
  const isCut = sentences.length > said.length;
  const last = said.at(-1);
  if (!isWhole) return isCut ? said : said.slice(0, -1);
  const tellsOfScreen = last === words[language].table;
  return (isCut || hasMore) && !tellsOfScreen ? [...said, words[language].rest] : said;
}

/** The first sentences, as many as can be listened to. */
function listenable(sentences: readonly string[]): string[] {
  const said: string[] = [];
  let words = 0;
  for (const sentence of sentences.slice(0, mostSentences)) {
    words += sentence.split(" ").length;
    if (said.length > 0 && words > mostWords) break;
    said.push(sentence);
  }
  return said;
}

type Read = { sentences: string[]; hasMore: boolean };

function read(blocks: readonly MarkdownNode[], language: RoomLanguage): Read {
  const sentences: string[] = [];
  let hasMore = false;
  for (const block of blocks) {
    if (typeof block === "string") {
      sentences.push(...sentencesOf(block, language));
      continue;
    }
    const [tag, children] = block;
    if (tag === "table") sentences.push(words[language].table);
    else if (tag === "pre" || tag === "hr") hasMore ||= tag === "pre";
    else if (tag === "ul" || tag === "ol") {
      const entries = children.filter((child) => typeof child !== "string");
      if (entries.length > mostEntries) hasMore = true;
      for (const entry of entries.slice(0, mostEntries)) {
        sentences.push(...sentencesOf(textOf([entry]), language));
      }
    } else if (tag === "blockquote") {
      const inner = read(children, language);
      sentences.push(...inner.sentences);
      hasMore ||= inner.hasMore;
    } else {
      const text = textOf(children);
      if (!forTheEye.test(text.trim())) sentences.push(...sentencesOf(text, language));
    }
  }
  return { sentences, hasMore };
}

/** The words of nodes, without what only the eye follows: the lists inside of an entry. */
function textOf(nodes: readonly MarkdownNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return node;
      const [tag, children] = node;
      if (tag === "br") return " ";
      return tag === "ul" || tag === "ol" || tag === "table" ? "" : textOf(children);
    })
    .join("");
}

/** Where a sentence ends: after its mark, before a blank and a letter that begins another one. */
const sentenceEnd = /(?<=[.!?…]["”»)]?)\s+(?=["“«(¿¡]?[\p{Lu}\d¿¡])/u;

/** Abbreviations whose point ends no sentence. */
const abbreviation = /\b(?:e\.g|i\.e|etc|vs|approx|aprox|p\. ej|dr|sr|sra|no|min|max)\.$/i;

function sentencesOf(text: string, language: RoomLanguage): string[] {
  const joined: string[] = [];
  for (const part of text.replace(/\s+/g, " ").trim().split(sentenceEnd)) {
    const before = joined.at(-1);
    if (before !== undefined && abbreviation.test(before))
      joined[joined.length - 1] = `${before} ${part}`;
    else joined.push(part);
  }
  return joined
    .map((sentence) => ended(speakable(sentence, language)))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .flatMap(shorter);
}

function ended(sentence: string): string {
  const trimmed = sentence.trim();
  if (trimmed === "" || /[.!?…:]["”»)]?$/.test(trimmed)) return trimmed;
  return `${trimmed.replace(/[,;]$/, "")}.`;
}

/** A long sentence in parts, cut where a speaker would breathe. */
function shorter(sentence: string): string[] {
  if (sentence.length <= longestSentence) return [sentence];
  const head = sentence.slice(0, longestSentence);
  const pause = Math.max(head.lastIndexOf(", "), head.lastIndexOf("; "), head.lastIndexOf(": "));
  const cut = pause > longestSentence / 3 ? pause + 1 : head.lastIndexOf(" ");
  if (cut <= 0) return [head, ...shorter(sentence.slice(longestSentence))];
  return [sentence.slice(0, cut).trim(), ...shorter(sentence.slice(cut).trim())];
}
