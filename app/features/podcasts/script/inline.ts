import { type MarkedScript, markAt, markCharacter, readableText } from "./markup.ts";

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
