import { fold } from "#values/text/fold.ts";
import { inQuotes, wordInQuotes } from "./term.ts";

/** The most words of a search text that count; the others are left out. */
const wordsLimit = 16;

/** Says nothing: `🏃 10k 🇵🇪`. */
const picture = String.raw`\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u200d\ufe0f\u20e3`;

/** Around the slash of `lima/cusco`, which is a word of its own; not that of `5k/10k`. */
const atSlash = String.raw`(?<=\p{L}{3})(?=\/\p{L}{3})|(?<=\p{L}{3}\/)(?=\p{L}{3})`;

/** Between words; a comma within a number stays, and the plus of `50k+`. */
const gapSource = String.raw`[\s;:"\u201C\u201D()\u00BF\u00A1${picture}]+|,(?!\d)|(?<!\d),|(?<=\p{L})\+(?=\p{L})|${atSlash}`;
const gap = new RegExp(gapSource, "u");

/** The same, which stays among the parts of a text that it splits. */
const keptGap = new RegExp(`(${gapSource})`, "u");

/** At the end of a sentence. */
const stop = /(?<=.)[?!.]+$/;

/** The words of a text, folded, without the punctuation around them. */
export function wordsIn(text: string): string[] {
  const words = fold(text)
    .split(gap)
    .map((word) => word.replace(stop, ""));
  return words.filter(Boolean).slice(0, wordsLimit);
}

/** As `wordsIn`, with those in quotes left in quotes: `"spring"`. A quote that does not end is none. */
export function typedWordsIn(text: string): string[] {
  return groupsIn(text)
    .flatMap(({ words, isQuoted }) => wordsIn(words.join(" ")).map(isQuoted ? inQuotes : String))
    .slice(0, wordsLimit);
}

/**
 * Folded words as they were typed: `ninos` is `Niños`. Words that were not typed, and the quotes around
 * words, stay as they are.
 */
export function asTyped(words: readonly string[], typed: string): string[] {
  const spelled = new Map(
    typed.split(gap).flatMap((word) => wordsIn(word).map((key) => [key, word.replace(stop, "")])),
  );
  return words.map((word) => {
    const quoted = wordInQuotes(word);
    if (quoted !== null) return inQuotes(spelled.get(quoted) ?? quoted);
    return spelled.get(word) ?? word;
  });
}

/** The words of a text, as they were typed, that another text has not. */
export function wordsOnlyIn(typed: string, other: string): string[] {
  const known = wordsIn(other);
  return asTyped(
    wordsIn(typed).filter((word) => !known.includes(word)),
    typed,
  );
}

/** The places of the words of a text, as `typedWordsIn` counts them, that a comma follows. */
export function commasIn(typed: string): ReadonlySet<number> {
  const commas = new Set<number>();
  let place = 0;
  for (const part of typed.split(keptGap)) {
    if (part === ",") commas.add(place - 1);
    else place += wordsIn(part).length;
  }
  return commas;
}

/** A text without the words at some places, as `typedWordsIn` counts them. Others keep their quotes. */
export function withoutWords(typed: string, at: readonly number[]): string {
  return groupsWith(typed, at)
    .map((group) => ({ ...group, words: group.words.filter(({ isAt }) => !isAt) }))
    .filter((group) => group.words.length > 0)
    .map(({ words, isQuoted }) => {
      const text = words.map(({ word, comma }) => word + comma).join(" ");
      return isQuoted ? inQuotes(text) : text;
    })
    .join(" ")
    .replace(/,(?="?$)/, "");
}

/** A text with the words at some places in quotes: they are then taken as they are. */
export function withQuotes(typed: string, at: readonly number[]): string {
  return groupsWith(typed, at)
    .flatMap(({ words, isQuoted }) =>
      words.map(({ word, comma, isAt }) => (isQuoted || isAt ? inQuotes(word) : word) + comma),
    )
    .join(" ")
    .replace(/" "/g, " ");
}

/** The words of a text as they were typed, each with whether it stands at one of the places. */
function groupsWith(typed: string, at: readonly number[]) {
  const commas = commasIn(typed);
  let place = 0;
  return groupsIn(typed).map(({ words, isQuoted }) => ({
    isQuoted,
    words: words.map((word) => {
      const first = place;
      place += wordsIn(word).length;
      const comma = place > first && commas.has(place - 1) ? "," : "";
      return { word, comma, isAt: at.some((one) => one >= first && one < place) };
    }),
  }));
}

/** The words of a text as they were typed, those in quotes and those outside. */
function groupsIn(text: string): { words: string[]; isQuoted: boolean }[] {
  const parts = text.split(/["“”]/);
  return parts.map((part, at) => ({
    words: part.split(gap).filter(Boolean),
    isQuoted: at % 2 === 1 && at < parts.length - 1,
  }));
}
