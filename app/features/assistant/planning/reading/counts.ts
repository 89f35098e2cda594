import { readNumber } from "#features/races/reading/number-words.ts";
import { racesInAnswer } from "../../conversation/limits.ts";
import {
  type Found,
  findPhrases,
  phrasebook,
  type WordSpan,
  wordsOfBook,
} from "../words/phrasebook.ts";
import { wordSet } from "../words/word-set.ts";
import { raceNouns } from "./cues.ts";
import { ofAge } from "./dates.ts";

/** Asks for the next races of the same search. */
const more = phrasebook([
  [
    `more, show [me] more, see more,
      more races|options|results|events|please|like this|like these, any more, any others,
      any other [ones|races|options], others, other ones|options|races|events,
      next ones|page|races|5|five, the next five|5|ones, what else, something else, anything else,
      other suggestions|recommendations, keep going, mas, ver mas, muestrame mas,
      mas carreras|opciones|resultados|eventos|maratones, otras, otros, otra, otro,
      otras carreras|opciones, otros eventos|resultados, hay mas, que mas [hay|tienes], que otras [hay|tienes], hay otras, algo mas, alguna mas,
      alguna otra, las siguientes, siguientes, siguiente, siguiente pagina, dame mas|otras,
      quiero ver mas|otras, tienes mas|otras`,
    true,
  ],
]);

/** What may follow `more` where it asks for more races: not `mas dura`, `more expensive`. */
const afterMore = new Set([
  "",
  ...wordSet("please pls por in en near cerca for para with con from options opciones if si"),
]);

/** After these a number counts races that have been shown. */
const countsKnown = wordSet(
  "these those the first last both estas esas estos esos las los primeras primeros ultimas top5",
);
/** `the 3 next races` have not been shown. */
const countsComing = wordSet(
  "next best upcoming cheapest soonest closest nearest earliest proximas proximos mejores",
);
const countsAsked = wordSet(
  "top just only show give me list dame muestrame solo solamente some want quiero find need ver",
);
/** `just 21` is a length. */
const raceLengths = wordSet("15 21 42");
const singular = wordSet("un una uno one couple par");
const measured =
  /^(k|ks|km|kms|mi|miles?|millas?|kilomet\w+|stars?|estrellas?|hours?|horas?|h|min\w*|months?|meses|weeks?|semanas?|days?|dias?|dollars?|soles|pesos|dolares|usd|euros?|[$€£:+-])$/;

export const countWords = wordsOfBook(more);

/** Whether a sentence asks for more of the same, and the words that say so. */
export function readMore(words: readonly string[]): WordSpan[] {
  return findPhrases(more, words).filter(
    ({ at, size }) =>
      !(/^(tell|dime|cuentame)$/.test(words[at - 1] ?? "") || words[at - 2] === "tell") &&
      !(
        size === 1 &&
        /^(mas|more)$/.test(words[at] ?? "") &&
        !afterMore.has(words[at + 1] ?? "")
      ) &&
      !(
        size === 1 &&
        /^(than|que|de|or|o|info|about|details|information|sobre|informacion|detalles|mes|semana|ano|dia|year|month)$/.test(
          words[at + 1] ?? "",
        )
      ) &&
      !(
        size === 1 &&
        /^(or|o|y|and|no|once|the|algun|alguna|ningun|ninguna)$/.test(words[at - 1] ?? "")
      ),
  );
}

/**
 * How many races a sentence asks for: `three races`, `top 10`, `dame 3 opciones`.
 * @param typed - the words before any were read: the `mejores` of `las 3 mejores`
 */
export function readCount(
  words: readonly string[],
  typed: readonly string[] = words,
): Found<number> | null {
  for (const [at, word] of words.entries()) {
    const count = singular.has(word) ? null : readNumber(word);
    if (count === null || !Number.isInteger(count) || count < 1) continue;
    const [before = "", next = ""] = [words[at - 1], words[at + 1]];
    if (
      measured.test(next) ||
      ofAge.test(before) ||
      (countsKnown.has(before) && !countsComing.has(typed[at + 1] ?? "")) ||
      /^[$€£<>/-]$/.test(before)
    )
      continue;
    const isOfRaces = countsRaces(words, at) || countsComing.has(typed[at + 1] ?? "");
    const isAlone =
      countsAsked.has(before) &&
      !raceLengths.has(word) &&
      (next === "" || next === "more" || next === "mas");
    if (isOfRaces || isAlone || (before === "top" && next !== "%")) {
      return { at, size: 1, value: Math.min(count, racesInAnswer.most) };
    }
  }
  return null;
}

/** Whether a number counts races: `three`, some words about them, `races`. */
function countsRaces(words: readonly string[], at: number): boolean {
  const following = words.slice(at + 1, at + 1 + wordsBetween);
  const noun = following.findIndex((word) => raceNouns.has(word));
  return noun >= 0 && !following.slice(0, noun).some((word) => endsCount.has(word));
}

/** How many words may stand between a number and the races that it counts. */
const wordsBetween = 5;
const endsCount = wordSet("in en for por to a or o and y than que - with con under menos mas more");
