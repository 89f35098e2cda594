import { readNumber } from "#features/races/reading/number-words.ts";
import { digitsSlot, numberSlot } from "../words/number-slots.ts";
import {
  type Found,
  findFilled,
  findPhrases,
  phrasebook,
  without,
  wordsOfBook,
} from "../words/phrasebook.ts";
import { wordSet } from "../words/word-set.ts";

/** What a sentence says about ratings: the fewest stars, or the best first. */
export type AskedRating = { kind: "stars"; stars: number } | { kind: "best" };

const stars = phrasebook<(count: number) => number>([
  [
    `[at] [least] [minimum] [over] [above] [more] [than] … [or] [+] [more] star|stars [or] [and] [more|better|higher|above|up|plus] [+],
      [al] [por] [lo] [menos] [minimo] [mas] [de] … [o] [+] [mas] estrella|estrellas [o] [y] [mas|mejor|mejores|arriba],
      rated [at] [least] [over] [above] …, rating [of] [at] [least] [over] [above] …,
      calificacion|puntuacion|valoracion [de] [minima] [mas] [mayor] [al] [menos] [a|de] …`,
    (count) => count,
  ],
]);

const best = phrasebook<AskedRating>([
  [
    `best [rated|reviewed|ranked], top rated|reviewed, highest rated|rating,
      better rated|reviews, well rated|reviewed, good|great reviews|ratings, most popular|loved,
      by rating, sort by rating|stars,
      [las|los] mejor|mejores [valoradas|valorados|calificadas|calificados|puntuadas|puntuados|rankeadas|rankeados],
      bien valoradas|calificadas|valorada|calificada, buenas resenas|opiniones|calificaciones, buena puntuacion|calificacion|valoracion|reputacion,
      mejores resenas|opiniones|calificaciones, mas populares, por calificacion|valoracion`,
    { kind: "best" },
  ],
]);

/** What `best` speaks of where it is not about races. */
const otherBest = wordSet(
  `way time times pace shoes shoe plan strategy price thing day food gel gels training advice
    warm forma manera tiempo tiempos ritmo zapatillas precio momento entrenamiento marca hora`,
);

const praised = /^(?:youre|you|ur|u|eres|sos)$/;

export const ratingWords = [stars, best].flatMap(wordsOfBook);

export function readRatings(words: readonly string[]): Found<AskedRating>[] {
  const found = findFilled(stars, words, starsSlot).map(
    ({ value, ...span }): Found<AskedRating> => ({
      ...span,
      value: { kind: "stars", stars: Math.min(5, Math.max(1, value)) },
    }),
  );
  const rest = without(words, found);
  const bests = findPhrases(best, rest).filter(
    ({ at, size }) =>
      !otherBest.has(rest[at + size] ?? "") &&
      // `In California would be best`.
      !/^(my|mi|o|be|is|works|work)$/.test(rest[at - 1] ?? "") &&
      // `You're the best` praises the assistant.
      !rest.slice(Math.max(0, at - 2), at).some((word) => praised.test(word)) &&
      !(rest[at] === "mejor" && size === 1 && !/^(la|el)$/.test(rest[at - 1] ?? "")),
  );
  return [...found, ...bests];
}

/** `4`, `4.5`, `four`. */
const starsSlot: typeof numberSlot = (words, at) => {
  const found = digitsSlot(words, at) ?? numberSlot(words, at);
  return found && (readNumber(words[at] ?? "") ?? 9) <= 5 ? found : null;
};
